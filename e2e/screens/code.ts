import { expect, type Locator, type Page } from '@playwright/test';
import { settings } from './design.ts';

/** Opens the code editor of a setting of the selected component. */
export async function addCode(page: Page, setting: string): Promise<Locator> {
  await settings(page)
    .getByRole('button', { name: new RegExp(`^(Add|Edit) code: ${setting}$`) })
    .click();
  const dialog = page.getByRole('dialog', { name: `Code: ${setting}` });
  await expect(codeEditor(dialog)).toBeVisible();
  return dialog;
}

/** Turns from the formula, with which a setting without code opens, to JavaScript. */
export async function writeJavaScript(dialog: Locator): Promise<void> {
  await expect(codeEditor(dialog)).toBeFocused();
  await dialog.getByRole('radio', { name: 'JavaScript' }).click();
  await dialog.getByRole('textbox', { name: /, code$/ }).click();
}

/** Where one types. */
export const codeEditor = (dialog: Locator): Locator => dialog.getByRole('textbox');

export async function closeCode(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  // Fluent gives the page behind a dialog back a moment after the dialog went.
  await expect(dialog.page().locator('#root[aria-hidden]')).toHaveCount(0);
}
