import { z } from 'zod';
import { column, newColumn } from './column.ts';
import { drive } from './drive.ts';
import { identitySet } from './identity.ts';
import { listItem } from './list-item.ts';

/** A list or document library. `name` is its place in the address, `displayName` its title. */
export const list = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  displayName: z.string().optional(),
  description: z.string().optional(),
  eTag: z.string().optional(),
  webUrl: z.string().optional(),
  createdDateTime: z.string().optional(),
  lastModifiedDateTime: z.string().optional(),
  createdBy: identitySet.optional(),
  lastModifiedBy: identitySet.optional(),
  parentReference: z.looseObject({ siteId: z.string().optional() }).optional(),
  list: z
    .looseObject({
      template: z.string().optional(),
      hidden: z.boolean().optional(),
      contentTypesEnabled: z.boolean().optional(),
    })
    .optional(),
  /** There when the list is SharePoint's own. */
  system: z.looseObject({}).optional(),
  drive: drive.partial().optional(),
  /** When expanded. */
  columns: z.array(column.partial()).optional(),
  /** Its first rows, when expanded. */
  items: z.array(listItem.partial()).optional(),
});
export type List = z.infer<typeof list>;

export const newList = z.looseObject({
  displayName: z.string(),
  description: z.string().optional(),
  columns: z.array(newColumn).optional(),
  /** `documentLibrary`, or `genericList` when left out. */
  list: z.looseObject({ template: z.string().optional() }).optional(),
});
export type NewList = z.infer<typeof newList>;

export const listChange = z.looseObject({ displayName: z.string().optional(), description: z.string().optional() });
export type ListChange = z.infer<typeof listChange>;
