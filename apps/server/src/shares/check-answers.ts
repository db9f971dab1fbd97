import { specs } from '@tideform/components/specs';
import {
  createSession,
  type FormDefinition,
  findHostileJson,
  findNumberPaths,
  getPersistentAnswers,
  type SubmissionData,
  settleSubmission,
  validateSubmission,
} from '@tideform/engine';
import { openThreadScripts } from '../scripts/open-thread-scripts.ts';
import { anonymousViewer } from './anonymous-schema.ts';
import { findMalformedPaths } from './malformed-answers.ts';
import { sanitizeMetadata } from './sanitize-metadata.ts';

/** Submission of an anonymous respondent, and the form that was answered. */
export interface SubmittedForm {
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
}

/** Accepted answers, or the rules that they break: `place: required, age: max`. */
export type CheckedAnswers =
  | {
      readonly data: SubmissionData;
      readonly metadata: Readonly<Record<string, unknown>>;
      /** Data paths that get the submission number. */
      readonly numbered: readonly string[];
    }
  | { readonly broken: string };

/**
 * Recalculates and validates a submission of an anonymous respondent, as their page should have done: with the form's
 * code, in the sandbox. The form's logic can take long, so `SubmissionThreads` runs this on a separate thread.
 */
export async function checkAnswers({ form, nowMs, ...submitted }: SubmittedForm): Promise<CheckedAnswers> {
  if (findHostileJson(submitted.data)) return { broken: ': shape' };
  const metadata = sanitizeMetadata(form, submitted.metadata);
  const options = {
    ...{ form, specs, metadata, viewer: anonymousViewer, scripts: openThreadScripts },
    ...getClock(metadata, nowMs),
  };
  const data = await settleSubmission({ ...options, data: submitted.data });
  const { issues } = await validateSubmission({ ...options, data });
  if (issues.length > 0) return { broken: issues.map(({ path, rule }) => `${path}: ${rule}`).join(', ') };
  const session = createSession({ ...options, data, readOnly: true });
  await session.settled();
  const numbered = findNumberPaths(session);
  const malformed = findMalformedPaths(session, submitted.data);
  session.close();
  if (malformed.length > 0) return { broken: malformed.map((path) => `${path}: shape`).join(', ') };
  return { data: getPersistentAnswers(form, specs, data), metadata, numbered };
}

/** Maximum time between opening and submitting a form: pages stay open, and devices offline. */
const MAX_AGE_MS = 30 * 86_400_000;
/** How far a respondent's clock may be ahead of the server's. */
const MAX_CLOCK_SKEW_MS = 86_400_000;

/**
 * Returns the time and time zone that determined "today" on the respondent's page: when the form was opened there.
 * Ignores implausible values.
 */
function getClock({ openedAt, timezone }: SubmittedForm['metadata'], nowMs: number) {
  const openedMs = typeof openedAt === 'string' ? Date.parse(openedAt) : Number.NaN;
  const isPlausible = openedMs > nowMs - MAX_AGE_MS && openedMs < nowMs + MAX_CLOCK_SKEW_MS;
  return { nowMs: isPlausible ? openedMs : nowMs, timeZone: typeof timezone === 'string' ? timezone : '' };
}
