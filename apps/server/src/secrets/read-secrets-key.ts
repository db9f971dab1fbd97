import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key of secrets: what the operator has set, else the one in the data folder, which the first start makes there. Processes that
 * share the folder read the same one.
 */
export function readSecretsKey(config: {
  readonly secretsKey: Uint8Array | undefined;
  readonly dataDir: string;
}): Uint8Array {
  if (config.secretsKey) return config.secretsKey;
  const file = join(config.dataDir, 'secrets.key');
  const known = readKey(file);
  if (known) return known;
  mkdirSync(config.dataDir, { recursive: true });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    // Whole or not at all, and never over one that is there.
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return readKey(file)!;
}

function readKey(file: string): Uint8Array | undefined {
  const text = readText(file);
  if (text === undefined) return undefined;
  const key = parseSecretsKey(text);
  if (!key) throw new Error(`${file} does not hold 32 bytes as base64: put back the key that secrets were sealed with`);
  return key;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** 32 bytes as base64; `undefined` for anything else. */
export function parseSecretsKey(text: string): Uint8Array | undefined {
  const trimmed = text.trim();
  const isBase64 = /^[A-Za-z0-9+/]{43}=?$/.test(trimmed);
  return isBase64 ? Buffer.from(trimmed, 'base64') : undefined;
}
