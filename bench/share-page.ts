/**
 * Measures how long an anonymous respondent waits on a slow phone (CPU six times slower, 1.6 Mbit/s, 150 ms) until the
 * first field of a shared form can be answered: at the first and at the next visit, in comparison to pages of SurveyJS
 * and form.io with the same twenty questions.
 *
 *     npm run bench:share-page
 *     npm run bench:share-page -- --rounds 9 --out try
 *
 * Needs the other products built: in bench/peers `npm ci`, `node build.mjs survey formio`. Writes
 * bench/results/share-page.md. Times are upper bounds if the machine has other load; the ratios are comparable.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/find-chromium.ts';
import { launchOptions } from '../e2e/launch-options.ts';
import { buildWeb } from '../tools/start/build-web.ts';
import { openLoadTestEnvironment } from './share-load/open-load-test-environment.ts';
import { formioForm, surveyForm } from './share-page/questions.ts';
import { servePeer } from './share-page/serve-peer.ts';
import { type Visits, visitTwice } from './share-page/visit.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, out: { type: 'string', default: 'share-page' } },
});
const peers = join(import.meta.dirname, 'peers');
const getPeerFolder = (name: string): string => {
  const folder = join(peers, 'dist', name);
  if (!existsSync(folder))
    throw new Error(`Not built: ${folder}. In bench/peers: npm ci, node build.mjs survey formio`);
  return folder;
};
const goalsMs = { cold: 3500, warm: 1000 } as const;
const externalFiles = ['flatpickr/dist/flatpickr.min.js', 'flatpickr/dist/flatpickr.min.css'];

await buildWeb();
const environment = await openLoadTestEnvironment(1, formioForm);
const survey = await servePeer(getPeerFolder('survey'), surveyForm);
const formio = await servePeer(
  getPeerFolder('formio'),
  formioForm,
  externalFiles.map((path) => join(peers, 'node_modules', path)),
);
const executablePath = findChromium({ isWhole: true });
const browser = await chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) });
const pages = [
  { name: 'Tideform', address: `${environment.origin.replace('127.0.0.1', 'localhost')}/form/${environment.code}` },
  { name: 'SurveyJS', ...survey },
  { name: 'form.io', ...formio },
];
const visitsByPage = new Map<string, Visits[]>(pages.map(({ name }) => [name, []]));
try {
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const { name, address, ...rest } of pages)
      visitsByPage
        .get(name)!
        .push(await visitTwice(browser, address, 'getExternalFile' in rest ? rest.getExternalFile : undefined));
} finally {
  await browser.close();
  survey.close();
  formio.close();
  await environment.close();
}

const computeMedian = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
const getMedian = (name: string, when: keyof Visits, what: 'usableMs' | 'bytes'): number =>
  computeMedian(visitsByPage.get(name)!.map((visits) => visits[when][what]));
const rows = pages.map(({ name }) => {
  const ms = (when: keyof Visits) => getMedian(name, when, 'usableMs').toFixed(0);
  return `| ${name} | ${ms('cold')} | ${ms('warm')} | ${(getMedian(name, 'cold', 'bytes') / 1000).toFixed(0)} |`;
});
const verdicts = (['cold', 'warm'] as const).map((when) => {
  const own = getMedian('Tideform', when, 'usableMs');
  const isAhead = ['SurveyJS', 'form.io'].every((name) => own < getMedian(name, when, 'usableMs'));
  const isMet = own <= goalsMs[when] && isAhead;
  return `${isMet ? 'met' : 'MISSED'}: ${when}: ${own.toFixed(0)} ms (goal ${goalsMs[when]}), ${isAhead ? 'faster than both' : 'not faster than both'}`;
});
const text = [
  '# A shared form on a slow phone',
  '',
  `${cpus().length} cores, load at the end ${loadavg()[0]?.toFixed(1)}, ${values.rounds} rounds, medians.`,
  '',
  '| | first field, first visit, ms | next visit, ms | kB until first field |',
  '| --- | ---: | ---: | ---: |',
  ...rows,
  '',
  ...verdicts.map((line) => `- ${line}`),
  '',
].join('\n');
console.log(text);
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, `${values.out}.md`), text);
