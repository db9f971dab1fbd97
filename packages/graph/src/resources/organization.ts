import { z } from 'zod/mini';

/** A Microsoft Entra tenant. */
export const organization = z.looseObject({
  id: z.string(),
  displayName: z.nullish(z.string()),
  verifiedDomains: z.optional(
    z.array(
      z.looseObject({
        name: z.string(),
        isDefault: z.optional(z.boolean()),
        isInitial: z.optional(z.boolean()),
        type: z.optional(z.string()),
        capabilities: z.optional(z.string()),
      }),
    ),
  ),
});
export type Organization = z.infer<typeof organization>;
