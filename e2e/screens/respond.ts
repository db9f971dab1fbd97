import { expect, type Page } from '@playwright/test';

/** Opens the form and waits until the address is the new response's own. */
export async function startResponse(page: Page, teamId: string, formId: string): Promise<void> {
  await page.goto(`/teams/${teamId}/forms/${formId}/response`);
  await expect(page).toHaveURL(/\/response\/[0-9a-f-]{36}/);
}

/** What waits for a network is thanked for as well, and is not said to have been submitted. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  await expect(
    page.getByText(/^Your response (has been submitted$|is on this device and will be sent )/),
  ).toBeVisible();
}

/** The sync badge says so. */
export async function expectBadge(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: text })).toBeVisible();
}
