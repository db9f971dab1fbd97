import type { Page } from '@playwright/test';
import type { PublishedForm } from '../../e2e/screens/builder.ts';
import { signIn } from '../../e2e/screens/sign-in.ts';
import { skipTour } from '../../e2e/world/skip-tour.ts';
import { pause } from '../workspace-kill/caller.ts';
import type { RealBrowser } from './browser.ts';
import { countRows } from './local-rows.ts';

/** What the app has told the person of one response, noted the moment it was drawn. */
export interface Told {
  responseId: string;
  /** Answer of the note when 'Saved' was last drawn. */
  saved: string | undefined;
  submitted: boolean;
}

const binding = '__told';

/** Opens a page that reports what it tells, and makes sure that somebody is signed in. */
export async function openPage({ context }: RealBrowser, origin: string, mail: string, told?: Told): Promise<Page> {
  await skipTour(context);
  const page = await context.newPage();
  page.on('crash', () => page.close().catch(() => undefined));
  await page.exposeFunction(binding, (kind: 'saved' | 'submitted', value: string) => {
    if (!told) return;
    if (kind === 'saved') told.saved = value;
    else told.submitted = true;
  });
  await page.addInitScript(watch, binding);
  await page.goto(`${origin}/`);
  const account = page.getByRole('button', { name: /^Account:/ });
  const welcome = page.getByRole('button', { name: 'Sign in with work / school account' });
  const question = page.getByRole('alertdialog', { name: 'Sign in again' });
  await account.or(welcome).or(question).first().waitFor();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Sign in' }).click();
  // Its own patience is five seconds, which a busy machine takes; the page shows in a moment whether somebody is signed in.
  else if (await welcome.isVisible()) await signIn(page, mail).catch(() => undefined);
  await account.waitFor();
  return page;
}

/** Runs in the page: what the person sees as true. */
function watch(name: string): void {
  const tell = (globalThis as unknown as { [name: string]: (kind: string, value: string) => void })[name];
  let last = '';
  new MutationObserver(() => {
    const status = [...document.querySelectorAll('[role=status]')].map((each) => each.textContent).join(' ');
    const note = document.querySelector<HTMLInputElement>('input[type=text], textarea')?.value ?? '';
    const isThanked = [...document.querySelectorAll('h1, h2')].some((each) => each.textContent === 'Thanks!');
    const now = isThanked ? 'submitted' : status.includes('Saved on this device') ? `saved ${note}` : '';
    if (now !== last && now !== '') tell?.(isThanked ? 'submitted' : 'saved', note);
    last = now;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** A new response of the form; answers its id. */
export async function startResponse(page: Page, origin: string, { teamId, formId }: PublishedForm): Promise<string> {
  await page.goto(`${origin}/teams/${teamId}/forms/${formId}/response`);
  const another = page.getByRole('button', { name: 'New Response' });
  await another.or(noteOf(page)).first().waitFor();
  if (await another.isVisible()) await another.click();
  await page.waitForURL(/\/response\/[0-9a-f-]{36}/);
  await noteOf(page).waitFor();
  return /response\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

export const noteOf = (page: Page) => page.getByRole('textbox', { name: 'Note' });
export const submitOf = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
export const savedOf = (page: Page) => page.getByText(/Saved on this device/);
export const thanksOf = (page: Page) => page.getByRole('heading', { name: 'Thanks!' });

/** Nothing of this device waits to be sent, and the badge says so. */
export async function untilSent(page: Page, ms = 120_000): Promise<void> {
  const begin = performance.now();
  while ((await countRows(page, 'outbox')) > 0) {
    if (performance.now() - begin > ms) throw new Error('The outbox does not get empty');
    await pause(200);
  }
  await page.getByRole('button', { name: 'Up to date' }).waitFor({ timeout: ms });
}
