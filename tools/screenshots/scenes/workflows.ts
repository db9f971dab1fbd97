import { people } from '../../../e2e/people.ts';
import { button, menuItem, pressEscape, type Scene, type Stage } from '../stage.ts';

async function openWorkflows(stage: Stage): Promise<void> {
  const { teamId, formId } = stage.made.inspection;
  await stage.page.goto(`/teams/${teamId}/forms/${formId}/workflows`);
  await stage.page.getByRole('row').nth(3).waitFor();
}

const dialog = ({ page }: Stage) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Opens the email settings of a form; on the first visit, turns on email and connects an account. */
async function openEmail(stage: Stage): Promise<void> {
  const { page, say } = stage;
  const { teamId, formId } = stage.made.inspection;
  await page.goto(`/teams/${teamId}/forms/${formId}/build?tab=email`);
  await page.getByRole('switch').waitFor();
  if (await button(stage, 'Turn on email').isVisible()) {
    await button(stage, 'Turn on email').click();
    const opening = page.waitForEvent('popup');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Sign In') })
      .click();
    await (await opening).locator(`button[value="${people.owner}"]`).click();
  }
  await page.getByRole('article').waitFor();
}

async function openSources(stage: Stage): Promise<void> {
  await stage.page.goto(`/teams/${stage.made.asset.teamId}/dataSources`);
  await stage.page.getByText('price-list', { exact: true }).waitFor();
  await stage.page.getByText('5,000').or(stage.page.getByText('5.000')).waitFor();
}

/** Scenes of emails, webhooks and data sources. */
export const workflowScenes: readonly Scene[] = [
  { name: 'sources', open: openSources },
  {
    name: 'sources-edit',
    async open(stage) {
      await openSources(stage);
      // In German, the menu of a team has the same name.
      const more = stage.page.getByRole('main').getByRole('button', { name: stage.say('More options for {title}') });
      await more.first().click();
      await stage.page.getByRole('menuitem').first().click();
      await dialog(stage).getByRole('columnheader').first().waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'sources-workbook',
    async open(stage) {
      await openSources(stage);
      await stage.page.getByRole('main').getByRole('button', { name: 'Price list (workbook)' }).click();
      await stage.page.getByRole('menuitem').first().click();
      await dialog(stage).getByRole('columnheader').first().waitFor();
      await dialog(stage).getByRole('button', { name: 'price-list.xlsx' }).waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'sources-new',
    async open(stage) {
      await openSources(stage);
      await button(stage, 'New data source').click();
      const place = (label: string) => dialog(stage).getByRole('combobox', { name: stage.say(label) });
      await place('Type').selectOption('sharepoint-file');
      await place('Site').selectOption({ index: 1 });
      await place('Library').selectOption({ index: 1 });
      await dialog(stage).getByText(stage.say('Library root')).waitFor();
    },
    async leave(stage) {
      await pressEscape(stage);
      await stage.page
        .getByRole('alertdialog')
        .getByRole('button', { name: stage.say('Discard') })
        .click();
    },
  },
  { name: 'workflows', open: openWorkflows },
  {
    name: 'workflows-ticked',
    async open(stage) {
      await openWorkflows(stage);
      for (const at of [1, 3]) await stage.page.getByRole('table').getByRole('checkbox').nth(at).check();
    },
  },
  {
    name: 'workflows-delivery',
    async open(stage) {
      await openWorkflows(stage);
      await button(stage, 'Delivery details for {number}').first().click();
      await dialog(stage).getByRole('table').waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'workflows-payload',
    async open(stage) {
      await openWorkflows(stage);
      await stage.page.getByRole('tab', { name: stage.say('Payload') }).click();
      await stage.page.getByText('response.submitted').waitFor();
    },
  },
  {
    name: 'workflows-keys',
    async open(stage) {
      await openWorkflows(stage);
      await button(stage, 'API keys').click();
      await stage.page.getByText('Night flows').waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'workflows-rerun',
    async open(stage) {
      const { teamId, formId } = stage.made.inspection;
      await stage.page.goto(`/teams/${teamId}/forms/${formId}/submissions`);
      const again = button(stage, 'Re-run workflows').first();
      // On a phone, the button is a menu item.
      const more = button(stage, 'Download and more options');
      await again.or(more).first().waitFor();
      if (await more.isVisible()) {
        await more.click();
        await menuItem(stage, 'Re-run workflows').click();
      } else await again.click();
      await dialog(stage).getByRole('checkbox').last().click();
    },
    leave: pressEscape,
  },
  {
    name: 'workflows-add',
    async open(stage) {
      await openWorkflows(stage);
      await button(stage, 'Add webhook').click();
      await dialog(stage).waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'builder-email-off',
    onlyDesktop: true,
    async open({ page, made }) {
      await page.goto(`/teams/${made.draft.teamId}/forms/${made.draft.formId}/build?tab=email`);
      await page.getByRole('switch').waitFor();
    },
  },
  {
    name: 'builder-email',
    onlyDesktop: true,
    async open(stage) {
      await openEmail(stage);
      await stage.page.getByRole('textbox', { name: stage.say('Subject') }).click();
      await stage.page.keyboard.type(' {{data.result}}: {{data.site}}, {{submissionNumber}}, {{data.nowhere}}');
    },
  },
  {
    name: 'builder-email-error',
    onlyDesktop: true,
    async open(stage) {
      await openEmail(stage);
      await stage.page.getByRole('textbox', { name: stage.say('Cc') }).click();
      await stage.page.keyboard.type('priya.nair@northgate');
    },
  },
  {
    name: 'builder-email-fields',
    onlyDesktop: true,
    async open(stage) {
      await openEmail(stage);
      await stage.page
        .getByRole('button', { name: stage.say('Insert field: {field}') })
        .first()
        .click();
      await stage.page.getByRole('menuitem').nth(5).waitFor();
    },
    leave: pressEscape,
  },
];
