import { expect, type Page } from '@playwright/test';

/** From the forms list to the builder of a new, empty form with this title. */
export async function newForm(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New form' }).first().click();
  await page.getByRole('button', { name: 'Blank form' }).click();
  const titleField = page.getByRole('textbox', { name: 'Form title' });
  await expect(titleField).toBeVisible({ timeout: 30_000 });
  await titleField.fill(title);
  await titleField.press('Enter');
  await expect(page.getByRole('button', { name: title })).toBeVisible();
}

/** Replaces the form by its source, and waits until the draft is saved. */
export async function pasteSource(page: Page, form: unknown): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'View Source' }).click();
  const dialog = page.getByRole('dialog', { name: 'View Source' });
  await dialog.getByRole('textbox').fill(JSON.stringify(form));
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expectSaved(page);
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
}

export async function publish(page: Page, comment: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(comment);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText('Draft', { exact: true })).toBeHidden();
}

/** The form's id in the builder's address. */
export function formIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[4] ?? '';
}
