import { findButton, pressEscape, type Scene } from '../stage.ts';
import { chooseAction, findBlock, openBuilder } from './builder-steps.ts';

/** Scenes of publishing a form and of its settings. */
export const publishingScenes: readonly Scene[] = [
  {
    name: 'publish',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.incident);
      await findButton(stage, 'Publish').first().click();
      await stage.page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'published',
    onlyDesktop: true,
    async open(stage) {
      const { page, createTextPattern: say } = stage;
      await openBuilder(stage, stage.content.formToPublish);
      await page
        .getByRole('region', { name: say('Available components') })
        .getByRole('button')
        .first()
        .click();
      await page.getByText(say('Saved')).waitFor();
      await findButton(stage, 'Publish').first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Publish') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Try it') })
        .waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'review',
    async open({ page, content: made }) {
      await page.goto(`/teams/${made.incident.teamId}/forms/${made.incident.formId}/review`);
      await page.getByText('What happened?').first().waitFor();
    },
  },
  {
    name: 'builder-versions',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.asset);
      await stage.page
        .getByRole('button', { name: stage.createTextPattern('Number') })
        .first()
        .click();
      await findBlock(stage, 'Number on the label').click({ position: { x: 4, y: 4 } });
      await stage.page.keyboard.press('Delete');
      await chooseAction(stage, 'Version History');
      await stage.page.getByRole('dialog').getByRole('table').waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'builder-css',
    onlyDesktop: true,
    async open(stage) {
      const { page, createTextPattern: say } = stage;
      await openBuilder(stage, stage.content.asset);
      await chooseAction(stage, 'Custom CSS');
      await page.getByRole('dialog').getByLabel(say('Form CSS')).click();
      await page.keyboard.insertText(
        'label { color: var(--colorBrandForeground1); }\ninput {\n  border-radius: 12px;\n  position: fixed;\n}\n',
      );
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'builder-rules',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.asset);
      await chooseAction(stage, 'Rules');
      await stage.page.getByRole('listitem').nth(1).getByRole('button').first().click();
    },
  },
  {
    name: 'builder-permissions',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.asset);
      await chooseAction(stage, 'Permissions');
      await stage.page.getByRole('dialog').getByRole('table').first().waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'builder-retention',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.asset);
      await chooseAction(stage, 'Retention');
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByRole('radio').last().check();
      await dialog.getByRole('checkbox').waitFor();
    },
    leave: async (stage) => {
      await pressEscape(stage);
      await stage.page.reload();
    },
  },
  {
    name: 'builder-permissions-picker',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.asset);
      await chooseAction(stage, 'Permissions');
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByRole('table').first().waitFor();
      await dialog
        .getByRole('button', { name: stage.createTextPattern('Add people or groups to form permissions') })
        .click();
      await dialog.getByRole('switch').last().click();
      await dialog.getByRole('combobox').fill('a');
      await dialog.getByRole('option').nth(2).waitFor({ timeout: 10_000 });
      await stage.page.getByText(stage.createTextPattern('Searching…')).waitFor({ state: 'detached' });
    },
    leave: pressEscape,
  },
];
