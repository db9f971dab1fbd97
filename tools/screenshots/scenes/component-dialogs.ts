import { findButton, type Scene, type SceneEnvironment, startNewResponse } from '../stage.ts';

const open = (stage: SceneEnvironment) =>
  startNewResponse(stage, stage.content.dialogs.teamId, stage.content.dialogs.formId);

/** Scenes of dialogs that open while a form is answered. */
export const dialogScenes: readonly Scene[] = [
  { name: 'parts', open },
  {
    name: 'parts-survey',
    async open(stage) {
      await open(stage);
      await stage.page.getByText('How are the rooms?').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'parts-scanner',
    async open(stage) {
      await open(stage);
      await findButton(stage, 'Scan {label}').click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'parts-row-dialog',
    async open(stage) {
      await open(stage);
      await stage.page.getByRole('button', { name: 'Add person' }).click();
      await stage.page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'parts-rich-text',
    async open(stage) {
      await open(stage);
      await stage.page.getByRole('textbox', { name: 'Report' }).click({ timeout: 8000 });
      await stage.page.keyboard.type('The keys were handed over.');
    },
  },
  {
    name: 'parts-sketch',
    async open(stage) {
      await open(stage);
      await findButton(stage, 'Draw').first().click();
      // Clicking outside must not discard the drawing, so this dialog is an alert dialog.
      await stage.page.getByRole('alertdialog').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'parts-signature',
    async open(stage) {
      await open(stage);
      await findButton(stage, 'Sign').first().click();
      await stage.page.getByRole('dialog').waitFor();
      await stage.page.getByRole('dialog').getByRole('textbox').first().fill('Amira Haddad', { timeout: 4000 });
    },
  },
];
