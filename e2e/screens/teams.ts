import type { Page } from '@playwright/test';

export async function openTeam(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Teams' }).getByRole('link', { name }).click();
}

/** The id in the address of the team that is open. */
export function teamIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}
