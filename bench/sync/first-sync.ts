import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from '../../tools/browser-kill/browser.ts';
import { openPage } from '../../tools/browser-kill/fill-response.ts';
import { countRows } from '../../tools/browser-kill/local-rows.ts';
import type { World } from '../../tools/browser-kill/world.ts';
import { type Filling, fillLibrary, openFilling } from './fill-library.ts';

const limitMs = 400_000;

interface Size {
  readonly forms: number;
  readonly responses: number;
}

/** Measures the first sync of a new device, and the requests of a sync without changes. */
export async function firstSync(world: World, large: Size, say: (line: string) => void): Promise<void> {
  const filling = await openFilling(world);
  const few = await measure(world, filling, { forms: 10, responses: 20 });
  const many = await measure(world, filling, large);
  say(
    `measured: first sync of ${large.forms} forms and ${large.responses} own drafts: ${(many.ms / 1000).toFixed(1)} s, ${many.requests} requests, ` +
      `${(many.bytes / 1e6).toFixed(1)} MB (10 forms and 20 drafts: ${(few.ms / 1000).toFixed(1)} s, ${few.requests} requests)`,
  );
  say(
    `${many.again === few.again ? 'met' : 'MISSED'}: sync without changes: ${many.again} requests with ${large.forms} forms, ` +
      `${few.again} with 10 (goal: the same)`,
  );
}

async function measure(world: World, filling: Filling, upTo: Size) {
  await fillLibrary(filling, upTo);
  const profile = mkdtempSync(join(tmpdir(), 'tideform-profile-'));
  const browser = await openBrowser(profile);
  try {
    const page = await openPage(browser, world.origin, world.mail);
    const before = world.proxy.traffic;
    const begin = performance.now();
    await page.goto(`${world.origin}/teams/${world.form.teamId}/forms`);
    await until(
      async () =>
        (await countRows(page, 'forms')) >= upTo.forms && (await countRows(page, 'responses')) >= upTo.responses,
    );
    const ms = performance.now() - begin;
    await untilIdle(page);
    const after = world.proxy.traffic;
    const again = await requestsOfAnotherSync(world, page);
    return { ms, requests: after.requests - before.requests, bytes: after.bytes - before.bytes, again };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Returns the number of requests of a sync that is started with the sync badge. This is the minimum of three rounds,
 * because a periodic sync may coincide with a round.
 */
async function requestsOfAnotherSync(world: World, page: Page): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < 3; round++) {
    const before = world.proxy.traffic.requests;
    await page.getByRole('button', { name: 'Up to date' }).click();
    await page.waitForTimeout(3000);
    await untilIdle(page);
    counts.push(world.proxy.traffic.requests - before);
  }
  return Math.min(...counts);
}

const untilIdle = (page: Page) => page.getByRole('button', { name: 'Up to date' }).waitFor({ timeout: limitMs });

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const begin = performance.now(); performance.now() - begin < limitMs; ) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The first sync does not finish');
}
