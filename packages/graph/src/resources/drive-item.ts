import { z } from 'zod/mini';
import { identitySet } from './directory.ts';
import { listItem } from './list-item.ts';

export const conflictBehavior = z.enum(['fail', 'replace', 'rename']);
export type ConflictBehavior = z.infer<typeof conflictBehavior>;

const fileSystemInfo = z.looseObject({
  createdDateTime: z.optional(z.string()),
  lastModifiedDateTime: z.optional(z.string()),
});

const itemReference = z.looseObject({
  driveId: z.optional(z.string()),
  driveType: z.optional(z.string()),
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  /** Path of the parent folder: `/drives/{id}/root:/folder`, segments encoded. */
  path: z.optional(z.string()),
  siteId: z.optional(z.string()),
});

const facets = {
  /** Short-lived URL of the content that needs no token; don't store it. */
  '@microsoft.graph.downloadUrl': z.optional(z.string()),
  /** Changes with every change of the item; `"{GUID},4"` with the quotes. */
  eTag: z.optional(z.string()),
  /** Changes only when the content changes. */
  cTag: z.optional(z.string()),
  size: z.optional(z.number()),
  webUrl: z.optional(z.string()),
  description: z.optional(z.string()),
  createdDateTime: z.optional(z.string()),
  lastModifiedDateTime: z.optional(z.string()),
  createdBy: z.optional(identitySet),
  lastModifiedBy: z.optional(identitySet),
  parentReference: z.optional(itemReference),
  file: z.optional(
    z.looseObject({
      mimeType: z.optional(z.string()),
      hashes: z.optional(z.looseObject({ quickXorHash: z.optional(z.string()) })),
    }),
  ),
  folder: z.optional(z.looseObject({ childCount: z.optional(z.number()) })),
  root: z.optional(z.looseObject({})),
  fileSystemInfo: z.optional(fileSystemInfo),
  shared: z.optional(z.looseObject({ scope: z.optional(z.string()) })),
  /** Only visible to the user who checked the item out. */
  publication: z.optional(
    z.looseObject({
      level: z.optional(z.string()),
      versionId: z.optional(z.string()),
      checkedOutBy: z.optional(identitySet),
    }),
  ),
  listItem: z.optional(listItem),
};

/** A file or folder. A selection must name `id` and `name`. */
export const driveItem = z.looseObject({ id: z.string(), name: z.string(), ...facets });
export type DriveItem = z.infer<typeof driveItem>;

/** A row in a page of changes: the current state of an item, or a deleted item, which lacks most properties. */
export const driveChange = z.looseObject({
  id: z.string(),
  name: z.optional(z.string()),
  deleted: z.optional(z.looseObject({ state: z.optional(z.string()) })),
  ...facets,
});
export type DriveChange = z.infer<typeof driveChange>;

export const newFolder = z.looseObject({
  name: z.string(),
  folder: z.looseObject({}),
  '@microsoft.graph.conflictBehavior': z.optional(conflictBehavior),
});
export type NewFolder = z.infer<typeof newFolder>;

/** A file without content, which is uploaded later. */
export const newFile = z.looseObject({
  name: z.string(),
  file: z.looseObject({}),
  '@microsoft.graph.conflictBehavior': z.optional(conflictBehavior),
});
export type NewFile = z.infer<typeof newFile>;

/** Target of a copy: another name, another parent (by ID or path, of this or another drive), or both. */
export const itemCopy = z.looseObject({
  name: z.optional(z.string()),
  parentReference: z.optional(itemReference),
  '@microsoft.graph.conflictBehavior': z.optional(conflictBehavior),
});
export type ItemCopy = z.infer<typeof itemCopy>;

export const thumbnailSet = z.looseObject({ id: z.string() });
export type ThumbnailSet = z.infer<typeof thumbnailSet>;

/** A new name, a new parent (by ID or path), or both. */
export const driveItemChange = z.looseObject({
  name: z.optional(z.string()),
  parentReference: z.optional(itemReference),
  fileSystemInfo: z.optional(fileSystemInfo),
  description: z.optional(z.string()),
  '@microsoft.graph.conflictBehavior': z.optional(conflictBehavior),
});
export type DriveItemChange = z.infer<typeof driveItemChange>;
