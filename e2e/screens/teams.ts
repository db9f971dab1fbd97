import { expect, type Page } from '@playwright/test';

export async function openTeam(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Teams' }).getByRole('link', { name }).click();
}

/** The id in the address of the team that is open. */
export function teamIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** The sidebar has this team and no other. */
export async function expectOnlyTeam(page: Page, name: string): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Teams' }).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAccessibleName(name);
}
