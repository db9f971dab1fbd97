import { z } from 'zod';

export const confidentialForm = z.object({ confidentialResponses: z.boolean() });

export const confidentialRefusals = {
  /** The credential lacks its authorization, or is nobody's that the caller may lend. */
  'authorization-required': 409,
  'authorization-expired': 409,
  /** The library does not let the credential's account do so, or lacks what it needs; the detail says what. */
  'library-refused': 409,
} as const;
