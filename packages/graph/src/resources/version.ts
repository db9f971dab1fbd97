import { z } from 'zod';
import { identitySet } from './identity.ts';
import { fieldValues } from './list-item.ts';

const publication = z.looseObject({ level: z.string().optional(), versionId: z.string().optional() });

/** A version of a file; `id` is `2.0`. The current one has no download address. */
export const driveItemVersion = z.looseObject({
  id: z.string(),
  '@microsoft.graph.downloadUrl': z.string().optional(),
  lastModifiedDateTime: z.string().optional(),
  lastModifiedBy: identitySet.optional(),
  size: z.number().optional(),
  publication: publication.optional(),
});
export type DriveItemVersion = z.infer<typeof driveItemVersion>;

/** A version of a row. `fields._CheckinComment` is the latest comment on every version, whatever it was then. */
export const listItemVersion = z.looseObject({
  id: z.string(),
  lastModifiedDateTime: z.string().optional(),
  lastModifiedBy: identitySet.optional(),
  publication: publication.optional(),
  fields: fieldValues.optional(),
});
export type ListItemVersion = z.infer<typeof listItemVersion>;

export const checkInRequest = z.looseObject({ comment: z.string().optional(), checkInAs: z.string().optional() });
export type CheckInRequest = z.infer<typeof checkInRequest>;
