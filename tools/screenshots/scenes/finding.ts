import { goOffline } from '../../../e2e/world/open-offline.ts';
import { button, menuItem, online, pressEscape, type Scene, type Stage } from '../stage.ts';

const forms = ({ made }: Stage) => `/teams/${made.teamId}/forms`;

async function openForms(stage: Stage, query = ''): Promise<void> {
  await stage.page.goto(forms(stage) + query);
  await stage.page.getByRole('heading', { level: 1 }).waitFor();
  if (query === '')
    await stage.page.getByText('Moving-in day').or(stage.page.getByText('Holiday request')).first().waitFor();
}

/** Opens the menu of a card in the forms list. */
const openMenu = async (stage: Stage, title: string) => {
  await openForms(stage);
  const card = stage.page.getByRole('listitem').filter({ hasText: title });
  await card.getByRole('button', { name: stage.say('More options for {title}') }).click();
  await stage.page.getByRole('menuitem').first().waitFor();
};

/** Turns the browser into a kiosk, as a team owner does. */
async function openKiosk({ page, say }: Stage): Promise<void> {
  await page.goto('/device');
  await page.getByLabel(say('4-digit code')).fill('4711');
  await page.getByRole('button', { name: say('Start') }).click();
  await page.getByRole('heading', { name: say('What would you like to fill out?') }).waitFor();
  await page.getByRole('listitem').first().waitFor();
}

/** NOTE: leaves kiosk mode on any screen, as clearing the browser's data would. */
async function leaveKiosk({ page }: Stage): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('kiosk'));
}

/** Returns a function that opens a tab of the settings. */
const openSettings = (tab: string) => async (stage: Stage) => {
  const { page, say } = stage;
  await openForms(stage);
  const teams = button(stage, 'Open teams');
  if (await teams.isVisible()) await teams.click();
  await button(stage, 'Settings').click();
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
      await menuItem(stage, 'Edit Details').click();
      await button(stage, 'Add metadata').click();
    },
  },
  {
    name: 'forms-delete',
    async open(stage) {
      await openMenu(stage, 'Incident report');
      await menuItem(stage, 'Delete').click();
      await stage.page.getByRole('dialog').or(stage.page.getByRole('alertdialog')).waitFor();
    },
  },
  {
    name: 'lets-build',
    async open(stage) {
      await openForms(stage);
      await button(stage, 'New form').first().click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'account',
    async open(stage) {
      await openForms(stage);
      await button(stage, 'Account: {name}').click();
      await menuItem(stage, 'Sign out').waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'notices',
    async open(stage) {
      await openForms(stage);
      // The notification bell appears ten seconds after the screen.
      await button(stage, 'Notifications').or(button(stage, 'Notifications, {count} new')).click({ timeout: 30_000 });
      await stage.page.getByRole('dialog').waitFor();
      await stage.page.getByRole('progressbar').waitFor({ state: 'detached' });
    },
    leave: pressEscape,
  },
  {
    name: 'teams',
    async open(stage) {
      await openForms(stage);
      const opener = button(stage, 'Open teams').or(button(stage, 'Teams'));
      if (await opener.first().isVisible()) await opener.first().click();
    },
  },
  {
    name: 'forms-offline',
    async open(stage) {
      await openForms(stage);
      await goOffline(stage.page);
      await stage.page.getByText(stage.say('Offline')).first().waitFor({ timeout: 4000 });
    },
    leave: online,
  },
  {
    name: 'device',
    async open({ page, say }) {
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
      await button(stage, 'Exit').click();
      const dialog = stage.page.getByRole('dialog');
      for (const digit of '1234') await dialog.getByRole('button', { name: digit, exact: true }).click();
      await dialog.getByRole('button', { name: stage.say('Exit') }).click();
      await dialog.getByText(stage.say('Incorrect code, please try again')).waitFor();
    },
    leave: leaveKiosk,
  },
  { name: 'unknown-path', open: ({ page }) => page.goto('/nowhere/at/all') },
  {
    name: 'no-such-form',
    async open(stage) {
      await stage.page.goto(`${forms(stage)}/nowhere/response`);
      await stage.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
