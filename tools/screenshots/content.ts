import type { Browser } from '@playwright/test';
import { deliveryNote } from '../../e2e/forms/delivery-note.ts';
import { inspection } from '../../e2e/forms/inspection.ts';
import { incidentWizard } from '../../e2e/forms/small-forms.ts';
import { people, teams } from '../../e2e/people.ts';
import { formIdOf, newForm, pasteSource, publish } from '../../e2e/screens/builder.ts';
import { startResponse } from '../../e2e/screens/respond.ts';
import { signIn } from '../../e2e/screens/sign-in.ts';
import { openTeam, teamIdOf } from '../../e2e/screens/teams.ts';

/** Forms and responses that the screens show. */
export interface Made {
  readonly teamId: string;
  /** A plain form with submissions. */
  readonly inspectionId: string;
  /** Rows, files, tabs. */
  readonly deliveryId: string;
  readonly wizardId: string;
  /** A form that nobody has published. */
  readonly draftId: string;
  /** Of the plain form. */
  readonly submittedId: string;
}

/** Made the way a person makes them. */
export async function makeContent(browser: Browser, address: string): Promise<Made> {
  const page = await browser.newPage({ baseURL: address });
  await page.goto('/');
  await signIn(page, people.owner);
  await openTeam(page, teams.first);
  const build = async (title: string, source: unknown, isPublished: boolean) => {
    await newForm(page, title);
    await pasteSource(page, source);
    if (isPublished) await publish(page, 'First version');
    const id = formIdOf(page);
    await page.getByRole('button', { name: 'Back to forms' }).click();
    return id;
  };
  const draftId = await build('Boiler service record', inspection, false);
  const deliveryId = await build('Delivery note', deliveryNote, true);
  const wizardId = await build('Incident report', incidentWizard, true);
  const inspectionId = await build('Weekly site inspection', inspection, true);
  const teamId = teamIdOf(page);

  await startResponse(page, teamId, inspectionId);
  const submittedId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('textbox', { name: 'Site' }).fill('Canal Street, phase 2');
  await page.getByRole('textbox', { name: 'Inspector’s email' }).fill('ada@example.com');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Send inspection' }).click();
  await page.getByRole('heading', { name: 'Thanks!' }).waitFor();
  await page.getByRole('button', { name: 'Up to date' }).waitFor();
  await page.close();
  return { teamId, inspectionId, deliveryId, wizardId, draftId, submittedId };
}
