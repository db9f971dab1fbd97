import { z } from 'zod/mini';
import { identitySet } from './directory.ts';

/** Maps internal column names to values. A column without a value is absent; writing `null` clears a column. */
export const fieldValues = z.record(z.string(), z.unknown());
export type FieldValues = z.infer<typeof fieldValues>;

/** A row of a list, or the row of a file or folder in a library. `id` is a number as a string. */
export const listItem = z.looseObject({
  id: z.string(),
  eTag: z.optional(z.string()),
  createdDateTime: z.optional(z.string()),
  lastModifiedDateTime: z.optional(z.string()),
  webUrl: z.optional(z.string()),
  createdBy: z.optional(identitySet),
  lastModifiedBy: z.optional(identitySet),
  parentReference: z.optional(
    z.looseObject({ id: z.optional(z.string()), path: z.optional(z.string()), siteId: z.optional(z.string()) }),
  ),
  contentType: z.optional(z.looseObject({ id: z.optional(z.string()), name: z.optional(z.string()) })),
  fields: z.optional(fieldValues),
  /** The row's file or folder; only present if expanded. */
  driveItem: z.optional(z.looseObject({ id: z.optional(z.string()), name: z.optional(z.string()) })),
});
export type ListItem = z.infer<typeof listItem>;

/** A row to add, or a change of one; the list's default content type applies without one. */
export const newListItem = z.looseObject({
  fields: z.optional(fieldValues),
  contentType: z.optional(z.looseObject({ id: z.optional(z.string()), name: z.optional(z.string()) })),
});
export type NewListItem = z.infer<typeof newListItem>;

/** A row in a page of changes. A deleted one has little more than its ID. */
export const listItemChange = z.extend(listItem, {
  deleted: z.optional(z.looseObject({ state: z.optional(z.string()) })),
});
export type ListItemChange = z.infer<typeof listItemChange>;

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
