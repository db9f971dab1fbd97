import { button, pressEscape, type Scene, type Stage } from '../stage.ts';

async function openWorkflows(stage: Stage): Promise<void> {
  const { teamId, formId } = stage.made.inspection;
  await stage.page.goto(`/teams/${teamId}/forms/${formId}/workflows`);
  await stage.page.getByRole('row').nth(3).waitFor();
}

const dialog = ({ page }: Stage) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Whom a form tells of its responses. */
export const telling: readonly Scene[] = [
  { name: 'workflows', open: openWorkflows },
  {
    name: 'workflows-ticked',
    async open(stage) {
      await openWorkflows(stage);
      for (const at of [1, 3]) await stage.page.getByRole('row').nth(at).getByRole('checkbox').check();
    },
  },
  {
    name: 'workflows-delivery',
    async open(stage) {
      await openWorkflows(stage);
      await button(stage, 'Details of the delivery of {number}').first().click();
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
    name: 'workflows-add',
    async open(stage) {
      await openWorkflows(stage);
      await button(stage, 'Add webhook').click();
      await dialog(stage).waitFor();
    },
    leave: pressEscape,
  },
];
