import { specs } from '@tideform/components/specs';
import {
  createSession,
  type FormDefinition,
  findHostileJson,
  keptAnswers,
  numberedPaths,
  type SubmissionData,
  settleSubmission,
  validateSubmission,
} from '@tideform/engine';
import { openThreadScripts } from '../scripts/open-thread-scripts.ts';
import { misshapenPaths } from './misshapen-answers.ts';
import { stranger } from './schema-for-strangers.ts';
import { settleMetadata } from './settle-metadata.ts';

/** What an unknown respondent submits, and the form that was answered. */
export interface GivenAnswers {
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
}

/** Answers that may be taken, or the rules that they break: `place: required, age: max`. */
export type CheckedAnswers =
  | {
      readonly data: SubmissionData;
      readonly metadata: Readonly<Record<string, unknown>>;
      /** Data paths that are to be the response's number. */
      readonly numbered: readonly string[];
    }
  | { readonly broken: string };

/**
 * Settles and validates what an unknown respondent submits, as their page should have: with the form's code, in the sandbox. Takes as
 * long as the form's logic does, so `checkInThread` runs it on a thread of its own.
 */
export async function checkAnswers({ form, nowMs, ...given }: GivenAnswers): Promise<CheckedAnswers> {
  if (findHostileJson(given.data)) return { broken: ': shape' };
  const metadata = settleMetadata(form, given.metadata);
  const options = {
    ...{ form, specs, metadata, viewer: stranger, scripts: openThreadScripts },
    ...clockOf(metadata, nowMs),
  };
  const data = await settleSubmission({ ...options, data: given.data });
  const { issues } = await validateSubmission({ ...options, data });
  if (issues.length > 0) return { broken: issues.map(({ path, rule }) => `${path}: ${rule}`).join(', ') };
  const session = createSession({ ...options, data, readOnly: true });
  await session.settled();
  const numbered = numberedPaths(session);
  const misshapen = misshapenPaths(session, given.data);
  session.close();
  if (misshapen.length > 0) return { broken: misshapen.map((path) => `${path}: shape`).join(', ') };
  return { data: keptAnswers(form, specs, data), metadata, numbered };
}

/** How long ago a form may have been opened that is submitted now: pages stay open, and devices offline. */
const oldestMs = 30 * 86_400_000;
/** How far a visitor's clock may be ahead of ours. */
const aheadMs = 86_400_000;

/**
 * The instant and the zone by which the visitor's page has judged "today": when the form was opened there, and on whose calendar. What
 * can't be right counts for nothing.
 */
function clockOf({ openedAt, timezone }: GivenAnswers['metadata'], nowMs: number) {
  const openedMs = typeof openedAt === 'string' ? Date.parse(openedAt) : Number.NaN;
  const isPossible = openedMs > nowMs - oldestMs && openedMs < nowMs + aheadMs;
  return { nowMs: isPossible ? openedMs : nowMs, timeZone: typeof timezone === 'string' ? timezone : '' };
}
