import type { BrowserContext } from '@playwright/test';
import { demoForms, demoTeams, deriveFormIds, people } from '@tideform/server/testing';

/**
 * Signs in the owner of the demo's form with the most submissions.
 *
 * @returns the URL of the form's submissions without a date limit, and their expected number
 */
export async function signInAndFindForm(
  context: BrowserContext,
  origin: string,
): Promise<{ readonly address: string; readonly count: number }> {
  const form = demoForms.toSorted((a, b) => (b.responses?.count ?? 0) - (a.responses?.count ?? 0))[0]!;
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: /work \/ school/ }).click();
  await page.getByRole('button', { name: new RegExp(people.amira.person.displayName) }).click();
  await page.waitForURL(/\/teams\//);
  await page.close();
  const { id } = demoTeams[form.team];
  const address = `${origin}/teams/${id}/forms/${deriveFormIds(form).form}/submissions?dateRange=2020-01-01_2099-12-31`;
  return { address, count: form.responses?.count ?? 0 };
}
