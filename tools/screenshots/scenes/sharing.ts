import { people } from '../../../e2e/people.ts';
import { findButton, pressEscape, type Scene, type SceneEnvironment } from '../stage.ts';

type SharedFormKey = 'inspection' | 'asset' | 'survey';

async function openShare(stage: SceneEnvironment, form: SharedFormKey): Promise<void> {
  const { page, content: made } = stage;
  const { teamId, formId } = made[form];
  await page.goto(`/teams/${teamId}/forms/${formId}/build`);
  await findButton(stage, 'Share').click();
  await page.getByRole('dialog').getByRole('img').waitFor();
}

/** Opens the tab with share links for anyone. On the first visit, creates a link with the owner's connected account. */
async function openAnyone(stage: SceneEnvironment, form: SharedFormKey): Promise<void> {
  const { page, createTextPattern: say } = stage;
  await openShare(stage, form);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: say('Anyone') }).click();
  const links = dialog.getByRole('list', { name: say('Links') });
  await links.or(dialog.getByText(say('No links yet'))).waitFor();
  if (await links.isVisible()) return;
  await findButton(stage, 'Create link').click();
  const settings = page.getByRole('dialog', { name: say('New link') });
  const signInDialog = page.getByRole('alertdialog');
  await settings.or(signInDialog).waitFor();
  if (await signInDialog.isVisible()) {
    const opening = page.waitForEvent('popup');
    await signInDialog.getByRole('button', { name: say('Sign In') }).click();
    await (await opening).locator(`button[value="${people.owner}"]`).click();
  }
  await settings.getByRole('textbox').first().fill('Gate 1 poster');
  await settings.getByRole('button', { name: say('Create link') }).click();
  await links.waitFor();
}

/**
 * Opens the first share link of a form, as an anonymous respondent does. The link is created in a desktop viewport,
 * because the builder doesn't support phones.
 */
async function openShared(stage: SceneEnvironment, form: SharedFormKey): Promise<void> {
  const { page } = stage;
  const link = shareLinks.get(form) ?? (await readLink(stage, form));
  shareLinks.set(form, link);
  await page.goto(link);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('combobox')).first().waitFor();
}

const shareLinks = new Map<string, string>();

async function readLink(stage: SceneEnvironment, form: SharedFormKey): Promise<string> {
  const { page } = stage;
  const seen = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 860 });
  await openAnyone(stage, form);
  const link = await page
    .getByRole('dialog')
    .getByText(/\/form\/[\w-]+$/)
    .first()
    .innerText();
  if (seen) await page.setViewportSize(seen);
  return link;
}

/** Opens a password-protected share link. On the first visit, sets its password. */
async function openLocked(stage: SceneEnvironment): Promise<void> {
  const { page, createTextPattern: say } = stage;
  const seen = page.viewportSize();
  if (!shareLinks.has('survey')) {
    shareLinks.set('survey', await readLink(stage, 'survey'));
    await page.setViewportSize({ width: 1280, height: 860 });
    await findButton(stage, 'Settings').first().click();
    const settings = page.getByRole('dialog').last();
    await settings.getByRole('switch', { name: say('Require a password') }).check();
    await settings.locator('input[type=password]').fill('blue kettle');
    await settings.getByRole('button', { name: say('Save') }).click();
    await settings.locator('input[type=password]').waitFor({ state: 'detached' });
    if (seen) await page.setViewportSize(seen);
  }
  await page.goto(shareLinks.get('survey')!);
  await page.locator('input[type=password]').waitFor();
}

/** Scenes of sharing a form. */
export const sharingScenes: readonly Scene[] = [
  { name: 'share-members', onlyDesktop: true, open: (stage) => openShare(stage, 'inspection'), leave: pressEscape },
  {
    name: 'share-opening',
    onlyDesktop: true,
    async open(stage) {
      const { page, createTextPattern: say } = stage;
      await openShare(stage, 'inspection');
      await page
        .getByRole('dialog')
        .getByRole('region', { name: say('Availability') })
        .getByRole('button')
        .click();
      await page
        .getByRole('dialog', { name: say('Form availability') })
        .getByRole('textbox')
        .first()
        .waitFor();
    },
    leave: pressEscape,
  },
  { name: 'share-anyone', onlyDesktop: true, open: (stage) => openAnyone(stage, 'inspection'), leave: pressEscape },
  {
    name: 'share-link-settings',
    onlyDesktop: true,
    async open(stage) {
      await openAnyone(stage, 'inspection');
      await findButton(stage, 'Settings').first().click();
      await stage.page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
    leave: pressEscape,
  },
  { name: 'anonymous', open: (stage) => openShared(stage, 'asset') },
  {
    name: 'anonymous-thanks',
    async open(stage) {
      const { page } = stage;
      await openShared(stage, 'asset');
      await page.getByRole('textbox', { name: 'Number on the label' }).fill('BO-0412');
      for (const label of ['What is it?', 'Where is it?'])
        await page.getByRole('combobox', { name: label }).selectOption({ index: 1 });
      await page.getByRole('radio', { name: 'Good' }).check();
      await page.getByRole('textbox', { name: 'Next check' }).fill('2027-01-15');
      await page.keyboard.press('Tab');
      // The button's label is a text of the form's author, so it isn't translated.
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('heading', { name: stage.createTextPattern('Thanks!') }).waitFor();
    },
  },
  { name: 'anonymous-password', open: openLocked },
  {
    name: 'anonymous-password-wrong',
    async open(stage) {
      await openLocked(stage);
      await stage.page.locator('input[type=password]').fill('red kettle');
      await stage.page.keyboard.press('Enter');
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'anonymous-sections', open: (stage) => openShared(stage, 'inspection') },
  {
    name: 'anonymous-gone',
    async open({ page }) {
      await page.goto(`/form/${'A'.repeat(24)}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
