import { z } from 'zod/mini';

/** An API key of a team. The secret itself is shown only once, to the owner who created the key. */
export const apiKey = z.object({
  id: z.guid(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  /** Time of the last use, rounded to the hour; `null` if the key was never used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});

export type ApiKey = z.output<typeof apiKey>;
