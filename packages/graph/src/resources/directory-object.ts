import { z } from 'zod/mini';

/** A person, group, directory role or administrative unit. `@odata.type` is its type: `#microsoft.graph.group` … */
export const directoryObject = z.looseObject({
  '@odata.type': z.optional(z.string()),
  id: z.string(),
  displayName: z.nullish(z.string()),
  mail: z.nullish(z.string()),
  userPrincipalName: z.optional(z.string()),
});
export type DirectoryObject = z.infer<typeof directoryObject>;
