import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { doTestsFail } from './test-mutant.ts';

const root = join(import.meta.dirname, '..', '..');
const file = join(root, 'apps/web/src/ui/join-parts.ts');

it('finds a mutant in a file that an earlier run has cached unchanged', async () => {
  const [mutant] = findMutants(file, readFileSync(file, 'utf8'));
  const tests = ['run', '--project', 'units', 'apps/web/src/ui/join-parts.test.ts'];
  expect(await doTestsFail(root, { start: 0, end: 0, replace: '', kind: 'none', file }, tests)).toBe(false);
  expect(await doTestsFail(root, { ...mutant!, file }, tests)).toBe(true);
});
