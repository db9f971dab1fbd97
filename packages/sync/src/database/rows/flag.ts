/** What IndexedDB can index: it knows no booleans. */
export type Flag = 0 | 1;
