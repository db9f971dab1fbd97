import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { toGraphMessage } from '../email/send-email-message.ts';
import { countEarlierSubmissions } from '../submissions/submission-counts-store.ts';
import { type DemoWorkspace, type OpenedLibrary, type SentEmail, toDemoItem } from './demo-workspace.ts';
import { allForms } from './forms/all-forms.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { type ContentStep, MAILED_RESPONSES } from './making/create-content.ts';
import { type ContentEmail, deriveFormIds, deriveResponseIds } from './making/demo-context.ts';
import { planResponses } from './making/plan-responses.ts';
import type { PreparedDemo } from './prepare-demonstration.ts';
import { type ContentThread, startContentThread } from './start-content-thread.ts';

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

/** Number of responses per step, which appear in the library together. */
const BATCH_SIZE = 50;
const LONG_FORM_RESPONSES = 1000;
/** Number of newest responses per form whose PDFs are created first, since creating PDFs takes long. */
const NEWEST_RESPONSES = MAILED_RESPONSES;

/**
 * Returns the steps for creating demo content, in order: responses of short forms, PDFs of the newest responses,
 * responses of the long form, remaining PDFs.
 */
export function planContentSteps(beganAt: string): readonly ContentStep[] {
  const answered = allForms.map((form) => ({ form, count: planResponses(form, beganAt).length }));
  const [short, long] = [
    answered.filter(({ count }) => count < LONG_FORM_RESPONSES),
    answered.filter(({ count }) => count >= LONG_FORM_RESPONSES),
  ];
  const withPdf = answered.filter(({ form }) => form.responses?.hasPdf);
  return [
    ...short.flatMap(({ form, count }) => planFormSteps(form, 'responses', count)),
    ...withPdf.map(({ form: { key }, count }) => {
      return { formKey: key, what: 'papers', from: count - NEWEST_RESPONSES + 1, to: count } as const;
    }),
    ...long.flatMap(({ form, count }) => planFormSteps(form, 'responses', count)),
    ...withPdf.flatMap(({ form, count }) => planFormSteps(form, 'papers', count - NEWEST_RESPONSES).toReversed()),
  ];
}

const planFormSteps = ({ key }: DemoForm, what: ContentStep['what'], count: number): readonly ContentStep[] =>
  Array.from({ length: Math.ceil(count / BATCH_SIZE) }, (_part, at) => {
    return { formKey: key, what, from: at * BATCH_SIZE + 1, to: Math.min(count, (at + 1) * BATCH_SIZE) };
  });

/** Converts an email of the demo to the format of the embedded workspace: a Graph message. */
const toDemoEmail = ({ letter, by, at }: ContentEmail): SentEmail => ({
  by,
  at: new Date(at),
  message: toGraphMessage(letter),
});
