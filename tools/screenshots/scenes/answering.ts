import { goOffline } from '../../../e2e/world/open-offline.ts';
import type { FormLocation } from '../content.ts';
import { answer, button, choose, menuItem, online, pressEscape, type Scene, type Stage } from '../stage.ts';

const start = (stage: Stage, { teamId, formId }: FormLocation) => answer(stage, teamId, formId);
const check = (stage: Stage, question: string, choice: string) =>
  stage.page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: choice, exact: true }).check();

async function submitAsset(stage: Stage): Promise<void> {
  await start(stage, stage.made.asset);
  await stage.page.getByRole('textbox', { name: 'Number on the label' }).fill('NE-0412');
  await choose(stage, 'What is it?', 'Boiler');
  await choose(stage, 'Where is it?', 'Northgate depot');
  await check(stage, 'Condition', 'Good');
  const next = stage.page.getByLabel('Next check');
  // On a phone, the native date input expects another format.
  await next.fill((await next.getAttribute('type')) === 'date' ? '2027-05-20' : '20.5.2027');
  await next.press('Tab');
}

async function inspectWithDefects(stage: Stage): Promise<void> {
  const { page } = stage;
  await start(stage, stage.made.inspection);
  await choose(stage, 'Site', 'Riverside House');
  await check(stage, 'Did you find any defects?', 'Yes');
  await page
    .getByRole('textbox', { name: /^Defect/ })
    .first()
    .fill('Handrail loose at the second landing of the north stairs');
  await choose(stage, 'Severity', 'High');
  await page
    .getByRole('textbox', { name: /^Quantity/ })
    .first()
    .fill('2');
  await page
    .getByRole('textbox', { name: /^Unit cost/ })
    .first()
    .fill('180');
  await page.getByRole('button', { name: 'Add defect' }).click();
  await page.getByRole('button', { name: 'Add defect' }).scrollIntoViewIfNeeded();
}

async function toTheEnd(stage: Stage): Promise<void> {
  await start(stage, stage.made.survey);
  await choose(stage, 'Which building do you live in?', 'Riverside House');
  const next = button(stage, 'Next');
  for (let page = 1; page < 4; page++) {
    for (const group of await stage.page.getByRole('main').getByRole('radiogroup').all()) {
      await group.getByRole('radio').last().check();
    }
    await next.click();
  }
  await stage.page.getByRole('textbox', { name: 'If we did one thing next year' }).waitFor();
}

/** Scenes of a response, from the first field to the confirmation. */
export const respondScenes: readonly Scene[] = [
  { name: 'respond', open: (stage) => start(stage, stage.made.inspection) },
  {
    name: 'respond-other-tab',
    async open(stage) {
      const { page } = stage;
      await start(stage, stage.made.inspection);
      await choose(stage, 'Site', 'Riverside House');
      const other = await page.context().newPage();
      await other.goto(page.url());
      await button({ ...stage, page: other }, 'Take over').click();
      await button(stage, 'Take over').waitFor();
    },
    async leave({ page }) {
      for (const other of page.context().pages()) if (other !== page) await other.close();
    },
  },
  {
    name: 'respond-issues',
    async open(stage) {
      await start(stage, stage.made.inspection);
      await stage.page.getByRole('button', { name: 'Submit', exact: true }).click();
      await stage.page
        .getByRole('alert')
        .or(stage.page.getByRole('group', { name: /./ }))
        .first()
        .waitFor();
      await stage.page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'respond-rows', open: inspectWithDefects },
  {
    name: 'respond-calendar',
    // On a touch screen, the native calendar would open instead of the app's.
    onlyDesktop: true,
    async open(stage) {
      await start(stage, stage.made.incident);
      await stage.page
        .getByRole('button', { name: stage.say('Choose date and time') })
        .or(button(stage, 'Choose date'))
        .first()
        .click({ timeout: 4000 });
    },
  },
  { name: 'respond-wizard', open: (stage) => start(stage, stage.made.survey) },
  { name: 'respond-wizard-end', open: toTheEnd },
  {
    name: 'respond-menu',
    async open(stage) {
      await start(stage, stage.made.asset);
      await button(stage, 'Options').click();
      await stage.page.getByRole('menuitem').first().waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'respond-leave',
    async open(stage) {
      const { page, say } = stage;
      await start(stage, stage.made.asset);
      await page.getByRole('textbox', { name: 'Number on the label' }).fill('NE-0412');
      await page.getByText(say('Saved on this device, {time}')).waitFor();
      await button(stage, 'Back').click();
      await page.getByRole('alertdialog').or(stage.page.getByRole('dialog')).waitFor();
    },
    leave: async (stage) => button(stage, 'Keep').click(),
  },
  {
    name: 'respond-existing-draft',
    async open(stage) {
      const { page, made } = stage;
      await page.goto(`/teams/${made.asset.teamId}/forms/${made.asset.formId}/response`);
      await page.getByRole('alertdialog').or(stage.page.getByRole('dialog')).waitFor();
    },
  },
  {
    name: 'thanks',
    async open(stage) {
      await submitAsset(stage);
      await stage.page.getByRole('button', { name: 'Submit', exact: true }).click();
      await stage.page.getByText(stage.say('Your response is in your team’s library.')).waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'thanks-waiting',
    async open(stage) {
      await submitAsset(stage);
      await goOffline(stage.page);
      await stage.page.getByRole('button', { name: 'Submit', exact: true }).click();
      await stage.page.getByRole('heading', { name: stage.say('Thanks!') }).waitFor();
    },
    leave: online,
  },
  {
    name: 'device-waiting',
    async open(stage) {
      const { page, say } = stage;
      await submitAsset(stage);
      await goOffline(page);
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await page.getByRole('heading', { name: say('Thanks!') }).waitFor();
      await page.goto('/device');
      await page.getByText(say('Will be sent when you’re back online')).first().waitFor();
    },
    leave: online,
  },
  {
    name: 'clear-draft',
    async open(stage) {
      await start(stage, stage.made.asset);
      await stage.page.getByRole('textbox', { name: 'Number on the label' }).fill('NE-0413');
      await button(stage, 'Options').click();
      await menuItem(stage, 'Clear').click();
      await stage.page.getByRole('alertdialog').or(stage.page.getByRole('dialog')).waitFor();
    },
  },
];
