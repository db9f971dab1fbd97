import { expect, type Locator, type Page } from '@playwright/test';
import { findSettingsPane } from './design.ts';

/** Opens the code editor of a setting of the selected component. */
export async function addCode(page: Page, setting: string): Promise<Locator> {
  await findSettingsPane(page)
    .getByRole('button', { name: new RegExp(`^(Add|Edit) code: ${setting}$`) })
    .click();
  const dialog = page.getByRole('dialog', { name: `Code: ${setting}` });
  await expect(findCodeEditor(dialog)).toBeVisible();
  return dialog;
}

/** Switches to JavaScript; a setting without code opens with the formula editor. */
export async function writeJavaScript(dialog: Locator): Promise<void> {
  await expect(findCodeEditor(dialog)).toBeFocused();
  await dialog.getByRole('radio', { name: 'JavaScript' }).click();
  await dialog.getByRole('textbox', { name: /, code$/ }).click();
}

/** Returns the text box of the code editor. */
export const findCodeEditor = (dialog: Locator): Locator => dialog.getByRole('textbox');

export async function closeCode(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  // Fluent restores the page behind a dialog shortly after the dialog has closed.
  await expect(dialog.page().locator('#root[aria-hidden]')).toHaveCount(0);
}
