import { expect, type Locator, type Page } from '@playwright/test';
import type { PublishedForm } from './builder.ts';

/** Opens the form's submissions, and refreshes until a row contains these words. Returns that row. */
export async function findSubmission(page: Page, form: PublishedForm, text: string): Promise<Locator> {
  await openSubmissions(page, form);
  const row = page.getByRole('row', { name: text });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(async () => {
    await refresh.click();
    // The Refresh button is disabled while the table loads.
    await expect(refresh).toBeEnabled();
    expect(await row.count()).toBe(1);
  }).toPass();
  return row;
}

export async function openSubmissions(page: Page, { teamId, formId }: PublishedForm): Promise<void> {
  await page.goto(`/teams/${teamId}/forms/${formId}/submissions`);
  await expect(page.getByText(/\d submissions?$/)).toBeVisible();
}
