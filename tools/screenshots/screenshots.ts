// `npm run shots [-- VARIANT…]`: every screen there is, in light, dark, high contrast, on a phone and right-to-left, into shots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { inspection } from '../../e2e/forms/inspection.ts';
import config from '../../e2e/playwright.config.ts';
import { formIdOf, newForm, pasteSource, publish } from '../../e2e/screens/builder.ts';
import { startResponse } from '../../e2e/screens/respond.ts';
import { signIn } from '../../e2e/screens/sign-in.ts';
import { openTeam, teamIdOf } from '../../e2e/screens/teams.ts';
import { people, teams } from '../../e2e/world/people.ts';
import { startServer } from '../../e2e/world/server-process.ts';
import { buildWeb } from '../start/build-web.ts';
import { type Variant, variants } from './variants.ts';

const folder = join(import.meta.dirname, '../../shots');
const wanted = process.argv.slice(2);

interface Made {
  readonly teamId: string;
  readonly formId: string;
}

buildWeb();
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const made = await makeContent(browser);
  for (const variant of variants.filter((each) => wanted.length === 0 || wanted.includes(each.name))) {
    await shoot(browser, variant, made);
    console.log(variant.name);
  }
} finally {
  await browser.close();
  await server.remove();
}

/** A published form with an answer, made the way a person makes it. */
async function makeContent(browser: Browser): Promise<Made> {
  const page = await browser.newPage({ baseURL: server.address });
  await page.goto('/');
  await signIn(page, people.owner);
  await openTeam(page, teams.first);
  await newForm(page, 'Boiler service record');
  await pasteSource(page, inspection);
  await page.goBack();
  await newForm(page, 'Weekly site inspection');
  await pasteSource(page, inspection);
  await publish(page, 'First version');
  const made = { teamId: teamIdOf(page), formId: formIdOf(page) };
  await startResponse(page, made.teamId, made.formId);
  await page.getByLabel('Site').fill('Canal Street, phase 2');
  await page.getByLabel('Inspector’s email').fill('ada@example.com');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Send inspection' }).click();
  await page.getByRole('heading', { name: 'Thanks!' }).waitFor();
  await page.getByRole('button', { name: 'Up to date' }).waitFor();
  await page.close();
  return made;
}

async function shoot(browser: Browser, variant: Variant, { teamId, formId }: Made): Promise<void> {
  const context = await browser.newContext({ ...variant.options, baseURL: server.address, locale: 'en-GB' });
  if (variant.direction === 'rtl') {
    await context.addInitScript(() =>
      document.addEventListener('readystatechange', () => (document.documentElement.dir = 'rtl')),
    );
  }
  const page = await context.newPage();
  const shot = async (name: string) => {
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}-${variant.name}.png`), animations: 'disabled' });
  };
  const forms = `/teams/${teamId}/forms`;

  await page.goto('/');
  await page.getByRole('button', { name: /work \/ school/ }).waitFor();
  await shot('welcome');
  await page.getByRole('button', { name: /work \/ school/ }).click();
  await page.getByLabel('Password').waitFor();
  await shot('sign-in');
  await page.getByRole('radio', { name: people.owner }).check();
  await page.getByLabel('Password').fill('tideform');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/teams/);

  await page.goto(forms);
  await page.getByText('Weekly site inspection').waitFor();
  await shot('forms');
  await page.goto(`${forms}?search=nothing`);
  await page.getByText('No forms found').waitFor();
  await shot('forms-empty');
  await page.goto(`${forms}/${formId}/build`);
  await page
    .getByText('Weekly site inspection')
    .first()
    .waitFor()
    .catch(() => undefined);
  await shot('builder');
  await page.goto(`${forms}/${formId}/build?tab=preview`);
  await shot('builder-preview');

  await startResponse(page, teamId, formId);
  await page.getByLabel('Site').waitFor();
  await shot('respond');
  await page.getByRole('button', { name: 'Send inspection' }).click();
  await page.getByText('Site is required').first().waitFor();
  await shot('respond-issues');
  await page.getByLabel('Notes').scrollIntoViewIfNeeded();
  await shot('respond-lower');
  await page.goto(`/teams/${teamId}/responses`);
  await shot('responses');

  await page.goto(`${forms}/${formId}/submissions`);
  await page
    .getByText('Ada')
    .or(page.getByText('#1'))
    .first()
    .waitFor()
    .catch(() => undefined);
  await shot('submissions');
  await page.goto(`${forms}/${formId}/submissions?dateRange=2020-01-01_2020-01-02`);
  await page.getByText('No submissions').waitFor();
  await shot('submissions-empty');
  await context.close();
}

/** Nothing loads and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}
