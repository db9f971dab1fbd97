import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { countEarlierSubmissions } from '../submissions/submission-counts-store.ts';
import { type ContentThread, openContentThread } from './ask-content.ts';
import { contentParts } from './content-parts.ts';
import type { DemoWorkspace, OpenedLibrary } from './demo-workspace.ts';
import { allForms } from './forms/all-forms.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { formIds, responseIds } from './making/ids.ts';
import type { ContentPart } from './making/make-content.ts';
import { planResponses } from './making/plan-responses.ts';
import type { Prepared } from './prepare-demonstration.ts';
import { toDemoItem } from './to-demo-item.ts';
import { toDemoLetter } from './to-demo-letter.ts';

/** Name of the last step of filling the demo. */
export const LAST_STEP = 'content';

/**
 * Adds the demo's responses in steps. Only one server process runs the steps. After an interruption, the next call
 * continues.
 *
 * @param signal stops after the current step
 */
export async function fillDemonstration<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
  prepared: Prepared<Library>,
  signal: AbortSignal,
): Promise<void> {
  await withAdvisoryLock(database, 'fill the demonstration', async () => {
    if (await workspace.isDone(LAST_STEP)) return;
    const thread = openContentThread(prepared.world);
    try {
      for (const part of contentParts(prepared.world.beganAt)) {
        if (signal.aborted) return;
        await addPart(database, workspace, prepared, thread, part);
      }
      await workspace.noteDone(LAST_STEP);
    } finally {
      thread.close();
    }
  });
}

async function addPart<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
  { world, libraries }: Prepared<Library>,
  thread: ContentThread,
  part: ContentPart,
): Promise<void> {
  const step = `${part.what} of ${part.formKey} from ${part.from}`;
  if (await workspace.isDone(step)) return;
  const form = allForms.find(({ key }) => key === part.formKey)!;
  const { items, letters: emails } = await thread.make(part);
  if (part.what === 'responses') await count(database, world.teams[form.team].id, form, part, world.beganAt);
  // NOTE: emails are sent before the PDFs are stored, so that an interruption in between repeats both.
  if (emails.length > 0) await workspace.post(`e-mails of ${step}`, emails.map(toDemoLetter));
  await workspace.fill(libraries[form.team], step, items.map(toDemoItem));
}

async function count(database: Database, teamId: string, form: DemoForm, { from, to }: ContentPart, beganAt: string) {
  const planned = planResponses(form, beganAt).slice(from - 1, to);
  const submitted = planned
    .filter(({ isDraft }) => !isDraft)
    .map(({ number, at }) => ({ key: responseIds(form, number).response, at }));
  await countEarlierSubmissions(database, { teamId, formId: formIds(form).form }, submitted);
}
