import { z } from 'zod/mini';

/** Period after which submitted responses of a form are deleted. */
export const retentionPeriod = z.object({
  unit: z.enum(['days', 'months']),
  count: z.int().check(z.minimum(1), z.maximum(3650)),
});
export type RetentionPeriod = z.output<typeof retentionPeriod>;

export const formRetention = z.object({
  /** Retention period; `null` if responses aren't deleted. */
  period: z.nullable(retentionPeriod),
  /** State of the connected account with which the server deletes responses. */
  authorization: z.enum(['missing', 'expired', 'valid']),
  /** Owner of the connected account. */
  account: z.optional(z.object({ name: z.string() })),
  /** Result of the last run; absent before the first one. */
  lastRun: z.optional(
    z.object({
      at: z.iso.datetime(),
      deleted: z.int(),
      /** Number of responses that were due but are kept while they are under review. */
      held: z.int(),
      /** Number of responses that were due but that the account isn't allowed to delete. */
      refused: z.int(),
    }),
  ),
});
export type FormRetention = z.output<typeof formRetention>;
