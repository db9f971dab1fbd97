import { z } from 'zod';

/** The tenant. */
export const organization = z.looseObject({
  id: z.string(),
  displayName: z.string().nullish(),
  verifiedDomains: z
    .array(
      z.looseObject({
        name: z.string(),
        isDefault: z.boolean().optional(),
        isInitial: z.boolean().optional(),
        type: z.string().optional(),
        capabilities: z.string().optional(),
      }),
    )
    .optional(),
});
export type Organization = z.infer<typeof organization>;
