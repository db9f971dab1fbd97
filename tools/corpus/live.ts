// `npm run corpus:live -- FILE…`: takes real form.io forms the whole way in a real browser against the real server:
// source pasted, published, filled by rule, submitted, found in the submissions, PDF downloaded. One line a form.

import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { newSubmitButton } from '@tideform/components/form-parts';
import { isSubmitButton } from '@tideform/components/specs';
import { type FormDefinition, parseForm, walkComponents } from '@tideform/engine';
import config from '../../e2e/playwright.config.ts';
import { formIdOf, newForm, pasteSource, publish } from '../../e2e/screens/builder.ts';
import { expectBadge, expectThanks, startResponse } from '../../e2e/screens/respond.ts';
import { signIn } from '../../e2e/screens/sign-in.ts';
import { openTeam, teamIdOf } from '../../e2e/screens/teams.ts';
import { people, teams } from '../../e2e/world/people.ts';
import { watchPolicy } from '../../e2e/world/policy-watch.ts';
import { startServer } from '../../e2e/world/server-process.ts';
import { buildWeb } from '../start/build-web.ts';

const files = process.argv.slice(2);
const shots = join(import.meta.dirname, '../../shots/corpus');
mkdirSync(shots, { recursive: true });
buildWeb();
const server = await startServer();
const browser = await chromium.launch(config.use?.launchOptions);
let failed = 0;
try {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1280, height: 1400 } });
  const watch = await watchPolicy(context);
  const page = await context.newPage();
  await page.goto('/');
  await signIn(page, people.owner);
  for (const file of files) {
    const name = basename(file, '.json');
    try {
      console.log(`ok     ${name}: ${await wholeWay(page, name, JSON.parse(readFileSync(file, 'utf8')))}`);
    } catch (error) {
      failed += 1;
      await page.screenshot({ path: join(shots, `${name}-failed.png`) });
      console.error(`FAILED ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (watch.violations.length > 0) {
    failed += 1;
    console.error(watch.violations.join('\n'));
  }
} finally {
  await browser.close();
  await server.remove();
}
console.log(`${files.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function wholeWay(page: Page, name: string, json: unknown): Promise<string> {
  const form = withSubmit(json);
  await page.goto('/');
  await openTeam(page, teams.first);
  await newForm(page, name.slice(0, 60));
  await pasteSource(page, form);
  await publish(page, 'From the corpus');
  const [teamId, formId] = [teamIdOf(page), formIdOf(page)];
  await startResponse(page, teamId, formId);
  await page.screenshot({ path: join(shots, `${name}.png`) });
  const filled = await fill(page);
  await expectThanks(page);
  await expectBadge(page, 'Up to date');
  await page.goto(`/teams/${teamId}/forms/${formId}/submissions`);
  const row = page.getByRole('row').nth(1);
  await row.getByRole('button', { name: /Actions for/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download Pdf' }).click();
  const pdf = join(shots, `${name}.pdf`);
  await (await download).saveAs(pdf);
  await row.dblclick();
  await expect(formOf(page)).toBeVisible();
  await page.screenshot({ path: join(shots, `${name}-submitted.png`) });
  return `${filled} answers, PDF of ${(readFileSync(pdf).length / 1024).toFixed(0)} kB`;
}

/** A form of one page cannot be published without a submit button; some of the corpus leave it to their host. */
function withSubmit(json: unknown): FormDefinition {
  const parsed = parseForm(json);
  if (!parsed.ok) throw new Error(`not a form: ${parsed.problems[0]?.code}`);
  const hasSubmit = [...walkComponents(parsed.form)].some(({ definition }) => isSubmitButton(definition));
  if (hasSubmit || parsed.form.display === 'wizard') return parsed.form;
  return { ...parsed.form, components: [...parsed.form.components, newSubmitButton] };
}

/** Answers every control there is, as a person would, page after page, and submits. */
async function fill(page: Page): Promise<number> {
  let filled = 0;
  for (;;) {
    const controls = formOf(page).locator('input, textarea, select');
    // Answers bring further fields up: look again until none is new.
    for (let index = 0; index < (await controls.count()); index += 1) {
      const control = controls.nth(index);
      if ((await control.isVisible()) && (await control.isEnabled())) {
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
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  if (kind === 'checkbox' || kind === 'radio') await control.check();
  else if (kind === 'select') await control.selectOption({ index: 1 });
  else if (kind === 'email') await control.fill('ada@example.com');
  else
    await control.fill(
      /numeric|decimal/.test((await control.getAttribute('inputmode')) ?? '') ? '7' : `Answer ${index}`,
    );
}

/** The form that is drawn: its id ends so. */
const formOf = (page: Page): Locator => page.locator('[id$="-form"]');
