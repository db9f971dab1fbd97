import { z } from 'zod/mini';

/** Dates are serial numbers, errors are their names, empty cells are `''`. */
const cellValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const workbookSession = z.looseObject({ id: z.string(), persistChanges: z.optional(z.boolean()) });
export type WorkbookSession = z.infer<typeof workbookSession>;

export const newWorkbookSession = z.looseObject({ persistChanges: z.optional(z.boolean()) });

export const worksheet = z.looseObject({
  id: z.string(),
  name: z.string(),
  position: z.optional(z.number()),
  visibility: z.optional(z.string()),
});
export type Worksheet = z.infer<typeof worksheet>;

export const workbookTable = z.looseObject({
  id: z.string(),
  name: z.string(),
  legacyId: z.optional(z.string()),
  showHeaders: z.optional(z.boolean()),
  showTotals: z.optional(z.boolean()),
});
export type WorkbookTable = z.infer<typeof workbookTable>;

/** `values` has a row for each row of the table, including the header. A selection may omit `id` and `name`. */
export const tableColumn = z.looseObject({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  index: z.optional(z.number()),
  values: z.optional(z.array(z.array(cellValue))),
});
export type TableColumn = z.infer<typeof tableColumn>;

/** A row below the header; `values` has one row. */
export const tableRow = z.looseObject({ index: z.number(), values: z.array(z.array(cellValue)) });
export type TableRow = z.infer<typeof tableRow>;

export const newTable = z.looseObject({ address: z.string(), hasHeaders: z.boolean() });

export const newTableRows = z.looseObject({
  index: z.nullish(z.number()),
  values: z.array(z.array(cellValue)),
});
export const newTableColumn = z.looseObject({
  index: z.nullish(z.number()),
  name: z.optional(z.string()),
  values: z.optional(z.array(z.array(cellValue))),
});
