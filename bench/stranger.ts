/**
 * Measures how a first-time user creates a form and gets its first response: with the mouse, with the keyboard only,
 * and on a phone; in an empty workspace and in the demo.
 *
 *     npm run bench:stranger
 *     npm run bench:stranger -- --only mouse,phone --worlds demonstration
 *
 * Prints every click with its time, and for each input method the number of clicks and keys, the time spent waiting for
 * the product, and the time that a user needs who reads each screen (keystroke-level model). Writes
 * bench/results/stranger.md, and a screenshot of every step to shots/stranger.
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
import { createFirstTimeUser, type FirstTimeUser, type StepTotals } from './stranger/first-time-user.ts';
import { answerOnPhone, createFormByKeyboard, createFormByMouse } from './stranger/input-methods.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'mouse,keys,phone' },
    worlds: { type: 'string', default: 'empty,demonstration' },
  },
});
const goalSeconds = 180;
const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Input methods, each with its browser options. The phone answers the form that the mouse run has published. */
const methods: Readonly<Record<string, readonly [BrowserContextOptions, (user: FirstTimeUser) => Promise<void>]>> = {
  mouse: [desktop, createFormByMouse],
  keys: [desktop, createFormByKeyboard],
  phone: [phone, answerOnPhone],
};

await buildWeb();
const pictures = join(import.meta.dirname, '../shots/stranger');
await mkdir(pictures, { recursive: true });
const executablePath = findChromium({ isWhole: true });
const browser = await chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) });
const lines: string[] = [];
const print = (line: string): void => {
  console.log(line);
  lines.push(line);
};
try {
  for (const serverKind of values.worlds.split(',')) {
    const server = await startServer({ hasContent: serverKind === 'demonstration' });
    try {
      for (const name of values.only.split(',')) await runMethod(server.address, serverKind, name);
    } finally {
      await server.remove();
    }
  }
} finally {
  await browser.close();
}
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
const head = `# From a new form to its first response\n\n${new Date().toISOString().slice(0, 10)}, load at the end ${loadavg()[0]?.toFixed(1)}.\n`;
await writeFile(join(folder, 'stranger.md'), `${head}${lines.map((line) => `${line}\n`).join('')}`);

async function runMethod(baseURL: string, serverKind: string, method: string): Promise<void> {
  const [options, walk] = methods[method] ?? [desktop, createFormByMouse];
  const context = await browser.newContext({ ...options, baseURL, locale: 'en-GB' });
  // The tour is skipped: it would only add one click to close it.
  await skipTour(context);
  const page = await context.newPage();
  await page.goto('/');
  const name = `${serverKind}, ${method}`;
  print(`\n## ${name}\n`);
  const user = createFirstTimeUser(page, print, (step) =>
    page.screenshot({ path: join(pictures, `${serverKind}-${method}-${step}.png`) }),
  );
  // A run in which the user gets stuck is a result too, and the other runs continue.
  const stuck = await walk(user).then(
    () => undefined,
    (cause: unknown) => `STUCK: ${name}: ${cause}`.split('\n')[0],
  );
  if (stuck) process.exitCode = 1;
  print(stuck ?? `\n${formatStepTotals(name, user.getTotals())}`);
  await context.close();
}

function formatStepTotals(name: string, { presses, keys, stumbles, waitedMs, personMs }: StepTotals): string {
  const seconds = (waitedMs + personMs) / 1000;
  return (
    `${seconds <= goalSeconds ? 'met' : 'MISSED'}: ${name}: ${presses} presses, ${keys} keys, ${stumbles} stumbles, waited ` +
    `${(waitedMs / 1000).toFixed(1)} s for the product; a user needs ${seconds.toFixed(0)} s (goal ${goalSeconds})`
  );
}
