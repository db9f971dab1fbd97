import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { DirectoryTables } from '../directory/directory-tables.ts';

/** What a download address gives away, to whoever has it, until it expires. */
export interface Download {
  readonly sha256: string;
  readonly size: number;
  readonly name: string;
  readonly contentType: string;
}

/** Makes and reads pre-authenticated addresses. */
export interface UrlSigner {
  /** A token for the last segment of a download address. */
  sign(download: Download, expiresAt: Date): string;
  /** `undefined` for a token that is forged or expired. */
  read(token: string, now: Date): Download | undefined;
}

/** A signer on the key of this installation, made by whichever process asks first: addresses outlive a restart. */
export async function openUrlSigner(database: Database): Promise<UrlSigner> {
  return createUrlSigner(await readKey(database));
}

export function createUrlSigner(key: Buffer): UrlSigner {
  const seal = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign(download, expiresAt) {
      const text = Buffer.from(JSON.stringify({ ...download, expiresAt: expiresAt.getTime() })).toString('base64url');
      return `${text}.${seal(text).toString('base64url')}`;
    },
    read(token, now) {
      const [text = '', given = ''] = token.split('.');
      const seen = Buffer.from(given, 'base64url');
      const expected = seal(text);
      if (seen.length !== expected.length || !timingSafeEqual(seen, expected)) return undefined;
      const { expiresAt, ...download } = JSON.parse(Buffer.from(text, 'base64url').toString());
      return expiresAt > now.getTime() ? download : undefined;
    },
  };
}

const KEY_NAME = 'downloads';

async function readKey(database: Database): Promise<Buffer> {
  const tables = database.withTables<DirectoryTables>();
  await tables
    .insertInto('workspace.signing_keys')
    .values({ name: KEY_NAME, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables
    .selectFrom('workspace.signing_keys')
    .select('key')
    .where('name', '=', KEY_NAME)
    .executeTakeFirstOrThrow();
  return row.key;
}
