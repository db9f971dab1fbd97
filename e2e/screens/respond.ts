import { expect, type Page } from '@playwright/test';

/** Opens the form and waits until the URL has the ID of the new response. */
export async function startResponse(page: Page, teamId: string, formId: string): Promise<void> {
  await page.goto(`/teams/${teamId}/forms/${formId}/response`);
  await expect(page).toHaveURL(/\/response\/[0-9a-f-]{36}/);
}

/**
 * Checks the confirmation. Its text says that the response was submitted, or that it is on this device and will be
 * sent.
 */
export async function expectThanks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  await expect(
    page.getByText(/^Your response (has been submitted$|is on this device and will be sent )/),
  ).toBeVisible();
}

/** Checks the text of the sync badge. */
export async function expectBadge(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: text })).toBeVisible();
}
