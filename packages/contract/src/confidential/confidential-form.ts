import { z } from 'zod/mini';
import { libraryRefusals } from '../library-refusals.ts';

export const confidentialForm = z.object({ confidentialResponses: z.boolean() });

export const confidentialRefusals = {
  /** The credential isn't authorized, or isn't the caller's own. */
  'authorization-required': 409,
  'authorization-expired': 409,
  ...libraryRefusals,
} as const;
