import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { people } from '../../e2e/people.ts';
import type { PublishedForm } from '../../e2e/screens/builder.ts';
import { signIn } from '../../e2e/screens/sign-in.ts';
import { goOffline } from '../../e2e/world/open-offline.ts';
import { untilSent } from '../browser-kill/filling.ts';
import type { Library } from '../browser-kill/library.ts';
import { SEEN } from './camera.ts';
import { differences } from './cases/answers.ts';
import { fromDirectory, nested, places, plain, proven, type Step, withTools } from './cases/fill.ts';
import type { Hand } from './hand.ts';

interface Play {
  readonly hand: Hand;
  readonly form: PublishedForm;
  readonly library: Library;
  readonly isOffline: boolean;
  /** Types of those steps that are wanted; all. */
  readonly only: readonly string[];
  /** A folder. */
  readonly pictures: string;
}

/** One form from its first field to the library. Answers what went wrong. */
export async function play({ hand, form, library, isOffline, ...how }: Play): Promise<readonly string[]> {
  const { page, name } = hand;
  page.setDefaultTimeout(30_000);
  const wrongs: string[] = [];
  page.on('pageerror', (error) => wrongs.push(`the page failed: ${error}`));
  const shoot = (what: string) =>
    page.screenshot({ path: join(how.pictures, `${name}-${what}.png`), animations: 'disabled' });
  const fill = async (steps: readonly Step[]) => {
    for (const [type, act] of steps) {
      if (how.only.length > 0 && !how.only.includes(type)) continue;
      const failed = await outcomeOf(() => act(hand));
      console.log(`${name} ${type} ${failed ?? 'ok'}`);
      await shoot(type);
      if (failed) wrongs.push(`${type} could not be filled: ${failed}`);
    }
  };
  const responseId = await arrive(page, form);
  // People are asked of the directory and who one is of the server: on the way to where there is no network.
  await fill([...fromDirectory, proven]);
  if (isOffline) await goOffline(page);
  await fill([...plain, ...nested, ...places, ...withTools]);
  const submitted = await outcomeOf(() => submit(hand));
  await shoot('thanks');
  if (submitted) return [...wrongs, `it was not submitted: ${submitted}`];
  await page.context().setOffline(false);
  await untilSent(page);
  const arrived = (await library.submissions()).find((one) => one.responseId === responseId);
  if (!arrived) return [...wrongs, 'nothing is in the library'];
  const unread = await outcomeOf(() => readBack(page, form, responseId));
  await shoot('read-back');
  return [...wrongs, ...differences(arrived.answers), ...(unread ? [`it does not open: ${unread}`] : [])];
}

/** `undefined`: it went well. */
const outcomeOf = (act: () => Promise<void>): Promise<string | undefined> =>
  act().then(
    () => undefined,
    (cause: unknown) => String(cause).split('\n').slice(0, 6).join(' '),
  );

/** Answers the id of the new response. */
async function arrive(page: Page, { teamId, formId }: PublishedForm): Promise<string> {
  await page.goto('/');
  await signIn(page, people.builder);
  // As long as a busy machine may take for the first look at a team.
  await page.goto(`/teams/${teamId}/forms/${formId}/response`);
  await page.waitForURL(/\/response\/[0-9a-f-]{36}/, { timeout: 90_000 });
  await page.getByRole('textbox', { name: 'Short text' }).waitFor({ timeout: 60_000 });
  return /response\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

async function submit({ page, press }: Hand): Promise<void> {
  await press(page.getByRole('button', { name: 'Submit', exact: true }));
  await page.getByRole('heading', { name: 'Thanks!' }).waitFor();
}

/** As somebody sees it who opens the submission: its plain answers, its pictures. */
async function readBack(page: Page, { teamId, formId }: PublishedForm, responseId: string): Promise<void> {
  await page.goto(`/teams/${teamId}/forms/${formId}/response/${responseId}`);
  for (const said of ['Crane 7', 'Daniel Kim', 'Jonas Lindqvist', 'Holt', SEEN.value]) {
    await page
      .getByText(said)
      .or(page.locator(`input[value="${said}"]`))
      .first()
      .waitFor();
  }
  await page.getByRole('button', { name: 'Download crane.png' }).scrollIntoViewIfNeeded();
  for (const group of ['Photos', 'Sketch', 'Signature']) {
    await page.getByRole('group', { name: group }).locator('img').first().waitFor();
  }
}
