import { z } from 'zod/mini';

export const MANIFEST = 'manifest.json';

/** What a backup has, and by which it is checked. It is written last: a folder without it is no backup. */
export const manifestSchema = z.object({
  product: z.literal('Tideform'),
  version: z.literal(1),
  madeAt: z.string(),
  /** Steps of the database's history, in the order in which they ran. */
  steps: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), file: z.string(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** Content of files, by its hash. */
  contents: z.array(z.string()),
  /** Whether the key that secrets are sealed with is in it. */
  hasKey: z.boolean(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** What an operator has to know, in a line. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed';
}
