import { z } from 'zod/mini';

export const MANIFEST_FILE = 'manifest.json';

/**
 * Manifest of a backup, for checking its completeness. It is written last, so a folder without a manifest isn't a
 * complete backup.
 */
export const manifestSchema = z.object({
  product: z.literal('Tideform'),
  version: z.literal(1),
  madeAt: z.string(),
  /** Names of the applied database migrations, in order. */
  steps: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), file: z.string(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** SHA-256 hashes of the stored files. */
  contents: z.array(z.string()),
  /** Whether the backup contains the key that seals secrets. */
  hasKey: z.boolean(),
});

export type BackupManifest = z.output<typeof manifestSchema>;

/** Failure of a backup, with a message for operators in one line. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed';
}
