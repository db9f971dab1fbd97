import type { Page } from '@playwright/test';
import type { PublishedForm } from '../../e2e/screens/builder.ts';
import { signIn } from '../../e2e/screens/sign-in.ts';
import { skipTour } from '../../e2e/world/skip-tour.ts';
import { pause } from '../workspace-kill/caller.ts';
import type { BrowserProcess } from './browser.ts';
import { countRows } from './local-rows.ts';

/** What the app has displayed to the user about one response, recorded as soon as it was rendered. */
export interface ObservedResponse {
  responseId: string;
  /** Value of the note when 'Saved' was last displayed. */
  saved: string | undefined;
  submitted: boolean;
}

const reportBinding = '__told';

/** Opens a page that records what it displays, and signs in if necessary. */
export async function openPage(
  { context }: BrowserProcess,
  origin: string,
  mail: string,
  observed?: ObservedResponse,
): Promise<Page> {
  await skipTour(context);
  const page = await context.newPage();
  page.on('crash', () => page.close().catch(() => undefined));
  await page.exposeFunction(reportBinding, (kind: 'saved' | 'submitted', value: string) => {
    if (!observed) return;
    if (kind === 'saved') observed.saved = value;
    else observed.submitted = true;
  });
  await page.addInitScript(observePage, reportBinding);
  await page.goto(`${origin}/`);
  const account = page.getByRole('button', { name: /^Account:/ });
  const welcome = page.getByRole('button', { name: 'Sign in with work / school account' });
  const question = page.getByRole('alertdialog', { name: 'Sign in again' });
  await account.or(welcome).or(question).first().waitFor();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Sign in' }).click();
  // `signIn` waits five seconds for the next page, which can be too short on a busy machine; the wait for the account
  // button below decides.
  else if (await welcome.isVisible()) await signIn(page, mail).catch(() => undefined);
  await account.waitFor();
  return page;
}

/** Runs in the page and reports when the page shows 'Saved on this device' or 'Thanks!', with the note's value. */
function observePage(name: string): void {
  const report = (globalThis as unknown as { [name: string]: (kind: string, value: string) => void })[name];
  let last = '';
  new MutationObserver(() => {
    const status = [...document.querySelectorAll('[role=status]')].map((each) => each.textContent).join(' ');
    const note = document.querySelector<HTMLInputElement>('input[type=text], textarea')?.value ?? '';
    const isThanked = [...document.querySelectorAll('h1, h2')].some((each) => each.textContent === 'Thanks!');
    const now = isThanked ? 'submitted' : status.includes('Saved on this device') ? `saved ${note}` : '';
    if (now !== last && now !== '') report?.(isThanked ? 'submitted' : 'saved', note);
    last = now;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Starts a new response of the form and returns its ID. */
export async function startResponse(page: Page, origin: string, { teamId, formId }: PublishedForm): Promise<string> {
  await page.goto(`${origin}/teams/${teamId}/forms/${formId}/response`);
  const another = page.getByRole('button', { name: 'New Response' });
  await another.or(getNoteField(page)).first().waitFor();
  if (await another.isVisible()) await another.click();
  await page.waitForURL(/\/response\/[0-9a-f-]{36}/);
  await getNoteField(page).waitFor();
  return /response\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

export const getNoteField = (page: Page) => page.getByRole('textbox', { name: 'Note' });
export const getSubmitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
export const getSavedStatus = (page: Page) => page.getByText(/Saved on this device/);
export const getConfirmation = (page: Page) => page.getByRole('heading', { name: 'Thanks!' });

/** Waits until this device's outbox is empty and the sync badge shows 'Up to date'. */
export async function waitUntilSent(page: Page, ms = 120_000): Promise<void> {
  const begin = performance.now();
  while ((await countRows(page, 'outbox')) > 0) {
    if (performance.now() - begin > ms) throw new Error('The outbox is still not empty');
    await pause(200);
  }
  await page.getByRole('button', { name: 'Up to date' }).waitFor({ timeout: ms });
}
