import type { Database } from '../src/database/connect.ts';
import { sealedColumns } from '../src/keys/sealed-columns.ts';
import { resealColumn } from '../src/keys/sealed-store.ts';
import {
  addSecretsKey,
  readSecretsKeys,
  removeFormerSecretsKeys,
  type SecretsKeys,
} from '../src/secrets/read-secrets-keys.ts';
import { createSecrets } from '../src/secrets/secrets.ts';
import { deleteFormerSigningKeys, rotateSigningKey } from '../src/tokens/tokens-store.ts';
import {
  deleteFormerUrlSigningKey as forgetDownloadsKey,
  rotateUrlSigningKey as rotateDownloadsKey,
} from '../src/workspace/graph/signing-key-store.ts';
import {
  deleteFormerIdentityKeys,
  rotateIdentityKeys,
} from '../src/workspace/identity/provider/identity-keys-store.ts';

export interface KeyRotationContext {
  readonly database: Database;
  readonly dataDir: string;
  /** Keys from `SECRETS_KEY`, newest first; `undefined` if the keys are stored in `dataDir`. */
  readonly secretsKeys: SecretsKeys | undefined;
  readonly now: Date;
}

/** Invalid command or unmet precondition, with a one-sentence message for the operator. */
export class WrongKeysCommand extends Error {
  override readonly name = 'WrongKeysCommand';
}

/** Longest validity of signed data, in days: the session of an anonymous respondent. */
const MAX_VALIDITY_DAYS = 91;

/**
 * Rotates the keys for signing and sealing, and reseals stored secrets. Old keys still verify and decrypt.
 * @returns report
 */
export async function rotateKeys(context: KeyRotationContext): Promise<string> {
  const { database, dataDir, secretsKeys, now } = context;
  const keys = secretsKeys ?? addSecretsKey(dataDir);
  await rotateSigningKey(database, now);
  await rotateDownloadsKey(database);
  await rotateIdentityKeys(database, now);
  const { anew, lost } = await resealAll(database, keys);
  return [
    secretsKeys
      ? 'SECRETS_KEY isn’t rotated automatically. Put a new key before the old one.'
      : 'New keys are used for signing and encryption.',
    `${anew} secrets were re-encrypted${lost > 0 ? `, and ${lost} can’t be decrypted with the current keys` : ''}.`,
    `Earlier signatures stay valid until they expire. After ${MAX_VALIDITY_DAYS} days, run "keys forget" to delete old keys.`,
  ].join('\n');
}

/**
 * Deletes old keys that are no longer needed.
 * @param includeUsedKeys also deletes keys that are still in use, so that affected users have to sign in again
 */
export async function deleteOldKeys(context: KeyRotationContext, includeUsedKeys = false): Promise<string> {
  const { database, dataDir, secretsKeys, now } = context;
  const keys = secretsKeys ?? readSecretsKeys({ secretsKeys, dataDir });
  const { anew, lost } = await resealAll(database, keys);
  if (lost > 0 && !includeUsedKeys)
    throw new WrongKeysCommand(`${lost} secrets can’t be decrypted with the current keys. No keys were deleted.`);
  if (!secretsKeys) removeFormerSecretsKeys(dataDir);
  const until = includeUsedKeys ? now : new Date(now.getTime() - MAX_VALIDITY_DAYS * 86_400_000);
  const deletedCount =
    (await deleteFormerSigningKeys(database, until)) + (await deleteFormerIdentityKeys(database, until));
  if (deletedCount > 0) await forgetDownloadsKey(database);
  return `${anew} secrets were re-encrypted, and ${deletedCount} old keys were deleted.`;
}

async function resealAll(database: Database, keys: SecretsKeys) {
  const secrets = createSecrets(...keys);
  const done = { anew: 0, lost: 0 };
  for (const column of sealedColumns) {
    const { anew, lost } = await resealColumn(database, secrets, column);
    done.anew += anew;
    done.lost += lost;
  }
  return done;
}
