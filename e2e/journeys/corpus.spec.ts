import { readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { people, teams } from '../people.ts';
import { createForm, getFormId, pasteSource, publish } from '../screens/builder.ts';
import { expectBadge, expectThanks, startResponse } from '../screens/respond.ts';
import { getTeamId, openTeam } from '../screens/teams.ts';
import { expect, test } from '../world/test.ts';

// `npm run corpus:live -- FILE…` sets `CORPUS_FORMS` to test other forms.
const ownForm = join(import.meta.dirname, '../forms/as-exported.json');
const files = (process.env.CORPUS_FORMS ?? ownForm).split(delimiter);

for (const file of files) {
  const name = basename(file, '.json').slice(0, 60);
  test(`a form pasted as source is published, answered, found and downloaded as PDF: ${name}`, async ({
    signedIn,
  }, testInfo) => {
    const page = await signedIn(people.owner);
    await openTeam(page, teams.first);
    await createForm(page, name);
    await pasteSource(page, JSON.parse(readFileSync(file, 'utf8')));
    await publish(page, 'From the corpus');
    const [teamId, formId] = [getTeamId(page), getFormId(page)];
    await startResponse(page, teamId, formId);
    const count = await fill(page);
    expect(count).toBeGreaterThan(0);
    await expectThanks(page);
    await expectBadge(page, 'Up to date');
    await page.goto(`/teams/${teamId}/forms/${formId}/submissions`);
    const row = page.getByRole('row').nth(1);
    await row.getByRole('button', { name: /Actions for/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download Pdf' }).click();
    const pdf = testInfo.outputPath(`${name}.pdf`);
    await (await download).saveAs(pdf);
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    await row.dblclick();
    await expect(formOf(page)).toBeVisible();
  });
}

/**
 * Answers every control, page by page, and submits.
 *
 * @returns the number of controls
 */
async function fill(page: Page): Promise<number> {
  let filled = 0;
  await expect(formOf(page).locator('input, textarea, select').first()).toBeVisible();
  for (;;) {
    const controls = formOf(page).locator('input, textarea, select');
    // An answer may show more fields, so the number of controls is read again in each iteration.
    for (let index = 0; index < (await controls.count()); index += 1) {
      const control = controls.nth(index);
      if ((await control.isVisible()) && (await control.isEditable())) {
        await answer(control, index);
        filled += 1;
      }
    }
    const next = page.getByRole('button', { name: 'Next', exact: true });
    if (!(await next.isVisible())) break;
    await next.click();
  }
  await formOf(page).getByRole('button').last().click();
  return filled;
}

async function answer(control: Locator, index: number): Promise<void> {
  const { kind, keys } = await control.evaluate((element) => ({
    kind: element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    keys: (element as HTMLElement).inputMode,
  }));
  if (kind === 'checkbox' || kind === 'radio') await control.check();
  else if (kind === 'select') await control.selectOption({ index: 1 });
  else if (kind === 'email' || keys === 'email') await control.fill('ada@example.com');
  else await control.fill(/numeric|decimal/.test(keys) ? '7' : `Answer ${index}`);
}

/** Returns the rendered form, which has an ID that ends in `-form`. */
const formOf = (page: Page): Locator => page.locator('[id$="-form"]');
