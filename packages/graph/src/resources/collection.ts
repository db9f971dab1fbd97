import { z } from 'zod/mini';

/** A page of rows. Links are absolute and opaque; the last page has no next link. */
export function collection<Row extends z.ZodMiniType>(row: Row) {
  return z.looseObject({
    '@odata.context': z.optional(z.string()),
    '@odata.count': z.optional(z.number()),
    '@odata.nextLink': z.optional(z.string()),
    value: z.array(row),
  });
}

/** A page of changes with either a next link or a delta link; the page with the delta link is the last one. */
export function changes<Row extends z.ZodMiniType>(row: Row) {
  return z.extend(collection(row), { '@odata.deltaLink': z.optional(z.string()) });
}
