import { inject } from 'vitest';

/**
 * Of the places where a fault may strike, each so many-th is tried with every change, each one in a whole sweep
 * (`SWEEPS=whole`).
 */
export const every = (stride: number): number => (inject('isWhole') ? 1 : stride);
