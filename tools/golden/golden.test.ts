import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintBlock } from '@tideform/engine';
import { expect, it } from 'vitest';
import { readGoldenPictures } from './golden-pictures.ts';
import { describeDifference, type GrayscaleImage, writeGolden } from './grayscale-image.ts';
import { createSamplePages, renderPages, type SamplePage } from './sample-pages.ts';

const golden = readGoldenPictures();
const shots = join(import.meta.dirname, '..', '..', 'shots', 'golden');

/** Returns the names of pages that differ from their golden picture, with a description of the difference. */
function findDifferences(renderedPages: ReadonlyMap<string, GrayscaleImage>): readonly string[] {
  return [...renderedPages].flatMap(([name, picture]) => {
    const former = golden.get(name);
    const difference = former ? describeDifference(former, picture) : 'has no golden picture';
    return difference === undefined ? [] : [`${name}: ${difference}`];
  });
}

it('renders each component sample like its golden picture (intended change? npm run golden, and check the pictures)', async () => {
  const renderedPages = await renderPages(await createSamplePages());
  const wrong = findDifferences(renderedPages);
  if (wrong.length > 0) {
    mkdirSync(shots, { recursive: true });
    for (const [name, picture] of renderedPages) writeFileSync(join(shots, `${name}.png`), writeGolden(picture));
  }
  expect(wrong).toEqual([]);
  expect([...golden.keys()].filter((name) => !renderedPages.has(name))).toEqual([]);
});

const mutations: Readonly<Record<string, (block: PrintBlock) => PrintBlock>> = {
  'another answer': (block) => (block.kind === 'pair' ? { ...block, value: `${block.value}!` } : block),
  'a missing row': (block) => (block.kind === 'table' ? { ...block, rows: block.rows.slice(1) } : block),
  'a missing label': (block) => (block.kind === 'group' ? { kind: 'group', blocks: block.blocks } : block),
};

it.each([
  ['another answer', 'textfield.'],
  ['a missing row', 'survey.a-visit'],
  ['a missing label', 'signature.'],
])('detects %s', async (wrong, name) => {
  const page = (await createSamplePages()).find((one) => one.name.startsWith(name) && hasContent(one))!;
  expect(findDifferences(await renderPages([page]))).toEqual([]);
  const blocks = page.blocks.map(mutations[wrong]!);
  expect(findDifferences(await renderPages([{ ...page, blocks }]))).toEqual([expect.stringContaining('pixels differ')]);
});

const hasContent = ({ blocks }: SamplePage): boolean =>
  blocks.some((block) => block.kind !== 'pair' || block.value !== '');
