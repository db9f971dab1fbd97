import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { countEarlierSubmissions } from '../submissions/submission-counts-store.ts';
import type { DemoWorkspace, OpenedLibrary } from './demo-workspace.ts';
import { allForms } from './forms/all-forms.ts';
import type { DemoForm } from './forms/demo-form.ts';
import type { ContentStep } from './making/create-content.ts';
import { deriveFormIds, deriveResponseIds } from './making/ids.ts';
import { planResponses } from './making/plan-responses.ts';
import { planContentSteps } from './plan-content-steps.ts';
import type { PreparedDemo } from './prepare-demonstration.ts';
import { type ContentThread, startContentThread } from './start-content-thread.ts';
import { toDemoEmail } from './to-demo-email.ts';
import { toDemoItem } from './to-demo-item.ts';

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
  prepared: PreparedDemo<Library>,
  signal: AbortSignal,
): Promise<void> {
  await withAdvisoryLock(database, 'fill the demonstration', async () => {
    if (await workspace.isStepDone(LAST_STEP)) return;
    const thread = startContentThread(prepared.world);
    try {
      for (const contentStep of planContentSteps(prepared.world.beganAt)) {
        if (signal.aborted) return;
        await runContentStep(database, workspace, prepared, thread, contentStep);
      }
      await workspace.markStepDone(LAST_STEP);
    } finally {
      thread.close();
    }
  });
}

async function runContentStep<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
  { world: context, libraries }: PreparedDemo<Library>,
  thread: ContentThread,
  contentStep: ContentStep,
): Promise<void> {
  const step = `${contentStep.what} of ${contentStep.formKey} from ${contentStep.from}`;
  if (await workspace.isStepDone(step)) return;
  const form = allForms.find(({ key }) => key === contentStep.formKey)!;
  const { items, letters: emails } = await thread.make(contentStep);
  if (contentStep.what === 'responses')
    await countSubmissions(database, context.teams[form.team].id, form, contentStep, context.beganAt);
  // NOTE: emails are sent before the PDFs are stored, so that an interruption in between repeats both.
  if (emails.length > 0) await workspace.deliverEmails(`e-mails of ${step}`, emails.map(toDemoEmail));
  await workspace.addItems(libraries[form.team], step, items.map(toDemoItem));
}

async function countSubmissions(
  database: Database,
  teamId: string,
  form: DemoForm,
  { from, to }: ContentStep,
  beganAt: string,
) {
  const planned = planResponses(form, beganAt).slice(from - 1, to);
  const submitted = planned
    .filter(({ isDraft }) => !isDraft)
    .map(({ number, at }) => ({ key: deriveResponseIds(form, number).response, at }));
  await countEarlierSubmissions(database, { teamId, formId: deriveFormIds(form).form }, submitted);
}
