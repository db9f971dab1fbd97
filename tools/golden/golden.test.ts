import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintBlock } from '@tideform/engine';
import { expect, it } from 'vitest';
import { goldenPictures } from './golden-pictures.ts';
import { differenceOf, type GreyPicture, writeGolden } from './grey-picture.ts';
import { drawPages, type SamplePage, samplePages } from './sample-pages.ts';

const golden = goldenPictures();
const shots = join(import.meta.dirname, '..', '..', 'shots', 'golden');

/** Names of pages that do not look as they are to, with what differs. */
function differing(drawn: ReadonlyMap<string, GreyPicture>): readonly string[] {
  return [...drawn].flatMap(([name, picture]) => {
    const former = golden.get(name);
    const difference = former ? differenceOf(former, picture) : 'has no golden picture';
    return difference === undefined ? [] : [`${name}: ${difference}`];
  });
}

it('draws each sample of each component as its golden picture has it (meant? npm run golden, and look at them)', async () => {
  const drawn = await drawPages(await samplePages());
  const wrong = differing(drawn);
  if (wrong.length > 0) {
    mkdirSync(shots, { recursive: true });
    for (const [name, picture] of drawn) writeFileSync(join(shots, `${name}.png`), writeGolden(picture));
  }
  expect(wrong).toEqual([]);
  expect([...golden.keys()].filter((name) => !drawn.has(name))).toEqual([]);
});

const wrongs: Readonly<Record<string, (block: PrintBlock) => PrintBlock>> = {
  'another answer': (block) => (block.kind === 'pair' ? { ...block, value: `${block.value}!` } : block),
  'a row that is gone': (block) => (block.kind === 'table' ? { ...block, rows: block.rows.slice(1) } : block),
  'a label that is gone': (block) => (block.kind === 'group' ? { kind: 'group', blocks: block.blocks } : block),
};

it.each([
  ['another answer', 'textfield.'],
  ['a row that is gone', 'survey.a-visit'],
  ['a label that is gone', 'signature.'],
])('sees %s', async (wrong, name) => {
  const page = (await samplePages()).find((one) => one.name.startsWith(name) && saysSomething(one))!;
  expect(differing(await drawPages([page]))).toEqual([]);
  const blocks = page.blocks.map(wrongs[wrong]!);
  expect(differing(await drawPages([{ ...page, blocks }]))).toEqual([expect.stringContaining('pixels differ')]);
});

const saysSomething = ({ blocks }: SamplePage): boolean =>
  blocks.some((block) => block.kind !== 'pair' || block.value !== '');
