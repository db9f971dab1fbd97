import { z } from 'zod';
import { identitySet } from './identity.ts';

/** Values by internal column name. A column without value is absent; in a write `null` clears it. */
export const fieldValues = z.record(z.string(), z.unknown());
export type FieldValues = z.infer<typeof fieldValues>;

/** A row of a list, or the row of a file or folder in a library. `id` is a number as a string. */
export const listItem = z.looseObject({
  id: z.string(),
  eTag: z.string().optional(),
  createdDateTime: z.string().optional(),
  lastModifiedDateTime: z.string().optional(),
  webUrl: z.string().optional(),
  createdBy: identitySet.optional(),
  lastModifiedBy: identitySet.optional(),
  parentReference: z
    .looseObject({ id: z.string().optional(), path: z.string().optional(), siteId: z.string().optional() })
    .optional(),
  contentType: z.looseObject({ id: z.string().optional(), name: z.string().optional() }).optional(),
  fields: fieldValues.optional(),
  /** The file or folder, when expanded. */
  driveItem: z.looseObject({ id: z.string().optional(), name: z.string().optional() }).optional(),
});
export type ListItem = z.infer<typeof listItem>;

/** A row to add, or a change of one; the content type is the list's own where there is none. */
export const newListItem = z.looseObject({
  fields: fieldValues.optional(),
  contentType: z.looseObject({ id: z.string().optional(), name: z.string().optional() }).optional(),
});
export type NewListItem = z.infer<typeof newListItem>;

/** A row in a page of changes. A deleted one has little more than its id. */
export const listItemChange = listItem.extend({
  deleted: z.looseObject({ state: z.string().optional() }).optional(),
});
export type ListItemChange = z.infer<typeof listItemChange>;
