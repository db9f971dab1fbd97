import { z } from 'zod/mini';
import { libraryRefusals } from '../library-refusals.ts';

export const confidentialForm = z.object({ confidentialResponses: z.boolean() });

export const confidentialRefusals = {
  /** The credential lacks its authorization, or is nobody's that the caller may lend. */
  'authorization-required': 409,
  'authorization-expired': 409,
  ...libraryRefusals,
} as const;
