import { goOffline } from '../../../e2e/world/open-offline.ts';
import type { FormLocation } from '../content.ts';
import {
  findButton,
  findMenuItem,
  online,
  pressEscape,
  type Scene,
  type SceneEnvironment,
  selectOption,
  startNewResponse,
} from '../stage.ts';

const start = (stage: SceneEnvironment, { teamId, formId }: FormLocation) => startNewResponse(stage, teamId, formId);
const check = (stage: SceneEnvironment, question: string, choice: string) =>
  stage.page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: choice, exact: true }).check();

async function submitAsset(stage: SceneEnvironment): Promise<void> {
  await start(stage, stage.content.asset);
  await stage.page.getByRole('textbox', { name: 'Number on the label' }).fill('NE-0412');
  await selectOption(stage, 'What is it?', 'Boiler');
  await selectOption(stage, 'Where is it?', 'Northgate depot');
  await check(stage, 'Condition', 'Good');
  const next = stage.page.getByLabel('Next check');
  // On a phone, the native date input expects another format.
  await next.fill((await next.getAttribute('type')) === 'date' ? '2027-05-20' : '20.5.2027');
  await next.press('Tab');
}

async function inspectWithDefects(stage: SceneEnvironment): Promise<void> {
  const { page } = stage;
  await start(stage, stage.content.inspection);
  await selectOption(stage, 'Site', 'Riverside House');
  await check(stage, 'Did you find any defects?', 'Yes');
  await page
    .getByRole('textbox', { name: /^Defect/ })
    .first()
    .fill('Handrail loose at the second landing of the north stairs');
  await selectOption(stage, 'Severity', 'High');
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

async function toTheEnd(stage: SceneEnvironment): Promise<void> {
  await start(stage, stage.content.survey);
  await selectOption(stage, 'Which building do you live in?', 'Riverside House');
  const next = findButton(stage, 'Next');
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
  { name: 'respond', open: (stage) => start(stage, stage.content.inspection) },
  {
    name: 'respond-other-tab',
    async open(stage) {
      const { page } = stage;
      await start(stage, stage.content.inspection);
      await selectOption(stage, 'Site', 'Riverside House');
      const other = await page.context().newPage();
      await other.goto(page.url());
      await findButton({ ...stage, page: other }, 'Take over').click();
      await findButton(stage, 'Take over').waitFor();
    },
    async leave({ page }) {
      for (const other of page.context().pages()) if (other !== page) await other.close();
    },
  },
  {
    name: 'respond-issues',
    async open(stage) {
      await start(stage, stage.content.inspection);
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
      await start(stage, stage.content.incident);
      await stage.page
        .getByRole('button', { name: stage.createTextPattern('Choose date and time') })
        .or(findButton(stage, 'Choose date'))
        .first()
        .click({ timeout: 4000 });
    },
  },
  { name: 'respond-wizard', open: (stage) => start(stage, stage.content.survey) },
  { name: 'respond-wizard-end', open: toTheEnd },
  {
    name: 'respond-menu',
    async open(stage) {
      await start(stage, stage.content.asset);
      await findButton(stage, 'Options').click();
      await stage.page.getByRole('menuitem').first().waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'respond-leave',
    async open(stage) {
      const { page, createTextPattern: say } = stage;
      await start(stage, stage.content.asset);
      await page.getByRole('textbox', { name: 'Number on the label' }).fill('NE-0412');
      await page.getByText(say('Saved on this device, {time}')).waitFor();
      await findButton(stage, 'Back').click();
      await page.getByRole('alertdialog').or(stage.page.getByRole('dialog')).waitFor();
    },
    leave: async (stage) => findButton(stage, 'Keep').click(),
  },
  {
    name: 'respond-existing-draft',
    async open(stage) {
      const { page, content: made } = stage;
      await page.goto(`/teams/${made.asset.teamId}/forms/${made.asset.formId}/response`);
      await page.getByRole('alertdialog').or(stage.page.getByRole('dialog')).waitFor();
    },
  },
  {
    name: 'thanks',
    async open(stage) {
      await submitAsset(stage);
      await stage.page.getByRole('button', { name: 'Submit', exact: true }).click();
      await stage.page
        .getByText(stage.createTextPattern('Your response is in your team’s library.'))
        .waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'thanks-waiting',
    async open(stage) {
      await submitAsset(stage);
      await goOffline(stage.page);
      await stage.page.getByRole('button', { name: 'Submit', exact: true }).click();
      await stage.page.getByRole('heading', { name: stage.createTextPattern('Thanks!') }).waitFor();
    },
    leave: online,
  },
  {
    name: 'device-waiting',
    async open(stage) {
      const { page, createTextPattern: say } = stage;
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
      await start(stage, stage.content.asset);
      await stage.page.getByRole('textbox', { name: 'Number on the label' }).fill('NE-0413');
      await findButton(stage, 'Options').click();
      await findMenuItem(stage, 'Clear').click();
      await stage.page.getByRole('alertdialog').or(stage.page.getByRole('dialog')).waitFor();
    },
  },
];
