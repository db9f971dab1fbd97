import { z } from 'zod';

/** A page of rows. Links are absolute and opaque; there is no next link on the last page. */
export function collection<Row extends z.ZodType>(row: Row) {
  return z.looseObject({
    '@odata.context': z.string().optional(),
    '@odata.count': z.number().optional(),
    '@odata.nextLink': z.string().optional(),
    value: z.array(row),
  });
}

/** A page of changes: exactly one of the two links is there; the delta link ends the round. */
export function changes<Row extends z.ZodType>(row: Row) {
  return collection(row).extend({ '@odata.deltaLink': z.string().optional() });
}
