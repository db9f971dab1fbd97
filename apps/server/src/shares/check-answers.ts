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
  const options = {
    ...{ form, specs, metadata, viewer: stranger, scripts: openThreadScripts },
    ...clockOf(metadata, nowMs),
  };
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

/** How long ago a form may have been opened that is submitted now: pages stay open, and devices offline. */
const oldestMs = 30 * 86_400_000;
/** How far a visitor's clock may be ahead of ours. */
const aheadMs = 86_400_000;

/**
 * The instant and the zone by which the visitor's page has judged "today": when the form was opened there, and on whose calendar. What
 * can't be right counts for nothing.
 */
function clockOf({ openedAt, timezone }: Given['metadata'], nowMs: number) {
  const openedMs = typeof openedAt === 'string' ? Date.parse(openedAt) : Number.NaN;
  const isPossible = openedMs > nowMs - oldestMs && openedMs < nowMs + aheadMs;
  return { nowMs: isPossible ? openedMs : nowMs, timeZone: typeof timezone === 'string' ? timezone.slice(0, 64) : '' };
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
