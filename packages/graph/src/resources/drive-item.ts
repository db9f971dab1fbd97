import { z } from 'zod';
import { identitySet } from './identity.ts';
import { listItem } from './list-item.ts';

export const conflictBehavior = z.enum(['fail', 'replace', 'rename']);
export type ConflictBehavior = z.infer<typeof conflictBehavior>;

const fileSystemInfo = z.looseObject({
  createdDateTime: z.string().optional(),
  lastModifiedDateTime: z.string().optional(),
});

const itemReference = z.looseObject({
  driveId: z.string().optional(),
  driveType: z.string().optional(),
  id: z.string().optional(),
  name: z.string().optional(),
  /** `/drives/{id}/root:/folder`, segments encoded. */
  path: z.string().optional(),
  siteId: z.string().optional(),
});

const facets = {
  /** Short-lived address of the content that needs no token; do not keep it. */
  '@microsoft.graph.downloadUrl': z.string().optional(),
  /** Counts every change of the item, as `"{GUID},4"` with the quotes. */
  eTag: z.string().optional(),
  /** Counts changes of content. */
  cTag: z.string().optional(),
  size: z.number().optional(),
  webUrl: z.string().optional(),
  description: z.string().optional(),
  createdDateTime: z.string().optional(),
  lastModifiedDateTime: z.string().optional(),
  createdBy: identitySet.optional(),
  lastModifiedBy: identitySet.optional(),
  parentReference: itemReference.optional(),
  file: z
    .looseObject({
      mimeType: z.string().optional(),
      hashes: z.looseObject({ quickXorHash: z.string().optional() }).optional(),
    })
    .optional(),
  folder: z.looseObject({ childCount: z.number().optional() }).optional(),
  root: z.looseObject({}).optional(),
  fileSystemInfo: fileSystemInfo.optional(),
  shared: z.looseObject({ scope: z.string().optional() }).optional(),
  /** Shown to the holder of a check-out only. */
  publication: z
    .looseObject({
      level: z.string().optional(),
      versionId: z.string().optional(),
      checkedOutBy: identitySet.optional(),
    })
    .optional(),
  listItem: listItem.optional(),
};

/** A file or folder. A selection must name `id` and `name`. */
export const driveItem = z.looseObject({ id: z.string(), name: z.string(), ...facets });
export type DriveItem = z.infer<typeof driveItem>;

/** A row of a change round: the current state of an item, or, with `deleted`, that it is gone (then most is missing). */
export const driveChange = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  deleted: z.looseObject({ state: z.string().optional() }).optional(),
  ...facets,
});
export type DriveChange = z.infer<typeof driveChange>;

export const newFolder = z.looseObject({
  name: z.string(),
  folder: z.looseObject({}),
  '@microsoft.graph.conflictBehavior': conflictBehavior.optional(),
});
export type NewFolder = z.infer<typeof newFolder>;

/** A file without content, which is written after. */
export const newFile = z.looseObject({
  name: z.string(),
  file: z.looseObject({}),
  '@microsoft.graph.conflictBehavior': conflictBehavior.optional(),
});
export type NewFile = z.infer<typeof newFile>;

/** Where a copy goes: another name, another parent (by id or path, of this drive or another), or both. */
export const itemCopy = z.looseObject({
  name: z.string().optional(),
  parentReference: itemReference.optional(),
  '@microsoft.graph.conflictBehavior': conflictBehavior.optional(),
});
export type ItemCopy = z.infer<typeof itemCopy>;

export const thumbnailSet = z.looseObject({ id: z.string() });
export type ThumbnailSet = z.infer<typeof thumbnailSet>;

/** A new name, a new parent (by id or path), or both. */
export const driveItemChange = z.looseObject({
  name: z.string().optional(),
  parentReference: itemReference.optional(),
  fileSystemInfo: fileSystemInfo.optional(),
  description: z.string().optional(),
  '@microsoft.graph.conflictBehavior': conflictBehavior.optional(),
});
export type DriveItemChange = z.infer<typeof driveItemChange>;
