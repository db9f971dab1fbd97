import { specs } from '@tideform/components/specs';
import {
  allowedAnswers,
  createSession,
  type FormDefinition,
  keptAnswers,
  numberedPaths,
  type SubmissionData,
  sameJson,
  validateSubmission,
} from '@tideform/engine';
import { openThreadScripts } from '../scripts/open-thread-scripts.ts';
import { misshapenPaths } from './misshapen-answers.ts';
import { stranger } from './schema-for-strangers.ts';

interface Given {
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
}

/** Answers that may be taken, or the rules that they break: `place: required, age: max`. */
export type Checked =
  | { readonly data: SubmissionData; readonly numbered: readonly string[] }
  | { readonly broken: string };

/**
 * Checks what a stranger submits as their page should have: with the form's code, in the sandbox. What they may not answer is what it
 * would be had nobody touched it.
 */
export async function checkAnswers({ form, data: given, metadata, nowMs }: Given): Promise<Checked> {
  const options = { form, specs, metadata, nowMs, viewer: stranger, scripts: openThreadScripts };
  const allowed = allowedAnswers(form, specs, given, stranger);
  const data = sameJson(allowed, given) ? given : await filledIn({ ...options, data: allowed });
  const { issues } = await validateSubmission({ ...options, data });
  if (issues.length > 0) return { broken: issues.map(({ path, rule }) => `${path}: ${rule}`).join(', ') };
  const session = createSession({ ...options, data, readOnly: true });
  await session.settled();
  const numbered = numberedPaths(session);
  const misshapen = misshapenPaths(session, data);
  session.close();
  if (misshapen.length > 0) return { broken: misshapen.map((path) => `${path}: shape`).join(', ') };
  return { data: keptAnswers(form, specs, data), numbered };
}

/** With the defaults and calculations of what is missing. */
async function filledIn(options: Parameters<typeof createSession>[0]): Promise<SubmissionData> {
  const session = createSession(options);
  try {
    await session.settled();
    return session.data();
  } finally {
    session.close();
  }
}
