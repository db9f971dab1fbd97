// Checks that `docs/guides/keep-it-safe.md` matches the code: some requirements in docs/asvs.md demand documentation.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const guide = read('docs/guides/keep-it-safe.md');
const server = globSync('apps/server/src/**/*.ts', { cwd: root }).filter((path) => !/\.test\.|\/testing\//.test(path));

it('names every table with encrypted columns', () => {
  const tables = [...read('apps/server/src/keys/sealed-columns.ts').matchAll(/table: '([^']+)'/g)].map(
    ([, name]) => name!,
  );
  expect(tables.length).toBeGreaterThan(5);
  expect(tables.filter((name) => !guide.includes(name))).toEqual([]);
});

it('names every algorithm that the server uses', () => {
  const named: Readonly<Record<string, string>> = {
    'aes-256-gcm': 'AES-256-GCM',
    sha256: 'SHA-256',
    HS256: 'HS256',
    RS256: 'RS256',
    scrypt: 'scrypt',
  };
  const algorithms = /createCipheriv\('([^']+)'|create(?:Hash|Hmac)\('([^']+)'|alg: '([A-Z]{2}\d{3})'|\b(scrypt)\(/g;
  const used = new Set(
    server.flatMap((path) => [...read(path).matchAll(algorithms)].map((found) => found.slice(1).find(Boolean)!)),
  );
  expect(used.size).toBeGreaterThan(3);
  expect([...used].filter((name) => !guide.includes(named[name] ?? `? ${name}`))).toEqual([]);
});

it('states the same session lifetimes as the code', () => {
  const provider = read('apps/server/src/workspace/identity/provider/create-provider.ts');
  expect(provider).toContain('AuthorizationCode: 60,');
  expect(provider).toContain('Grant: 365 * DAY');
  expect(provider).toContain('Session: 30 * DAY');
  expect(read('apps/server/src/authentication/tokens.ts')).toMatch(
    /TOKEN_LIFETIME_SECONDS = 15 \* 60;[\s\S]*SESSION_LIFETIME_SECONDS = 24 \* 3600/,
  );
  for (const duration of ['60 seconds', '30 days of silence', '365 days', '15 minutes', '24 hours', 'no limit']) {
    expect(guide).toContain(duration);
  }
});

it('states how soon libraries are updated, and what each log level means', () => {
  expect(guide).toMatch(/within 7 days .* critical[\s\S]*within 30 days[\s\S]*90 days/);
  for (const level of ['error', 'warn', 'info', 'debug']) expect(guide).toContain(`\`${level}\``);
});
