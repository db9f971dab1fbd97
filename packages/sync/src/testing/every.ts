import { inject } from 'vitest';

/**
 * Returns the stride of a sweep: every n-th place for every change, each place in a complete sweep (`SWEEPS=whole`).
 */
export const every = (stride: number): number => (inject('isWhole') ? 1 : stride);
