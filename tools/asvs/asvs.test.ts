// Checks `docs/asvs.md`: every requirement of the OWASP ASVS is listed, every test that the page names exists, and
// technologies that the page calls unused are unused.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Number of level 1 and 2 requirements in each chapter of ASVS 5.0.0. */
const requirementCounts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const rows = [...read('docs/asvs.md').matchAll(/^\| (\d+)\.(\d+\.\d+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, chapter = '', line = '', where = '']) => ({ chapter: Number(chapter), id: `${chapter}.${line}`, where }),
);

it('lists every requirement of the standard once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(requirementCounts.map((_, at) => rows.filter(({ chapter }) => chapter === at + 1).length)).toEqual(
    requirementCounts,
  );
});

it('names an existing test or a reason for each requirement, with at most 25 reasons', () => {
  const tests = rows.flatMap(({ where }) => /^`(.+)`$/.exec(where)?.[1] ?? []);
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  const others = rows.filter(({ where }) => !where.startsWith('`'));
  expect(others.filter(({ where }) => !/^(reason|open): ./.test(where))).toEqual([]);
  const reasons = others.filter(({ where }) => where.startsWith('reason'));
  expect(reasons.length).toBeLessThanOrEqual(25);
  const actualCounts = [tests, reasons, others.filter(({ where }) => where.startsWith('open'))].map(
    ({ length }) => length,
  );
  const counts = /\*\*(\d+)\*\* lines have a test, \*\*(\d+)\*\* a reason, \*\*(\d+)\*\* are open/.exec(
    read('docs/asvs.md'),
  );
  expect(counts?.slice(1).map(Number)).toEqual(actualCounts);
});

const product = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.|\/(testing|abuse)\//.test(path),
);
const findFilesMatching = (sought: RegExp): string[] => product.filter((path) => sought.test(read(path)));

it('uses none of the technologies whose requirements are marked as not applicable', () => {
  const libraries =
    /"node_modules\/(ldapjs|ldapts|xpath|graphql|memcached|memjs|mediasoup|wrtc|werift|node-turn|samlify|@node-saml\/[^"]+|twilio)"/;
  expect(libraries.exec(read('package-lock.json'))?.[1]).toBeUndefined();
  expect(findFilesMatching(/RTCPeerConnection|new ActiveXObject|<applet|pdflatex/)).toEqual([]);
});

it('runs no shell, accepts no client certificates, and bundles no cryptography library', () => {
  expect(findFilesMatching(/\bshell: true|\bexecSync?\(['"`]|requestCert: true/)).toEqual([]);
  const { dependencies } = JSON.parse(read('apps/server/package.json')) as { dependencies: Record<string, string> };
  const known = ['crypto-js', 'sjcl', 'bcryptjs', 'node-forge', 'tweetnacl'];
  expect(known.filter((name) => name in dependencies)).toEqual([]);
});

it('has no dynamic client registration, back-channel sign-out or secret questions', () => {
  expect(
    findFilesMatching(/registration: \{ enabled: true|backchannelLogout: \{ enabled: true|secretQuestion/),
  ).toEqual([]);
});
