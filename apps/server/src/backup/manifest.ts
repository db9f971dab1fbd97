import { z } from 'zod/mini';

export const MANIFEST = 'manifest.json';

/** Contents of a backup, for checking it. It is written last, so a folder without it isn't a complete backup. */
export const manifestSchema = z.object({
  product: z.literal('Tideform'),
  version: z.literal(1),
  madeAt: z.string(),
  /** Database migrations in their order. */
  steps: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), file: z.string(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** Hashes of the contents of files. */
  contents: z.array(z.string()),
  /** Whether the backup contains the key that seals secrets. */
  hasKey: z.boolean(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Failure of a backup, with a message for operators in one line. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed';
}
