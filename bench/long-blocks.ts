/**
 * Measures how long a page is blocked by a very long form or very long answers, generated as data, in comparison to a
 * tenth of its size and to a form of a hundred fields.
 *
 *     npm run bench:long-blocks
 *     npm run bench:long-blocks -- --only fields,choices --rounds 1 --out try
 *
 * Writes bench/results/long-blocks.md. Compare only the ratios: the machine may have other load.
 */
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/launch-options.ts';
import { buildPage } from '../tools/page/build-page.ts';
import { servePage } from '../tools/page/serve-page.ts';
import { type LongForm, longForms, shortForm } from './long-blocks/long-forms.ts';
import { type BlockTimes, measureBlock } from './long-blocks/measure-block.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    out: { type: 'string', default: 'long-blocks' },
  },
});
const rounds = Number(values.rounds);
const chosen = longForms.filter(({ name }) => values.only.split(',').some((word) => name.includes(word)));

const served = await servePage(await buildPage('long-blocks', join(import.meta.dirname, 'tideform')));
const browser = await chromium.launch(launchOptions);
const lines: string[] = [];
const atStart = formatLoad();
try {
  const short = await measureMedian(() => measureBlock(browser, served.address, shortForm, undefined));
  for (const one of chosen) lines.push(formatLine(one, await measureBothSizes(browser, one), short));
} finally {
  await browser.close();
  served.close();
}

const head = [
  '# Long blocks',
  '',
  'Longest task of the page in ms: the page does not respond while a task runs. "Opening" is from the mount until the page is idle; "then" is',
  'a user action after that. `× tenth` is the ratio to a form of a tenth of the size, `× short` the ratio to a form of 100 fields.',
  `\`npm run bench:long-blocks\` writes this file, with ${rounds === 1 ? 'one browser' : `the median of ${rounds} browsers`} each.`,
  '',
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Chromium ${browser.version()}; load ${atStart} at the start and ${formatLoad()} at the end.`,
  '',
  '| form | longest at 2ab5dfd | opening | × tenth | × short | first field after | then | × tenth |',
  '| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |',
];
const text = `${[...head, ...lines].join('\n')}\n`;
await writeFile(join(import.meta.dirname, 'results', `${values.out}.md`), text);
console.log(text);

async function measureBothSizes(
  where: Browser,
  { count, createContent: make, act }: LongForm,
): Promise<readonly [BlockTimes, BlockTimes]> {
  const [whole, tenth] = [make(count), make(count / 10)];
  return [
    await measureMedian(() => measureBlock(where, served.address, whole, act)),
    await measureMedian(() => measureBlock(where, served.address, tenth, act)),
  ];
}

async function measureMedian(measure: () => Promise<BlockTimes>): Promise<BlockTimes> {
  const all: BlockTimes[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure());
  const middle = (of: (blocks: BlockTimes) => number): number =>
    all.map(of).sort((one, other) => one - other)[rounds >> 1] ?? 0;
  return {
    openMs: middle(({ openMs }) => openMs),
    firstFieldMs: middle(({ firstFieldMs }) => firstFieldMs),
    actMs: all[0]?.actMs === undefined ? undefined : middle(({ actMs }) => actMs ?? 0),
  };
}

function formatLine(
  { name, count, originalBlockSeconds: found, act }: LongForm,
  [whole, tenth]: readonly [BlockTimes, BlockTimes],
  short: BlockTimes,
): string {
  const then = act && whole.actMs !== undefined ? `${act.name}: ${ms(whole.actMs)}` : '-';
  const cells = [
    `${count.toLocaleString('en')} ${name}`,
    `${found} s`,
    ms(whole.openMs),
    ratio(whole.openMs, tenth.openMs),
    ratio(whole.openMs, short.openMs),
    `${whole.firstFieldMs.toFixed(0)} ms`,
    then,
    ratio(whole.actMs, tenth.actMs),
  ];
  console.log(cells.join(' · '));
  return `| ${cells.join(' | ')} |`;
}

/** Formats the duration of a block. Browsers don't report tasks under 50 ms. */
function ms(blockMs: number): string {
  if (blockMs === Number.POSITIVE_INFINITY) return 'over a minute';
  return blockMs === 0 ? 'under 50 ms' : `${blockMs.toFixed(0)} ms`;
}

function ratio(one: number | undefined, other: number | undefined): string {
  return one && other ? (one / other).toFixed(1) : '-';
}

function formatLoad(): string {
  return loadavg()[0]!.toFixed(1);
}
