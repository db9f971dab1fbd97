import { expect, type Locator, type Page } from '@playwright/test';
import { getTeamId, openTeam } from './teams.ts';

/** Creates an empty form with this title from the forms list, and opens it in the builder. */
export async function createForm(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New form' }).first().click();
  await page.getByRole('button', { name: 'Blank form' }).click();
  const titleField = page.getByRole('textbox', { name: 'Form title' });
  await expect(titleField).toBeVisible();
  await titleField.fill(title);
  await titleField.press('Enter');
  await expect(page.getByRole('button', { name: title })).toBeVisible();
  await expect(page.getByLabel('Saving the title…')).toBeHidden();
}

/** Opens the builder of a form by its URL. */
export async function openBuilder(page: Page, { teamId, formId }: PublishedForm): Promise<void> {
  await page.goto(`/teams/${teamId}/forms/${formId}/build`);
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible();
}

/** Replaces the source of the form, and waits until the draft is saved. */
export async function pasteSource(page: Page, form: unknown): Promise<void> {
  const dialog = await openSource(page);
  await dialog.getByRole('textbox').fill(JSON.stringify(form));
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expectSaved(page);
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

export async function publish(page: Page, comment: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(comment);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const published = page.getByRole('dialog', { name: /^Published version \d+$/ });
  await published.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeHidden();
}

/** Team and form IDs of a published form. */
export interface PublishedForm {
  readonly teamId: string;
  readonly formId: string;
}

/**
 * Creates and publishes a form that everyone in the team can answer. Starts at the teams screen and ends in the
 * builder.
 */
export async function buildAndPublish(
  page: Page,
  form: { readonly team: string; readonly title: string; readonly source: unknown },
): Promise<PublishedForm> {
  await openTeam(page, form.team);
  await createForm(page, form.title);
  await pasteSource(page, form.source);
  await publish(page, '');
  return { teamId: getTeamId(page), formId: getFormId(page) };
}

/** Opens the dialog with the form's source. */
export async function openSource(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  // A menu is in its final position once its first item has focus; an earlier click could miss the item.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'View Source' }).click();
  const dialog = page.getByRole('dialog', { name: 'View Source' });
  await expect(dialog.getByRole('textbox')).toBeVisible();
  return dialog;
}

/** Returns the form ID from the builder's URL. */
export function getFormId(page: Page): string {
  return new URL(page.url()).pathname.split('/')[4] ?? '';
}

/** Opens the preview of the form. */
export async function openPreview(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('toolbar', { name: 'Device' })).toBeVisible();
}
