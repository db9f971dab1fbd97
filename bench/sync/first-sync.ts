import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from '../../tools/browser-kill/browser.ts';
import { openPage } from '../../tools/browser-kill/fill-response.ts';
import { countRows } from '../../tools/browser-kill/local-rows.ts';
import type { TestEnvironment } from '../../tools/browser-kill/test-environment.ts';
import { fillLibrary, type LibraryFilling, openFilling } from './fill-library.ts';

const limitMs = 400_000;

interface Size {
  readonly forms: number;
  readonly responses: number;
}

/** Measures the first sync of a new device, and the requests of a sync without changes. */
export async function measureFirstSync(
  environment: TestEnvironment,
  large: Size,
  print: (line: string) => void,
): Promise<void> {
  const filling = await openFilling(environment);
  const few = await measure(environment, filling, { forms: 10, responses: 20 });
  const many = await measure(environment, filling, large);
  print(
    `measured: first sync of ${large.forms} forms and ${large.responses} own drafts: ${(many.ms / 1000).toFixed(1)} s, ${many.requests} requests, ` +
      `${(many.bytes / 1e6).toFixed(1)} MB (10 forms and 20 drafts: ${(few.ms / 1000).toFixed(1)} s, ${few.requests} requests)`,
  );
  print(
    `${many.again === few.again ? 'met' : 'MISSED'}: sync without changes: ${many.again} requests with ${large.forms} forms, ` +
      `${few.again} with 10 (goal: the same)`,
  );
}

async function measure(environment: TestEnvironment, filling: LibraryFilling, upTo: Size) {
  await fillLibrary(filling, upTo);
  const profile = mkdtempSync(join(tmpdir(), 'tideform-profile-'));
  const browser = await openBrowser(profile);
  try {
    const page = await openPage(browser, environment.origin, environment.mail);
    const before = environment.proxy.traffic;
    const begin = performance.now();
    await page.goto(`${environment.origin}/teams/${environment.form.teamId}/forms`);
    await waitUntil(
      async () =>
        (await countRows(page, 'forms')) >= upTo.forms && (await countRows(page, 'responses')) >= upTo.responses,
    );
    const ms = performance.now() - begin;
    await waitUntilSynced(page);
    const after = environment.proxy.traffic;
    const again = await countRequestsOfAnotherSync(environment, page);
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
async function countRequestsOfAnotherSync(environment: TestEnvironment, page: Page): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < 3; round++) {
    const before = environment.proxy.traffic.requests;
    await page.getByRole('button', { name: 'Up to date' }).click();
    await page.waitForTimeout(3000);
    await waitUntilSynced(page);
    counts.push(environment.proxy.traffic.requests - before);
  }
  return Math.min(...counts);
}

const waitUntilSynced = (page: Page) => page.getByRole('button', { name: 'Up to date' }).waitFor({ timeout: limitMs });

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (const begin = performance.now(); performance.now() - begin < limitMs; ) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The first sync does not finish');
}
