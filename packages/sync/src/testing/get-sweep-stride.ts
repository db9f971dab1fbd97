import { inject } from 'vitest';

/**
 * Returns the stride of a sweep: a fault strikes at every n-th position for each code change, or at every position in a
 * complete sweep (`SWEEPS=whole`).
 */
export const getSweepStride = (stride: number): number => (inject('isWhole') ? 1 : stride);
