import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Names in the menu of the formats that the page writes itself. */
export const downloads = ['Excel', 'CSV', 'JSON Lines'] as const;

const LIMIT_MS = 600_000;

/**
 * Downloads all rows of the view.
 *
 * @returns the size of the file in bytes
 */
export async function downloadAll(page: Page, kind: (typeof downloads)[number]): Promise<number> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  const coming = page.waitForEvent('download', { timeout: LIMIT_MS });
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
  const { size } = statSync(await (await coming).path());
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  return size;
}
