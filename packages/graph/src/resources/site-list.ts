import { z } from 'zod/mini';
import { column, newColumn } from './column.ts';
import { identitySet } from './directory.ts';
import { drive } from './drive.ts';
import { listItem } from './list-item.ts';

/** A site; `id` is `hostname,siteCollectionGuid,webGuid`. */
export const site = z.looseObject({
  id: z.string(),
  name: z.optional(z.string()),
  displayName: z.optional(z.string()),
  webUrl: z.optional(z.string()),
  createdDateTime: z.optional(z.string()),
  siteCollection: z.optional(z.looseObject({ hostname: z.optional(z.string()) })),
  root: z.optional(z.looseObject({})),
});
export type Site = z.infer<typeof site>;

/** A list or document library. `name` is its segment in the URL, `displayName` its title. */
export const list = z.looseObject({
  id: z.string(),
  name: z.optional(z.string()),
  displayName: z.optional(z.string()),
  description: z.optional(z.string()),
  eTag: z.optional(z.string()),
  webUrl: z.optional(z.string()),
  createdDateTime: z.optional(z.string()),
  lastModifiedDateTime: z.optional(z.string()),
  createdBy: z.optional(identitySet),
  lastModifiedBy: z.optional(identitySet),
  parentReference: z.optional(z.looseObject({ siteId: z.optional(z.string()) })),
  list: z.optional(
    z.looseObject({
      template: z.optional(z.string()),
      hidden: z.optional(z.boolean()),
      contentTypesEnabled: z.optional(z.boolean()),
    }),
  ),
  /** Present for SharePoint's system lists. */
  system: z.optional(z.looseObject({})),
  drive: z.optional(z.partial(drive)),
  /** Columns of the list; only present if expanded. */
  columns: z.optional(z.array(z.partial(column))),
  /** First rows of the list; only present if expanded. */
  items: z.optional(z.array(z.partial(listItem))),
});
export type List = z.infer<typeof list>;

export const newList = z.looseObject({
  displayName: z.string(),
  description: z.optional(z.string()),
  columns: z.optional(z.array(newColumn)),
  /** Template of the new list: `documentLibrary`, or `genericList` by default. */
  list: z.optional(z.looseObject({ template: z.optional(z.string()) })),
});
export type NewList = z.infer<typeof newList>;

export const listChange = z.looseObject({ displayName: z.optional(z.string()), description: z.optional(z.string()) });
export type ListChange = z.infer<typeof listChange>;
