import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What is written in the page itself, as the menu calls it. */
export const downloads = ['Excel', 'CSV', 'JSON Lines'] as const;

const LIMIT_MS = 600_000;

/** Downloads all rows of the view. @returns how many bytes came */
export async function downloadAll(page: Page, kind: (typeof downloads)[number]): Promise<number> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  const coming = page.waitForEvent('download', { timeout: LIMIT_MS });
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
  const { size } = statSync(await (await coming).path());
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  return size;
}
