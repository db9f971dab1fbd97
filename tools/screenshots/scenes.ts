import type { Page } from '@playwright/test';
import { block, openSettingsTab, paletteItem, settings } from '../../e2e/screens/design.ts';
import { startResponse } from '../../e2e/screens/respond.ts';
import { goOffline } from '../../e2e/world/open-offline.ts';
import type { Made } from './content.ts';

/** One picture: how a signed-in owner gets there. */
export interface Scene {
  readonly name: string;
  open(page: Page, made: Made): Promise<unknown>;
  /** The builder refuses a phone; its pictures are of a desktop. */
  readonly onlyDesktop?: true;
  /** Puts back what the next scene needs. */
  leave?(page: Page): Promise<unknown>;
}

const forms = ({ teamId }: Made) => `/teams/${teamId}/forms`;
const build = (made: Made, formId: string) => `${forms(made)}/${formId}/build`;

/** To the builder with this component selected. */
async function select(page: Page, made: Made, name: string): Promise<void> {
  await page.goto(build(made, made.deliveryId));
  await block(page, name).click({ position: { x: 4, y: 4 } });
  await settings(page).getByRole('tab').first().waitFor();
}

const online = (page: Page) => page.context().setOffline(false);

export const scenes: readonly Scene[] = [
  {
    name: 'forms',
    open: async (page, made) => {
      await page.goto(forms(made));
      await page.getByText('Weekly site inspection').waitFor();
    },
  },
  {
    name: 'forms-filter',
    open: async (page, made) => {
      await page.goto(`${forms(made)}?search=nothing`);
      await page.getByText('No forms found').waitFor();
    },
  },
  {
    name: 'forms-details',
    open: async (page, made) => {
      await page.goto(forms(made));
      await page.getByRole('button', { name: 'More for Delivery note' }).click();
      await page.getByRole('menuitem', { name: 'Edit Details' }).click();
      await page.getByRole('button', { name: 'Add metadata' }).click();
    },
  },
  {
    name: 'forms-menu',
    open: async (page, made) => {
      await page.goto(forms(made));
      await page.getByRole('button', { name: 'More for Boiler service record' }).click();
    },
  },
  {
    name: 'lets-build',
    open: async (page, made) => {
      await page.goto(forms(made));
      await page.getByRole('button', { name: 'New form' }).first().click();
    },
  },
  {
    name: 'publish',
    open: async (page, made) => {
      await page.goto(forms(made));
      await page.getByRole('button', { name: 'Boiler service record', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'draft-form-offline',
    open: async (page, made) => {
      await page.goto(forms(made));
      await page.getByText('Boiler service record').waitFor();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Boiler service record', exact: true }).click();
    },
    leave: online,
  },
  {
    name: 'device',
    open: async (page) => {
      await page.goto('/device');
      await page.getByText('Rows of data sources').waitFor();
      await page.getByRole('button', { name: 'Up to date' }).waitFor();
    },
  },
  {
    name: 'device-waiting',
    open: async (page, made) => {
      await startResponse(page, made.teamId, made.inspectionId);
      await page.getByRole('textbox', { name: 'Site' }).fill('Canal Street, phase 3');
      await page.getByRole('textbox', { name: 'Inspector’s email' }).fill('ada@example.com');
      await page.getByRole('radio', { name: 'Yes' }).check();
      await goOffline(page);
      await page.getByRole('button', { name: 'Send inspection' }).click();
      await page.getByRole('heading', { name: 'Thanks!' }).waitFor();
      await page.goto('/device');
      await page.getByText('Sent when you are online again').waitFor();
    },
    leave: online,
  },
  {
    name: 'builder',
    onlyDesktop: true,
    open: (page, made) => select(page, made, 'Price, Currency'),
  },
  { name: 'builder-grid', onlyDesktop: true, open: (page, made) => select(page, made, 'Items, Data grid') },
  {
    name: 'builder-grid-columns',
    onlyDesktop: true,
    open: async (page, made) => {
      await select(page, made, 'Items, Data grid');
      await openSettingsTab(page, 'Data');
    },
  },
  {
    name: 'builder-choices',
    onlyDesktop: true,
    open: async (page, made) => {
      await select(page, made, 'Checked, Checkboxes');
      await openSettingsTab(page, 'Data');
    },
  },
  {
    name: 'builder-condition',
    onlyDesktop: true,
    open: async (page, made) => {
      await select(page, made, 'Price, Currency');
      await openSettingsTab(page, 'Logic');
      await settings(page).getByRole('button', { name: 'Add condition' }).click();
    },
  },
  {
    name: 'builder-outline',
    onlyDesktop: true,
    open: async (page, made) => {
      await page.goto(build(made, made.deliveryId));
      await page.getByRole('tab', { name: 'Outline' }).click();
      await page.getByRole('treeitem').nth(2).click();
    },
  },
  {
    name: 'builder-dragging',
    onlyDesktop: true,
    open: async (page, made) => {
      await page.goto(build(made, made.deliveryId));
      await block(page, 'Price, Currency').waitFor();
      const target = (await block(page, 'Price, Currency').boundingBox())!;
      await paletteItem(page, 'Number').hover();
      await page.mouse.down();
      await page.mouse.move(target.x + 200, target.y + 4, { steps: 8 });
      await page.mouse.move(target.x + 201, target.y + 5, { steps: 2 });
    },
    leave: (page) => page.mouse.up(),
  },
  {
    name: 'builder-title-template',
    onlyDesktop: true,
    open: async (page, made) => {
      await page.goto(build(made, made.inspectionId));
      await page.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Title Template' }).click();
      const dialog = page.getByRole('dialog', { name: 'Title Template' });
      await dialog.getByRole('textbox', { name: 'Template' }).fill('Visit {{submissionNumber}} to {{data.nowhere}}');
      await dialog.getByRole('button', { name: 'Insert field' }).click();
      await page.getByRole('menuitem').nth(5).click();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'builder-icon',
    onlyDesktop: true,
    open: async (page, made) => {
      await page.goto(build(made, made.deliveryId));
      await page.getByRole('button', { name: 'Form icon' }).click();
      await page.getByRole('searchbox', { name: 'Search icons' }).fill('truck');
      await page.getByText(/\d icons$/).waitFor();
    },
  },
  {
    name: 'builder-wizard',
    onlyDesktop: true,
    open: async (page, made) => {
      await page.goto(build(made, made.wizardId));
      await page.getByRole('tablist', { name: 'Pages' }).waitFor();
    },
  },
  {
    name: 'builder-empty',
    onlyDesktop: true,
    open: async (page, made) => {
      await page.goto(build(made, made.draftId));
      await page.getByRole('searchbox', { name: 'Find a component' }).fill('zzz');
    },
  },
  {
    name: 'builder-pdf',
    onlyDesktop: true,
    open: async (page, made) => {
      await page.goto(`${build(made, made.inspectionId)}?tab=pdf`);
      await page
        .getByRole('img', { name: /^Page 1 of/ })
        .locator('canvas')
        .waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'builder-preview-mobile',
    onlyDesktop: true,
    open: async (page, made) => {
      await page.goto(`${build(made, made.deliveryId)}?tab=preview`);
      await page
        .getByRole('radio', { name: 'Mobile' })
        .or(page.getByRole('button', { name: 'Mobile' }))
        .first()
        .click();
    },
  },
  {
    name: 'respond',
    open: async (page, made) => {
      await startResponse(page, made.teamId, made.inspectionId);
      await page.getByRole('textbox', { name: 'Site' }).waitFor();
    },
  },
  {
    name: 'respond-issues',
    open: async (page, made) => {
      await startResponse(page, made.teamId, made.inspectionId);
      await page.getByRole('button', { name: 'Send inspection' }).click();
      await page.getByText('Site is required').first().waitFor();
    },
  },
  {
    name: 'respond-delivery',
    open: (page, made) => startResponse(page, made.teamId, made.deliveryId),
  },
  {
    name: 'respond-rows',
    open: async (page, made) => {
      await startResponse(page, made.teamId, made.deliveryId);
      await page.getByRole('textbox', { name: 'Item, row 1' }).fill('Bricks');
      await page.getByRole('button', { name: 'Add another' }).click();
      await page.getByRole('textbox', { name: 'Item, row 2' }).fill('Slates');
      await page.getByRole('checkbox', { name: 'Broken, row 2' }).check();
      await page.getByRole('button', { name: 'Add another' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'respond-files',
    open: async (page, made) => {
      await startResponse(page, made.teamId, made.deliveryId);
      await page.getByRole('tab', { name: 'Papers' }).click();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: /Add files/ }).click(),
      ]);
      await chooser.setFiles([
        { name: 'Delivery note 4711.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(240_000) },
        { name: 'Weighbridge ticket.csv', mimeType: 'text/csv', buffer: Buffer.alloc(900) },
      ]);
      await page.getByRole('button', { name: 'Download Weighbridge ticket.csv' }).waitFor();
    },
  },
  { name: 'respond-wizard', open: (page, made) => startResponse(page, made.teamId, made.wizardId) },
  {
    name: 'respond-leave',
    open: async (page, made) => {
      await startResponse(page, made.teamId, made.wizardId);
      await page.getByRole('textbox', { name: 'Summary' }).fill('Ladder slipped');
      await page.getByRole('button', { name: 'Back' }).click();
    },
  },
  {
    name: 'respond-existing-draft',
    open: async (page, made) => {
      await startResponse(page, made.teamId, made.wizardId);
      await page.getByRole('textbox', { name: 'Summary' }).fill('Ladder slipped');
      await page.getByText(/Saved on this device/).waitFor();
      await page.goto(`${forms(made)}/${made.wizardId}/response`);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'submitted',
    open: async (page, made) => {
      await page.goto(`${forms(made)}/${made.inspectionId}/response/${made.submittedId}`);
      await page.getByRole('textbox', { name: 'Site' }).waitFor();
    },
  },
  {
    name: 'submitted-menu',
    open: async (page, made) => {
      await page.goto(`${forms(made)}/${made.inspectionId}/response/${made.submittedId}`);
      await page.getByRole('textbox', { name: 'Site' }).waitFor();
      await page.getByRole('button', { name: 'Options' }).click();
    },
  },
  {
    name: 'submission-info',
    open: async (page, made) => {
      await page.goto(`${forms(made)}/${made.inspectionId}/response/${made.submittedId}`);
      await page.getByRole('textbox', { name: 'Site' }).waitFor();
      await page.getByRole('button', { name: 'Options' }).click();
      await page.getByRole('menuitem', { name: 'Submission Info' }).click();
    },
  },
  {
    name: 'responses',
    open: async (page, made) => {
      await page.goto(`/teams/${made.teamId}/responses`);
      await page.getByRole('heading', { name: 'Submitted', exact: true }).waitFor();
    },
  },
  {
    name: 'responses-offline',
    open: async (page, made) => {
      await page.goto(`/teams/${made.teamId}/responses`);
      await page.getByRole('heading', { name: 'Submitted', exact: true }).waitFor();
      await page.context().setOffline(true);
      await page
        .getByText(/You are offline/)
        .first()
        .waitFor();
    },
    leave: online,
  },
  {
    name: 'submissions',
    open: async (page, made) => {
      await page.goto(`${forms(made)}/${made.inspectionId}/submissions`);
      await page.getByText('Canal Street').first().waitFor();
    },
  },
  {
    name: 'submissions-empty',
    open: async (page, made) => {
      await page.goto(`${forms(made)}/${made.inspectionId}/submissions?dateRange=2020-01-01_2020-01-02`);
      await page.getByText('No submissions').waitFor();
    },
  },
  {
    name: 'not-found',
    open: (page, made) => page.goto(`${forms(made)}/nowhere/build`),
    onlyDesktop: true,
  },
];
