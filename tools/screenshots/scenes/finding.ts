import { goOffline } from '../../../e2e/world/open-offline.ts';
import { findButton, findMenuItem, online, pressEscape, type Scene, type SceneEnvironment } from '../stage.ts';

const getFormsPath = ({ content: made }: SceneEnvironment) => `/teams/${made.teamId}/forms`;

async function openForms(stage: SceneEnvironment, query = ''): Promise<void> {
  await stage.page.goto(getFormsPath(stage) + query);
  await stage.page.getByRole('heading', { level: 1 }).waitFor();
  if (query === '')
    await stage.page.getByText('Moving-in day').or(stage.page.getByText('Holiday request')).first().waitFor();
}

/** Opens the menu of a card in the forms list. */
const openMenu = async (stage: SceneEnvironment, title: string) => {
  await openForms(stage);
  const card = stage.page.getByRole('listitem').filter({ hasText: title });
  await card.getByRole('button', { name: stage.createTextPattern('More options for {title}') }).click();
  await stage.page.getByRole('menuitem').first().waitFor();
};

/** Turns the browser into a kiosk, as a team owner does. */
async function openKiosk({ page, createTextPattern: say }: SceneEnvironment): Promise<void> {
  await page.goto('/device');
  await page.getByLabel(say('4-digit code')).fill('4711');
  await page.getByRole('button', { name: say('Start') }).click();
  await page.getByRole('heading', { name: say('What would you like to fill out?') }).waitFor();
  await page.getByRole('listitem').first().waitFor();
}

/** NOTE: leaves kiosk mode on any screen, as clearing the browser's data would. */
async function leaveKiosk({ page }: SceneEnvironment): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('kiosk'));
}

/** Returns a function that opens a tab of the settings. */
const openSettings = (tab: string) => async (stage: SceneEnvironment) => {
  const { page, createTextPattern: say } = stage;
  await openForms(stage);
  const teams = findButton(stage, 'Open teams');
  if (await teams.isVisible()) await teams.click();
  await findButton(stage, 'Settings').click();
  const dialog = page.getByRole('dialog');
  const onPhone = dialog.getByRole('combobox', { name: say('Settings') });
  await dialog.waitFor();
  if (await onPhone.isVisible()) await onPhone.selectOption(tab.toLowerCase());
  else await page.getByRole('tab', { name: say(tab) }).click();
  await dialog.getByRole('tabpanel', { name: say(tab) }).waitFor();
};

/** Scenes of the forms list, its dialogs, and the app shell. */
export const formsScenes: readonly Scene[] = [
  { name: 'forms', open: (stage) => openForms(stage) },
  { name: 'forms-none', open: (stage) => openForms(stage, '?search=nothing') },
  { name: 'forms-menu', open: (stage) => openMenu(stage, 'Incident report'), leave: pressEscape },
  {
    name: 'forms-details',
    async open(stage) {
      await openMenu(stage, 'Incident report');
      await findMenuItem(stage, 'Edit Details').click();
      await findButton(stage, 'Add metadata').click();
    },
  },
  {
    name: 'forms-delete',
    async open(stage) {
      await openMenu(stage, 'Incident report');
      await findMenuItem(stage, 'Delete').click();
      await stage.page.getByRole('dialog').or(stage.page.getByRole('alertdialog')).waitFor();
    },
  },
  {
    name: 'lets-build',
    async open(stage) {
      await openForms(stage);
      await findButton(stage, 'New form').first().click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'account',
    async open(stage) {
      await openForms(stage);
      await findButton(stage, 'Account: {name}').click();
      await findMenuItem(stage, 'Sign out').waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'notices',
    async open(stage) {
      await openForms(stage);
      // The notification bell appears ten seconds after the screen.
      await findButton(stage, 'Notifications')
        .or(findButton(stage, 'Notifications, {count} new'))
        .click({ timeout: 30_000 });
      await stage.page.getByRole('dialog').waitFor();
      await stage.page.getByRole('progressbar').waitFor({ state: 'detached' });
    },
    leave: pressEscape,
  },
  {
    name: 'teams',
    async open(stage) {
      await openForms(stage);
      const opener = findButton(stage, 'Open teams').or(findButton(stage, 'Teams'));
      if (await opener.first().isVisible()) await opener.first().click();
    },
  },
  {
    name: 'forms-offline',
    async open(stage) {
      await openForms(stage);
      await goOffline(stage.page);
      await stage.page.getByText(stage.createTextPattern('Offline')).first().waitFor({ timeout: 4000 });
    },
    leave: online,
  },
  {
    name: 'device',
    async open({ page, createTextPattern: say }) {
      await page.goto('/device');
      await page.getByText(say('Data source rows')).waitFor();
    },
  },
  { name: 'settings', open: openSettings('Application'), leave: pressEscape },
  { name: 'settings-permissions', open: openSettings('Permissions'), leave: pressEscape },
  { name: 'settings-storage', open: openSettings('Storage'), leave: pressEscape },
  { name: 'kiosk', open: openKiosk, leave: leaveKiosk },
  {
    name: 'kiosk-exit',
    async open(stage) {
      await openKiosk(stage);
      await findButton(stage, 'Exit').click();
      const dialog = stage.page.getByRole('dialog');
      for (const digit of '1234') await dialog.getByRole('button', { name: digit, exact: true }).click();
      await dialog.getByRole('button', { name: stage.createTextPattern('Exit') }).click();
      await dialog.getByText(stage.createTextPattern('Incorrect code, please try again')).waitFor();
    },
    leave: leaveKiosk,
  },
  { name: 'unknown-path', open: ({ page }) => page.goto('/nowhere/at/all') },
  {
    name: 'no-such-form',
    async open(stage) {
      await stage.page.goto(`${getFormsPath(stage)}/nowhere/response`);
      await stage.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
