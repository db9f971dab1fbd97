/** Boolean that IndexedDB can index. */
export type Flag = 0 | 1;
