import { expect, type Page } from '@playwright/test';

export async function openTeam(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Teams' }).getByRole('link', { name }).click();
}

/** Returns the team ID from the URL of the open team. */
export function getTeamId(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Checks that the sidebar lists only this team. */
export async function expectOnlyTeam(page: Page, name: string): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Teams' }).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAccessibleName(name);
}
