import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addSecretsKey,
  parseSecretsKeys,
  readSecretsKeys,
  removeFormerSecretsKeys,
  type SecretsKeys,
} from './read-secrets-keys.ts';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets(new Uint8Array(32).fill(1));

it('decrypts encrypted texts, which do not contain the plain text', () => {
  const sealed = secrets.seal('ein Wort: 語', 'drawer 1');
  expect(sealed).not.toContain('Wort');
  expect(Buffer.from(sealed.split('.')[2]!, 'base64url').toString('utf8')).not.toContain('Wort');
  expect(secrets.open(sealed, 'drawer 1')).toBe('ein Wort: 語');
  expect(secrets.seal('ein Wort: 語', 'drawer 1')).not.toBe(sealed);
});

it('does not decrypt with another context or key, or if the ciphertext was changed', () => {
  const sealed = secrets.seal('a word', 'drawer 1');
  expect(secrets.open(sealed, 'drawer 2')).toBeUndefined();
  expect(createSecrets(new Uint8Array(32).fill(2)).open(sealed, 'drawer 1')).toBeUndefined();
  for (const at of [20, sealed.length - 4]) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(secrets.open(changed, 'drawer 1')).toBeUndefined();
  }
  for (const nonsense of ['', 'v1.', sealed.slice(0, 20)]) expect(secrets.open(nonsense, 'drawer 1')).toBeUndefined();
});

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tideform-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('creates a key file at the first start that only the server’s user can read, and reuses it', () => {
  const folder = join(dataDir, 'new');
  const first = readSecretsKeys({ secretsKeys: undefined, dataDir: folder });
  expect(first.map((key) => key.length)).toEqual([32]);
  expect(readSecretsKeys({ secretsKeys: undefined, dataDir: folder })).toEqual(first);
  expect(statSync(join(folder, 'secrets.key')).mode & 0o077).toBe(0);
  expect(parseSecretsKeys(readFileSync(join(folder, 'secrets.key'), 'utf8'))).toEqual(first);
});

it('uses the configured key, and rejects a damaged key file instead of creating a new key', () => {
  const secretsKeys: SecretsKeys = [new Uint8Array(32).fill(9)];
  expect(readSecretsKeys({ secretsKeys, dataDir })).toBe(secretsKeys);
  writeFileSync(join(dataDir, 'secrets.key'), 'half');
  expect(() => readSecretsKeys({ secretsKeys: undefined, dataDir })).toThrow('doesn’t contain 32 bytes');
});

it('decrypts with a former key until it is removed, and encrypts with the new key', () => {
  const before = createSecrets(...readSecretsKeys({ secretsKeys: undefined, dataDir }));
  const sealed = before.seal('a word', 'drawer 1');
  const after = createSecrets(...addSecretsKey(dataDir));
  expect(after.open(sealed, 'drawer 1')).toBe('a word');
  expect(after.isCurrent(sealed)).toBe(false);
  const anew = after.seal('a word', 'drawer 1');
  expect(after.isCurrent(anew)).toBe(true);
  expect(before.open(anew, 'drawer 1')).toBeUndefined();
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o077).toBe(0);
  removeFormerSecretsKeys(dataDir);
  const alone = createSecrets(...readSecretsKeys({ secretsKeys: undefined, dataDir }));
  expect(alone.open(anew, 'drawer 1')).toBe('a word');
  expect(alone.open(sealed, 'drawer 1')).toBeUndefined();
});
