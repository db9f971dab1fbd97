import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets keys: the current key for encrypting and decrypting, followed by former keys that only decrypt. */
export type SecretsKeys = readonly [Uint8Array, ...Uint8Array[]];

/**
 * Reads the configured secrets keys, or otherwise the keys in the data folder, where the first start creates a key.
 * Processes that share the folder use the same keys.
 */
export function readSecretsKeys(config: {
  readonly secretsKeys: SecretsKeys | undefined;
  readonly dataDir: string;
}): SecretsKeys {
  if (config.secretsKeys) return config.secretsKeys;
  const file = getKeyFile(config.dataDir);
  const existingKeys = loadKeys(file);
  if (existingKeys) return existingKeys;
  const temporaryFile = writeTemporaryKeyFile(file, [randomBytes(32)]);
  try {
    // Creates the complete file atomically, and doesn't replace an existing file.
    linkSync(temporaryFile, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
  return loadKeys(file)!;
}

/** Adds a new current key to the file in the data folder. The server must not be running. @returns all keys */
export function addSecretsKey(dataDir: string): SecretsKeys {
  const keys = readSecretsKeys({ secretsKeys: undefined, dataDir });
  return replaceKeyFile(dataDir, [randomBytes(32), ...keys]);
}

/** Removes former keys from the file in the data folder. @returns the current key */
export function removeFormerSecretsKeys(dataDir: string): SecretsKeys {
  const [currentKey] = readSecretsKeys({ secretsKeys: undefined, dataDir });
  return replaceKeyFile(dataDir, [currentKey]);
}

const getKeyFile = (dataDir: string): string => join(dataDir, 'secrets.key');

function replaceKeyFile(dataDir: string, keys: SecretsKeys): SecretsKeys {
  const file = getKeyFile(dataDir);
  renameSync(writeTemporaryKeyFile(file, keys), file);
  return keys;
}

function writeTemporaryKeyFile(file: string, keys: SecretsKeys): string {
  const temporaryFile = `${file}.${process.pid}`;
  const lines = keys.map((key) => `${Buffer.from(key).toString('base64')}\n`).join('');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(temporaryFile, lines, { mode: 0o600, flush: true });
  return temporaryFile;
}

function loadKeys(file: string): SecretsKeys | undefined {
  const text = readTextIfExists(file);
  if (text === undefined) return undefined;
  const keys = parseSecretsKeys(text);
  if (!keys)
    throw new Error(`${file} doesn’t contain 32 bytes as base64. Restore the key that the secrets were encrypted with`);
  return keys;
}

function readTextIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Parses keys of 32 bytes in base64, separated by whitespace. @returns `undefined` if a key is invalid */
export function parseSecretsKeys(text: string): SecretsKeys | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const areKeys = words.every((word) => /^[A-Za-z0-9+/]{43}=?$/.test(word));
  const [first, ...others] = words.map((word) => Buffer.from(word, 'base64'));
  return areKeys && first ? [first, ...others] : undefined;
}
