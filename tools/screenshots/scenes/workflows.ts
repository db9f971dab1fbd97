import { people } from '../../../e2e/people.ts';
import { findButton, findMenuItem, pressEscape, type Scene, type SceneEnvironment } from '../stage.ts';

async function openWorkflows(stage: SceneEnvironment): Promise<void> {
  const { teamId, formId } = stage.content.inspection;
  await stage.page.goto(`/teams/${teamId}/forms/${formId}/workflows`);
  await stage.page.getByRole('row').nth(3).waitFor();
}

const dialog = ({ page }: SceneEnvironment) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Opens the email settings of a form; on the first visit, turns on email and connects an account. */
async function openEmail(stage: SceneEnvironment): Promise<void> {
  const { page, createTextPattern: say } = stage;
  const { teamId, formId } = stage.content.inspection;
  await page.goto(`/teams/${teamId}/forms/${formId}/build?tab=email`);
  await page.getByRole('switch').waitFor();
  if (await findButton(stage, 'Turn on email').isVisible()) {
    await findButton(stage, 'Turn on email').click();
    const opening = page.waitForEvent('popup');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Sign In') })
      .click();
    await (await opening).locator(`button[value="${people.owner}"]`).click();
  }
  await page.getByRole('article').waitFor();
}

async function openSources(stage: SceneEnvironment): Promise<void> {
  await stage.page.goto(`/teams/${stage.content.asset.teamId}/dataSources`);
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
      const more = stage.page
        .getByRole('main')
        .getByRole('button', { name: stage.createTextPattern('More options for {title}') });
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
      await findButton(stage, 'New data source').click();
      const place = (label: string) => dialog(stage).getByRole('combobox', { name: stage.createTextPattern(label) });
      await place('Type').selectOption('sharepoint-file');
      await place('Site').selectOption({ index: 1 });
      await place('Library').selectOption({ index: 1 });
      await dialog(stage).getByText(stage.createTextPattern('Library root')).waitFor();
    },
    async leave(stage) {
      await pressEscape(stage);
      await stage.page
        .getByRole('alertdialog')
        .getByRole('button', { name: stage.createTextPattern('Discard') })
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
      await findButton(stage, 'Delivery details for {number}').first().click();
      await dialog(stage).getByRole('table').waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'workflows-payload',
    async open(stage) {
      await openWorkflows(stage);
      await stage.page.getByRole('tab', { name: stage.createTextPattern('Payload') }).click();
      await stage.page.getByText('response.submitted').waitFor();
    },
  },
  {
    name: 'workflows-keys',
    async open(stage) {
      await openWorkflows(stage);
      await findButton(stage, 'API keys').click();
      await stage.page.getByText('Night flows').waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'workflows-rerun',
    async open(stage) {
      const { teamId, formId } = stage.content.inspection;
      await stage.page.goto(`/teams/${teamId}/forms/${formId}/submissions`);
      const again = findButton(stage, 'Re-run workflows').first();
      // On a phone, the button is a menu item.
      const more = findButton(stage, 'Download and more options');
      await again.or(more).first().waitFor();
      if (await more.isVisible()) {
        await more.click();
        await findMenuItem(stage, 'Re-run workflows').click();
      } else await again.click();
      await dialog(stage).getByRole('checkbox').last().click();
    },
    leave: pressEscape,
  },
  {
    name: 'workflows-add',
    async open(stage) {
      await openWorkflows(stage);
      await findButton(stage, 'Add webhook').click();
      await dialog(stage).waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'builder-email-off',
    onlyDesktop: true,
    async open({ page, content: made }) {
      await page.goto(`/teams/${made.draft.teamId}/forms/${made.draft.formId}/build?tab=email`);
      await page.getByRole('switch').waitFor();
    },
  },
  {
    name: 'builder-email',
    onlyDesktop: true,
    async open(stage) {
      await openEmail(stage);
      await stage.page.getByRole('textbox', { name: stage.createTextPattern('Subject') }).click();
      await stage.page.keyboard.type(' {{data.result}}: {{data.site}}, {{submissionNumber}}, {{data.nowhere}}');
    },
  },
  {
    name: 'builder-email-error',
    onlyDesktop: true,
    async open(stage) {
      await openEmail(stage);
      await stage.page.getByRole('textbox', { name: stage.createTextPattern('Cc') }).click();
      await stage.page.keyboard.type('priya.nair@northgate');
    },
  },
  {
    name: 'builder-email-fields',
    onlyDesktop: true,
    async open(stage) {
      await openEmail(stage);
      await stage.page
        .getByRole('button', { name: stage.createTextPattern('Insert field: {field}') })
        .first()
        .click();
      await stage.page.getByRole('menuitem').nth(5).waitFor();
    },
    leave: pressEscape,
  },
];
