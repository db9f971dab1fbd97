import { people } from '../../../e2e/people.ts';
import { button, pressEscape, type Scene, type Stage } from '../stage.ts';

type Shared = 'inspection' | 'asset' | 'survey';

async function openShare(stage: Stage, form: Shared): Promise<void> {
  const { page, made } = stage;
  const { teamId, formId } = made[form];
  await page.goto(`/teams/${teamId}/forms/${formId}/build`);
  await button(stage, 'Share').click();
  await page.getByRole('dialog').getByRole('img').waitFor();
}

/** Links for anybody; on the first visit one is made, with the owner's account. */
async function openAnyone(stage: Stage, form: Shared): Promise<void> {
  const { page, say } = stage;
  await openShare(stage, form);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: say('Anyone') }).click();
  const links = dialog.getByRole('list', { name: say('Links') });
  await links.or(dialog.getByText(say('No links yet'))).waitFor();
  if (await links.isVisible()) return;
  await button(stage, 'Create link').click();
  const settings = page.getByRole('dialog', { name: say('New link') });
  const asked = page.getByRole('alertdialog');
  await settings.or(asked).waitFor();
  if (await asked.isVisible()) {
    const opening = page.waitForEvent('popup');
    await asked.getByRole('button', { name: say('Sign In') }).click();
    await (await opening).locator(`button[value="${people.owner}"]`).click();
  }
  await settings.getByRole('textbox').first().fill('Gate 1 poster');
  await settings.getByRole('button', { name: say('Create link') }).click();
  await links.waitFor();
}

/** The page of strangers, by the first link of a form; links are made on a desktop, since the builder refuses a phone. */
async function openShared(stage: Stage, form: Shared): Promise<void> {
  const { page } = stage;
  const link = linkOf.get(form) ?? (await readLink(stage, form));
  linkOf.set(form, link);
  await page.goto(link);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('combobox')).first().waitFor();
}

const linkOf = new Map<string, string>();

async function readLink(stage: Stage, form: Shared): Promise<string> {
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

/** A link that asks for a password; on the first visit it is given one. */
async function openLocked(stage: Stage): Promise<void> {
  const { page, say } = stage;
  const seen = page.viewportSize();
  if (!linkOf.has('survey')) {
    linkOf.set('survey', await readLink(stage, 'survey'));
    await page.setViewportSize({ width: 1280, height: 860 });
    await button(stage, 'Settings').first().click();
    const settings = page.getByRole('dialog').last();
    await settings.getByRole('switch', { name: say('Require a password') }).check();
    await settings.locator('input[type=password]').fill('blue kettle');
    await settings.getByRole('button', { name: say('Save') }).click();
    await settings.locator('input[type=password]').waitFor({ state: 'detached' });
    if (seen) await page.setViewportSize(seen);
  }
  await page.goto(linkOf.get('survey')!);
  await page.locator('input[type=password]').waitFor();
}

/** Ways to a form for others. */
export const sharing: readonly Scene[] = [
  { name: 'share-members', onlyDesktop: true, open: (stage) => openShare(stage, 'inspection'), leave: pressEscape },
  {
    name: 'share-opening',
    onlyDesktop: true,
    async open(stage) {
      const { page, say } = stage;
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
      await button(stage, 'Settings').first().click();
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
      // The author's word, in every language.
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('heading', { name: stage.say('Thanks!') }).waitFor();
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
