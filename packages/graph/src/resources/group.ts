import { z } from 'zod';

/** A Microsoft 365 group (`groupTypes` holds `Unified`) or a security group. */
export const group = z.looseObject({
  '@odata.type': z.string().optional(),
  id: z.string(),
  displayName: z.string().nullish(),
  description: z.string().nullish(),
  mail: z.string().nullish(),
  groupTypes: z.array(z.string()).optional(),
  securityEnabled: z.boolean().nullish(),
  mailEnabled: z.boolean().nullish(),
  visibility: z.string().nullish(),
});
export type Group = z.infer<typeof group>;
