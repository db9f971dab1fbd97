import { expect, it } from 'vitest';
import { measureCodeShape } from './code-shape.ts';

const createFile = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines), code: '' });

const createImport = (from: string, to: string) => ({ from, to, isTypeOnly: false });

it('counts modules, their median length and long ones, without tests and declaration files', () => {
  const shape = measureCodeShape(
    [
      createFile('packages/a/src/one.ts', 10),
      createFile('packages/a/src/two.ts', 30),
      createFile('packages/a/src/three.ts', 401),
      createFile('packages/a/src/two.test.ts', 500),
      createFile('packages/a/src/testing/sample.ts', 500),
      createFile('packages/a/src/types.d.ts', 500),
    ],
    [],
  );
  expect(shape).toMatchObject({ modules: 3, medianLines: 30, longModules: ['packages/a/src/three.ts'], folders: 1 });
});

it('finds short modules with a single caller, even if it imports them twice or tests import them too', () => {
  const files = ['page.ts', 'only.ts', 'shared.ts', 'other.ts', 'only.test.ts'].map((name) =>
    createFile(`a/${name}`, 5),
  );
  const { singleCallerSnippets } = measureCodeShape(files, [
    createImport('a/page.ts', 'a/only.ts'),
    createImport('a/page.ts', 'a/only.ts'),
    createImport('a/only.test.ts', 'a/only.ts'),
    createImport('a/page.ts', 'a/shared.ts'),
    createImport('a/other.ts', 'a/shared.ts'),
  ]);
  expect(singleCallerSnippets).toEqual(['a/only.ts']);
});

it('finds crowded folders, and sibling folders that import each other at any depth', () => {
  const crowd = Array.from({ length: 11 }, (_, index) => createFile(`a/crowd/file-${index}.ts`, 5));
  const files = ['a/x/one.ts', 'a/x/deep/two.ts', 'a/y/three.ts', 'a/z/four.ts'].map((path) => createFile(path, 5));
  const shape = measureCodeShape(
    [...crowd, ...files],
    [
      createImport('a/x/deep/two.ts', 'a/y/three.ts'),
      createImport('a/y/three.ts', 'a/x/one.ts'),
      createImport('a/y/three.ts', 'a/z/four.ts'),
      createImport('a/x/one.ts', 'a/x/deep/two.ts'),
    ],
  );
  expect(shape.crowdedFolders).toEqual(['a/crowd']);
  expect(shape.mutualFolders).toEqual(['a/x ↔ y']);
});
