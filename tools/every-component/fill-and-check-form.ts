import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { people } from '../../e2e/people.ts';
import type { PublishedForm } from '../../e2e/screens/builder.ts';
import { signIn } from '../../e2e/screens/sign-in.ts';
import { goOffline } from '../../e2e/world/open-offline.ts';
import { waitUntilSent } from '../browser-kill/fill-response.ts';
import type { Library } from '../browser-kill/library.ts';
import { CAMERA_CODE } from './camera.ts';
import { findDifferences } from './cases/answers.ts';
import { fromDirectory, nested, places, plain, type Step, securityCheck, withTools } from './cases/fill.ts';
import type { InputMethod } from './input-method.ts';

interface PlayOptions {
  readonly input: InputMethod;
  readonly form: PublishedForm;
  readonly library: Library;
  readonly isOffline: boolean;
  /** Component types to fill in; an empty list means all. */
  readonly types: readonly string[];
  /** Folder for screenshots. */
  readonly screenshotFolder: string;
}

/** Fills in and submits a form, and compares the submission in the library. Returns descriptions of what went wrong. */
export async function fillAndCheckForm({
  input,
  form,
  library,
  isOffline,
  ...options
}: PlayOptions): Promise<readonly string[]> {
  const { page, name } = input;
  page.setDefaultTimeout(30_000);
  const wrongs: string[] = [];
  page.on('pageerror', (error) => wrongs.push(`the page failed: ${error}`));
  const shoot = (what: string) =>
    page.screenshot({ path: join(options.screenshotFolder, `${name}-${what}.png`), animations: 'disabled' });
  const fill = async (steps: readonly Step[]) => {
    for (const [type, act] of steps) {
      if (options.types.length > 0 && !options.types.includes(type)) continue;
      const failed = await getError(() => act(input));
      console.log(`${name} ${type} ${failed ?? 'ok'}`);
      await shoot(type);
      if (failed) wrongs.push(`${type} could not be filled in: ${failed}`);
    }
  };
  const responseId = await openResponse(page, form);
  // Fields that look up people, and the security check, need the network, so they are filled in before going offline.
  await fill([...fromDirectory, securityCheck]);
  if (isOffline) await goOffline(page);
  await fill([...plain, ...nested, ...places, ...withTools]);
  const submitted = await getError(() => submit(input));
  await shoot('thanks');
  if (submitted) return [...wrongs, `the response was not submitted: ${submitted}`];
  await page.context().setOffline(false);
  await waitUntilSent(page);
  const arrived = (await library.submissions()).find((one) => one.responseId === responseId);
  if (!arrived) return [...wrongs, 'the submission is not in the library'];
  const unread = await getError(() => checkSubmission(page, form, responseId));
  await shoot('read-back');
  return [
    ...wrongs,
    ...findDifferences(arrived.answers),
    ...(unread ? [`the submission cannot be opened: ${unread}`] : []),
  ];
}

/** Returns the error message of an action; `undefined` if it succeeded. */
const getError = (act: () => Promise<void>): Promise<string | undefined> =>
  act().then(
    () => undefined,
    (cause: unknown) => String(cause).split('\n').slice(0, 6).join(' '),
  );

/** Starts a new response and returns its ID. */
async function openResponse(page: Page, { teamId, formId }: PublishedForm): Promise<string> {
  await page.goto('/');
  await signIn(page, people.builder);
  // The first load of a team can take this long on a busy machine.
  await page.goto(`/teams/${teamId}/forms/${formId}/response`);
  await page.waitForURL(/\/response\/[0-9a-f-]{36}/, { timeout: 90_000 });
  await page.getByRole('textbox', { name: 'Short text' }).waitFor({ timeout: 60_000 });
  return /response\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

async function submit({ page, press }: InputMethod): Promise<void> {
  await press(page.getByRole('button', { name: 'Submit', exact: true }));
  await page.getByRole('heading', { name: 'Thanks!' }).waitFor();
}

/** Opens the submission and checks that its text answers and pictures are displayed. */
async function checkSubmission(page: Page, { teamId, formId }: PublishedForm, responseId: string): Promise<void> {
  await page.goto(`/teams/${teamId}/forms/${formId}/response/${responseId}`);
  for (const text of ['Crane 7', 'Daniel Kim', 'Jonas Lindqvist', 'Holt', CAMERA_CODE.value]) {
    await page
      .getByText(text)
      .or(page.locator(`input[value="${text}"]`))
      .first()
      .waitFor();
  }
  await page.getByRole('button', { name: 'Download crane.png' }).scrollIntoViewIfNeeded();
  for (const group of ['Photos', 'Sketch', 'Signature']) {
    await page.getByRole('group', { name: group }).locator('img').first().waitFor();
  }
}
