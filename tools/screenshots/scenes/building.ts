import { findButton, findMenuItem, pressEscape, type Scene } from '../stage.ts';
import { chooseAction, findBlock, openBuilder, openTopic, selectComponent } from './builder-steps.ts';

/** Scenes of the builder. On a phone the builder only asks for a larger screen. */
export const builderScenes: readonly Scene[] = [
  { name: 'builder', open: (stage) => openBuilder(stage, stage.content.inspection) },
  {
    name: 'builder-field',
    onlyDesktop: true,
    open: (stage) => selectComponent(stage, stage.content.asset, 'Number on the label'),
  },
  {
    name: 'builder-grid',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.draft);
      await stage.page
        .locator('[data-path]')
        .filter({ hasText: 'Meters' })
        .last()
        .click({ position: { x: 4, y: 4 } });
    },
  },
  {
    name: 'builder-choices',
    onlyDesktop: true,
    async open(stage) {
      await selectComponent(stage, stage.content.incident, 'What happened?');
      await openTopic(stage, 'Data');
    },
  },
  {
    name: 'builder-logic',
    onlyDesktop: true,
    async open(stage) {
      await selectComponent(stage, stage.content.asset, 'Hour meter reading');
      await openTopic(stage, 'Logic');
      await stage.page
        .getByRole('complementary')
        .getByRole('button', { name: stage.createTextPattern('Add {entry}') })
        .first()
        .click();
    },
  },
  {
    name: 'builder-where-used',
    onlyDesktop: true,
    async open(stage) {
      await selectComponent(stage, stage.content.inspection, 'Did you find any defects?');
      await stage.page.locator('summary').click();
    },
  },
  {
    name: 'builder-validation',
    onlyDesktop: true,
    async open(stage) {
      await selectComponent(stage, stage.content.asset, 'Number on the label');
      await openTopic(stage, 'Validation');
    },
  },
  {
    name: 'builder-permissions-topic',
    onlyDesktop: true,
    async open(stage) {
      await selectComponent(stage, stage.content.asset, 'Number on the label');
      await openTopic(stage, 'Permissions');
    },
  },
  {
    name: 'builder-json',
    onlyDesktop: true,
    async open(stage) {
      await selectComponent(stage, stage.content.asset, 'Number on the label');
      await findButton(stage, 'Edit JSON').click();
      await stage.page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'builder-component',
    onlyDesktop: true,
    async open(stage) {
      await selectComponent(stage, stage.content.asset, 'Number on the label');
      await findButton(stage, 'Edit in a dialog').click();
      const dialog = stage.page.getByRole('dialog');
      // The dialog opens on the most recent topic.
      await dialog.getByRole('tab').first().click();
      await dialog.getByRole('tabpanel').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'builder-custom-fields',
    onlyDesktop: true,
    async open(stage) {
      const { page, createTextPattern: say } = stage;
      await selectComponent(stage, stage.content.asset, 'Number on the label');
      const group = page.getByRole('heading', { name: say('Custom fields') });
      await group.waitFor({ timeout: 2_000 }).catch(async () => {
        await page
          .getByRole('toolbar')
          .getByRole('button', { name: say('More actions') })
          .click();
        await findMenuItem(stage, 'Save as custom field').click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('Save') })
          .click();
        await group.waitFor();
      });
      await page.getByText(say('Saved')).first().waitFor();
    },
  },
  {
    name: 'builder-custom-fields-managed',
    onlyDesktop: true,
    async open(stage) {
      const { page, createTextPattern: say } = stage;
      await openBuilder(stage, stage.content.asset);
      await findButton(stage, 'Manage custom fields').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('listitem').first().getByRole('button').first().click();
      await dialog.getByRole('textbox').waitFor();
      await dialog.getByRole('textbox').fill('');
      await dialog.getByText(say('Enter a name')).waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'builder-outline',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.inspection);
      await stage.page.getByRole('tab', { name: stage.createTextPattern('Outline') }).click();
      await stage.page.getByRole('treeitem').nth(2).click();
    },
  },
  {
    name: 'builder-title-template',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.inspection);
      await chooseAction(stage, 'Title Template');
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Visit {{submissionNumber}} to {{data.nowhere}}');
      await dialog.getByRole('button', { name: stage.createTextPattern('Insert field') }).click();
      await stage.page.getByRole('menuitem').nth(3).waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'builder-actions',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.inspection);
      await findButton(stage, 'Actions').click();
      await stage.page.getByRole('menuitem').first().waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'builder-source',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.inspection);
      await chooseAction(stage, 'View Source');
      await stage.page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'builder-icon',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.inspection);
      await findButton(stage, 'Form icon').click();
      await stage.page.getByRole('dialog').getByRole('searchbox').fill('truck');
      await stage.page.getByRole('dialog').getByRole('status').waitFor({ timeout: 4000 });
    },
  },
  { name: 'builder-wizard', onlyDesktop: true, open: (stage) => openBuilder(stage, stage.content.survey) },
  {
    name: 'builder-preview',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.asset, '?tab=preview');
      await stage.page.getByRole('toolbar').getByRole('button').nth(2).click();
    },
  },
  {
    name: 'builder-why',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.asset, '?tab=preview');
      await stage.page.getByRole('switch', { name: stage.createTextPattern('Explain rules') }).click();
      await stage.page.getByRole('switch', { name: stage.createTextPattern('Show hidden fields') }).click();
      await stage.page
        .getByRole('button', { name: stage.createTextPattern('Why is this hidden? {label}') })
        .first()
        .click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'builder-tests',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.asset, '?tab=preview');
      await findButton(stage, 'Save as test').click();
      await findButton(stage, 'Run all').click();
      await stage.page.getByText(stage.createTextPattern('Passed')).waitFor();
      await findButton(stage, 'Run all').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'builder-try-code',
    onlyDesktop: true,
    async open(stage) {
      const { page, createTextPattern: say } = stage;
      await selectComponent(stage, stage.content.asset, 'Hour meter reading');
      await openTopic(stage, 'Logic');
      const ends = say('Calculated value').source.slice(1);
      await page
        .getByRole('button', { name: new RegExp(`: ${ends}`) })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'JavaScript' }).click();
      await dialog.locator('.cm-content').waitFor({ timeout: 15_000 });
      await dialog.locator('.cm-content').click();
      await page.keyboard.type("console.log('tag', data.tag); value = data.tag.length", { delay: 60 });
      await dialog.getByRole('button', { name: say('Try with sample answers') }).click();
      await dialog.getByRole('button', { name: say('Run') }).click();
      await dialog.getByText('value = ').last().waitFor();
      await dialog.getByRole('button', { name: say('Run') }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'builder-pdf',
    onlyDesktop: true,
    async open(stage) {
      await openBuilder(stage, stage.content.inspection, '?tab=pdf');
      await stage.page.locator('canvas').first().waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'builder-dragging',
    onlyDesktop: true,
    async open(stage) {
      const { page, createTextPattern: say } = stage;
      await openBuilder(stage, stage.content.asset);
      const target = (await findBlock(stage, 'Condition').boundingBox())!;
      await page
        .getByRole('region', { name: say('Available components') })
        .getByRole('button')
        .nth(1)
        .hover();
      await page.mouse.down();
      await page.mouse.move(target.x + 200, target.y + 4, { steps: 8 });
      await page.mouse.move(target.x + 201, target.y + 5, { steps: 2 });
    },
    leave: ({ page }) => page.mouse.up(),
  },
];
