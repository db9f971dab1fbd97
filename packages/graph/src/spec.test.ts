import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('.', import.meta.url);
/**
 * Folders with tests that quote rules of SPEC.md. Rules about a whole service are tested in the embedded workspace and
 * in `tools`.
 */
const roots = [source, new URL('../../../apps/server/src/workspace/', source), new URL('../../../tools/', source)];
const extractIds = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);

it('SPEC.md and the test titles contain the same rule numbers', () => {
  const ruled = extractIds(readFileSync(new URL('../SPEC.md', source), 'utf8'), /^- \*\*(GR-\d+)\*\*/gm);
  const quoted = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|conformance)\.ts$/.test(file) && !file.includes('node_modules'))
      .flatMap((file) => extractIds(readFileSync(new URL(file, root), 'utf8'), /['`]\[(GR-\d+)\] /g)),
  );
  expect(new Set(quoted)).toEqual(new Set(ruled));
  expect(new Set(ruled).size).toBe(ruled.length);
});
