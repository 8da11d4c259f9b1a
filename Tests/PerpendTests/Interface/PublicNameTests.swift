import Testing

/// A file may import SwiftUI, UIKit, AppKit, Foundation or MacTypes beside the library without qualifying a name, and
/// each name is explained.
struct PublicNameTests {
  @Test func noNameIsTaken() throws {
    let names = try SymbolGraph.ofPerpend().topLevelNames
    #expect(names.contains("LayoutIndex"))
    #expect(names.intersection(Self.taken) == [])
  }

  /// Every public name has a doc comment, cases of enums too.
  @Test func everyNameIsDocumented() throws {
    let graph = try SymbolGraph.ofPerpend()
    #expect(graph.cases(of: "LayoutError.Quantity").count > 20)
    #expect(graph.undocumented == [])
  }

  /// Types of those modules that an app is likely to use, and the standard library's.
  private static let taken = Set(
    """
    Alert Alignment AlignmentID Anchor Angle Animatable Animation AnyGesture AnyLayout AnyShape AnyTransition
    AnyView App Axis
    BackgroundStyle Binding Bindable BlendMode BorderShape Button Canvas Capsule Circle Color ColorScheme
    CommandGroup Commands
    ContainerRelativeShape ContainerValues ContentMode ContentShapeKinds ContentUnavailableView ControlGroup
    ControlSize CoordinateSpace
    DatePicker DisclosureGroup DismissAction Divider DragGesture DropInfo DropProposal DynamicTypeSize Edge
    EdgeInsets EditMode Ellipse
    Environment EventModifiers FillStyle FocusState Font ForEach Form Gauge GeometryProxy GeometryReader Gesture
    Glass Gradient
    GraphicsContext Grid GridItem GridRow Group GroupBox HStack HorizontalAlignment HorizontalEdge Image
    InsetShape Label LabeledContent
    Layout LayoutDirection LayoutDirectionBehavior LayoutProperties LayoutRotationUnaryLayout LayoutSubview
    LayoutSubviews LayoutValueKey
    LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List Material Menu Namespace NavigationLink
    NavigationStack OutlineGroup
    OutlineSubgroupChildren Path PhaseAnimator Picker PinnedScrollableViews Popover PreferenceKey ProgressView
    ProjectionTransform
    ProposedViewSize Prominence Rectangle RenameButton ResizingMode RotationGesture RoundedCornerStyle
    RoundedRectangle SafeAreaRegions
    Scene ScrollAnchorRole ScrollBounceBehavior ScrollEdgeEffectStyle ScrollGeometry ScrollInputBehavior
    ScrollPhase ScrollPosition
    ScrollTarget ScrollTargetBehavior ScrollTransitionPhase ScrollView ScrollViewProxy Section
    SectionConfiguration SectionCollection
    Shader Shape Slider Spacer Spring State StateObject Stepper StrokeStyle Subview SubviewsCollection Tab
    TabView Table TableColumn
    TapGesture Text TextAlignment TextField Toggle ToolbarItem Transaction Transition TupleView UnitPoint
    UnitCurve VStack
    VerticalAlignment VerticalEdge View ViewThatFits Visibility Window WindowGroup ZStack
    Point Rect Size Fixed Style Ptr Handle Byte Str255 RGBColor Pattern Cursor BitMap
    Bundle Calendar CharacterSet Data Date DateInterval Dimension Formatter Host IndexPath IndexSet Locale
    Measurement Notification
    Operation OperationQueue Port Process Progress RunLoop Scanner Stream Thread Timer URL UUID Unit UserDefaults
    Decimal
    Task Duration Clock Result Error Never Set Range Span Slice Mirror Observation
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
