import { z } from 'zod';

/** A person, group, directory role or administrative unit; `@odata.type` says which: `#microsoft.graph.group` … */
export const directoryObject = z.looseObject({
  '@odata.type': z.string().optional(),
  id: z.string(),
  displayName: z.string().nullish(),
  mail: z.string().nullish(),
  userPrincipalName: z.string().optional(),
});
export type DirectoryObject = z.infer<typeof directoryObject>;
