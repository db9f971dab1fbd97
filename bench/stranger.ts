/**
 * From zero to a form's first answer, as somebody does it who has never seen the product: with the mouse, with keys alone, and on a phone;
 * in an empty workspace and in the demonstration.
 *
 *     npm run bench:stranger
 *     npm run bench:stranger -- --only mouse,phone --worlds demonstration
 *
 * Prints every press with its time, and for each way how many presses and keys it took, how long the product made the person wait, and how
 * long a person needs who looks at each screen again (keystroke-level model). Writes bench/results/stranger.md, and a picture after every
 * step to shots/stranger.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { findChromium } from '../e2e/find-chromium.ts';
import { launchOptions } from '../e2e/launch-options.ts';
import { startServer } from '../e2e/world/server-process.ts';
import { skipTour } from '../e2e/world/skip-tour.ts';
import { buildWeb } from '../tools/start/build-web.ts';
import { openStranger, type Stranger, type Sum } from './stranger/open-stranger.ts';
import { answerOnPhone, byKeys, byMouse } from './stranger/ways.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'mouse,keys,phone' },
    worlds: { type: 'string', default: 'empty,demonstration' },
  },
});
const goalSeconds = 180;
const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Each in a browser of its own; the phone finds what the others have left. */
const ways: Readonly<Record<string, readonly [BrowserContextOptions, (stranger: Stranger) => Promise<void>]>> = {
  mouse: [desktop, byMouse],
  keys: [desktop, byKeys],
  phone: [phone, answerOnPhone],
};

await buildWeb();
const pictures = join(import.meta.dirname, '../shots/stranger');
await mkdir(pictures, { recursive: true });
const executablePath = findChromium({ isWhole: true });
const browser = await chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) });
const lines: string[] = [];
const say = (line: string): void => {
  console.log(line);
  lines.push(line);
};
try {
  for (const world of values.worlds.split(',')) {
    const server = await startServer({ hasContent: world === 'demonstration' });
    try {
      for (const name of values.only.split(',')) await walkIn(server.address, world, name);
    } finally {
      await server.remove();
    }
  }
} finally {
  await browser.close();
}
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
const head = `# A form from zero to its first answer\n\n${new Date().toISOString().slice(0, 10)}, load of the machine at the end ${loadavg()[0]?.toFixed(1)}.\n`;
await writeFile(join(folder, 'stranger.md'), `${head}${lines.map((line) => `${line}\n`).join('')}`);

async function walkIn(baseURL: string, world: string, way: string): Promise<void> {
  const [options, walk] = ways[way] ?? [desktop, byMouse];
  const context = await browser.newContext({ ...options, baseURL, locale: 'en-GB' });
  // What is counted is the way itself: the tour is one press more, for whoever wants it away.
  await skipTour(context);
  const page = await context.newPage();
  await page.goto('/');
  const name = `${world}, ${way}`;
  say(`\n## ${name}\n`);
  const stranger = openStranger(page, say, (step) =>
    page.screenshot({ path: join(pictures, `${world}-${way}-${step}.png`) }),
  );
  // Where somebody gets stuck is a result too, and the others go on.
  const stuck = await walk(stranger).then(
    () => undefined,
    (cause: unknown) => `STUCK: ${name}: ${cause}`.split('\n')[0],
  );
  if (stuck) process.exitCode = 1;
  say(stuck ?? `\n${wordSum(name, stranger.sum())}`);
  await context.close();
}

function wordSum(name: string, { presses, keys, stumbles, waitedMs, personMs }: Sum): string {
  const seconds = (waitedMs + personMs) / 1000;
  return (
    `${seconds <= goalSeconds ? 'met' : 'MISSED'}: ${name}: ${presses} presses, ${keys} keys, ${stumbles} stumbles, waited ` +
    `${(waitedMs / 1000).toFixed(1)} s for the product; a person needs ${seconds.toFixed(0)} s (goal ${goalSeconds})`
  );
}
