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

/** Graph's error envelope. `innerError` may be nested; older endpoints write `innererror`. */
export const errorResponse = z.looseObject({
  error: z.looseObject({
    code: z.string(),
    message: z.optional(z.string()),
    innerError: z.optional(z.unknown()),
    innererror: z.optional(z.unknown()),
  }),
});
export type ErrorResponse = z.infer<typeof errorResponse>;

const headers = z.record(z.string(), z.string());

/** Up to 20 calls; `url` is relative to the base address. Bytes are base64 strings in both directions. */
export const batchRequest = z.looseObject({
  requests: z.array(
    z.looseObject({
      id: z.string(),
      method: z.string(),
      url: z.string(),
      headers: z.optional(headers),
      body: z.optional(z.unknown()),
      dependsOn: z.optional(z.array(z.string())),
    }),
  ),
});
export type BatchRequest = z.infer<typeof batchRequest>;

export const batchResponse = z.looseObject({
  responses: z.array(
    z.looseObject({
      id: z.string(),
      status: z.number(),
      headers: z.optional(headers),
      body: z.optional(z.unknown()),
    }),
  ),
});
export type BatchResponse = z.infer<typeof batchResponse>;
