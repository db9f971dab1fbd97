import { expect, type Locator, type Page } from '@playwright/test';
import type { PublishedForm } from './builder.ts';

/** Opens the form's submissions and refreshes until the library has a submission with these words. Returns its row. */
export async function findSubmission(page: Page, form: PublishedForm, words: string): Promise<Locator> {
  await openSubmissions(page, form);
  const row = page.getByRole('row', { name: words });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(async () => {
    await refresh.click();
    // The button is disabled while loading.
    await expect(refresh).toBeEnabled();
    expect(await row.count()).toBe(1);
  }).toPass();
  return row;
}

export async function openSubmissions(page: Page, { teamId, formId }: PublishedForm): Promise<void> {
  await page.goto(`/teams/${teamId}/forms/${formId}/submissions`);
  await expect(page.getByText(/\d submissions?$/)).toBeVisible();
}
