import { z } from 'zod/mini';

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
