// `docs/asvs.md`: no line of OWASP's standard is missing, every test that it names is there, and what it says is absent is.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Lines of levels 1 and 2 of each chapter of version 5.0.0. */
const lines = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const rows = [...read('docs/asvs.md').matchAll(/^\| (\d+)\.(\d+\.\d+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, chapter = '', line = '', where = '']) => ({ chapter: Number(chapter), id: `${chapter}.${line}`, where }),
);

it('has every line of the standard once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(lines.map((_, at) => rows.filter(({ chapter }) => chapter === at + 1).length)).toEqual(lines);
});

it('names a test that is there, or says why there is none: at most 25 by a reason alone', () => {
  const tests = rows.flatMap(({ where }) => /^`(.+)`$/.exec(where)?.[1] ?? []);
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  const others = rows.filter(({ where }) => !where.startsWith('`'));
  expect(others.filter(({ where }) => !/^(reason|open): ./.test(where))).toEqual([]);
  const reasons = others.filter(({ where }) => where.startsWith('reason'));
  expect(reasons.length).toBeLessThanOrEqual(25);
  const said = [tests, reasons, others.filter(({ where }) => where.startsWith('open'))].map(({ length }) => length);
  const counts = /\*\*(\d+)\*\* lines have a test, \*\*(\d+)\*\* a reason, \*\*(\d+)\*\* are open/.exec(
    read('docs/asvs.md'),
  );
  expect(counts?.slice(1).map(Number)).toEqual(said);
});

const product = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.|\/(testing|abuse)\//.test(path),
);
const usedBy = (sought: RegExp): string[] => product.filter((path) => sought.test(read(path)));

it('uses no technology whose lines it calls absent', () => {
  const libraries =
    /"node_modules\/(ldapjs|ldapts|xpath|graphql|memcached|memjs|mediasoup|wrtc|werift|node-turn|samlify|@node-saml\/[^"]+|twilio)"/;
  expect(libraries.exec(read('package-lock.json'))?.[1]).toBeUndefined();
  expect(usedBy(/RTCPeerConnection|new ActiveXObject|<applet|pdflatex/)).toEqual([]);
});

it('runs no shell, takes no client certificate, and brings no cryptography of its own', () => {
  expect(usedBy(/\bshell: true|\bexecSync?\(['"`]|requestCert: true/)).toEqual([]);
  const { dependencies } = JSON.parse(read('apps/server/package.json')) as { dependencies: Record<string, string> };
  const known = ['crypto-js', 'sjcl', 'bcryptjs', 'node-forge', 'tweetnacl'];
  expect(known.filter((name) => name in dependencies)).toEqual([]);
});

it('lets nobody register an app, sign others out from afar, or answer a question in place of a password', () => {
  expect(usedBy(/registration: \{ enabled: true|backchannelLogout: \{ enabled: true|secretQuestion/)).toEqual([]);
});
