import { z } from 'zod/mini';

/** A key by which programs act for a team. The key itself is shown once, to who has made it. */
export const apiKey = z.object({
  id: z.guid(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  /** To the hour; `null`: never. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});

export type ApiKey = z.output<typeof apiKey>;
