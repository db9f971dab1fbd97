import type { BrowserContext } from '@playwright/test';
import { PASSWORD, people, teams } from '../../e2e/people.ts';
import { createFormPublisher } from '../../e2e/world/create-form-publisher.ts';

/** Returns a typical long form: fields of a few types, in sections of twenty-five. */
function longForm(count: number): object {
  const values = ['One', 'Two', 'Three'].map((label) => ({ label, value: label.toLowerCase() }));
  const kinds = [
    { type: 'textfield' },
    { type: 'number' },
    { type: 'textarea' },
    { type: 'checkbox' },
    { type: 'select', data: { values } },
    { type: 'datetime' },
    { type: 'radio', values },
    { type: 'email' },
  ];
  const field = (index: number) => {
    const kind = kinds[index % kinds.length];
    return { ...kind, key: `field${index}`, label: `Question ${index}`, input: true };
  };
  const submit = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };
  const sections = Array.from({ length: Math.ceil(count / 25) }, (_, at) => ({
    type: 'panel',
    key: `section${at}`,
    title: `Section ${at}`,
    components: Array.from({ length: Math.min(25, count - at * 25) }, (_, index) => field(at * 25 + index)),
  }));
  return { display: 'form', components: [...sections, submit] };
}

/**
 * Publishes a form with `count` fields and signs its owner in.
 *
 * @returns the URL of its builder
 */
export async function createFormInBuilder(context: BrowserContext, origin: string, count: number): Promise<string> {
  const make = await createFormPublisher(origin);
  const { teamId, formId } = await make({ team: teams.first, title: 'Long form', source: longForm(count) });
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: /work \/ school/ }).click();
  await page.getByRole('radio', { name: people.owner }).check();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Up to date' }).waitFor();
  const address = `${origin}/teams/${teamId}/forms/${formId}/build`;
  // The first visit downloads the draft to the device.
  await page.goto(address);
  await page.waitForFunction((wanted) => document.querySelectorAll('[data-path]').length >= wanted, count);
  await page.close();
  return address;
}
