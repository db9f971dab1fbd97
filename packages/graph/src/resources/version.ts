import { z } from 'zod/mini';
import { identitySet } from './identity.ts';
import { fieldValues } from './list-item.ts';

const publication = z.looseObject({ level: z.optional(z.string()), versionId: z.optional(z.string()) });

/** A version of a file; `id` is `2.0`. The current one has no download URL. */
export const driveItemVersion = z.looseObject({
  id: z.string(),
  '@microsoft.graph.downloadUrl': z.optional(z.string()),
  lastModifiedDateTime: z.optional(z.string()),
  lastModifiedBy: z.optional(identitySet),
  size: z.optional(z.number()),
  publication: z.optional(publication),
});
export type DriveItemVersion = z.infer<typeof driveItemVersion>;

/** A version of a row. `fields._CheckinComment` is the latest comment on every version. */
export const listItemVersion = z.looseObject({
  id: z.string(),
  lastModifiedDateTime: z.optional(z.string()),
  lastModifiedBy: z.optional(identitySet),
  publication: z.optional(publication),
  fields: z.optional(fieldValues),
});
export type ListItemVersion = z.infer<typeof listItemVersion>;

export const checkInRequest = z.looseObject({ comment: z.optional(z.string()), checkInAs: z.optional(z.string()) });
export type CheckInRequest = z.infer<typeof checkInRequest>;
