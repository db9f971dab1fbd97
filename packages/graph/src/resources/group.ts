import { z } from 'zod/mini';

/** A Microsoft 365 group (`groupTypes` contains `Unified`) or a security group. */
export const group = z.looseObject({
  '@odata.type': z.optional(z.string()),
  id: z.string(),
  displayName: z.nullish(z.string()),
  description: z.nullish(z.string()),
  mail: z.nullish(z.string()),
  groupTypes: z.optional(z.array(z.string())),
  securityEnabled: z.nullish(z.boolean()),
  mailEnabled: z.nullish(z.boolean()),
  visibility: z.nullish(z.string()),
});
export type Group = z.infer<typeof group>;
