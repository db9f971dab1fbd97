import { z } from 'zod';

/** Dates are serial numbers, errors are their names, empty cells are `''`. */
const cellValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const workbookSession = z.looseObject({ id: z.string(), persistChanges: z.boolean().optional() });
export type WorkbookSession = z.infer<typeof workbookSession>;

export const newWorkbookSession = z.looseObject({ persistChanges: z.boolean().optional() });

export const worksheet = z.looseObject({
  id: z.string(),
  name: z.string(),
  position: z.number().optional(),
  visibility: z.string().optional(),
});
export type Worksheet = z.infer<typeof worksheet>;

export const workbookTable = z.looseObject({
  id: z.string(),
  name: z.string(),
  legacyId: z.string().optional(),
  showHeaders: z.boolean().optional(),
  showTotals: z.boolean().optional(),
});
export type WorkbookTable = z.infer<typeof workbookTable>;

/** `values` has a row for each row of the table, the header's first. A selection may leave `id` and `name` out. */
export const tableColumn = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  index: z.number().optional(),
  values: z.array(z.array(cellValue)).optional(),
});
export type TableColumn = z.infer<typeof tableColumn>;

/** A row below the header; `values` has one row. */
export const tableRow = z.looseObject({ index: z.number(), values: z.array(z.array(cellValue)) });
export type TableRow = z.infer<typeof tableRow>;

export const newTable = z.looseObject({ address: z.string(), hasHeaders: z.boolean() });

export const newTableRows = z.looseObject({
  index: z.number().nullish(),
  values: z.array(z.array(cellValue)),
});
export const newTableColumn = z.looseObject({
  index: z.number().nullish(),
  name: z.string().optional(),
  values: z.array(z.array(cellValue)).optional(),
});
