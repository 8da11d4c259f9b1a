#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many pieces of memory the calling thread has allocated so far, or -1 where they are not counted.
long allocation_count(void);

#endif
