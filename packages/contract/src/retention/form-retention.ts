import { z } from 'zod/mini';

/** After how long submitted responses of a form are deleted. */
export const retentionPeriod = z.object({
  unit: z.enum(['days', 'months']),
  count: z.int().check(z.minimum(1), z.maximum(3650)),
});
export type RetentionPeriod = z.output<typeof retentionPeriod>;

export const formRetention = z.object({
  /** `null`: they are kept. */
  period: z.nullable(retentionPeriod),
  /** How the account is by which the server deletes. */
  authorization: z.enum(['missing', 'expired', 'valid']),
  /** Whose account it is. */
  account: z.optional(z.object({ name: z.string() })),
  /** What the last run did; absent before the first one. */
  lastRun: z.optional(
    z.object({
      at: z.iso.datetime(),
      deleted: z.int(),
      /** Were due, and stay while they are under review. */
      held: z.int(),
      /** Were due, and the account may not delete them. */
      refused: z.int(),
    }),
  ),
});
export type FormRetention = z.output<typeof formRetention>;
