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
import { anonymousViewer } from './create-anonymous-schema.ts';
import { findMalformedPaths } from './find-malformed-paths.ts';
import { sanitizeMetadata } from './sanitize-metadata.ts';

/** Submission of an anonymous respondent, with the definition of the answered form. */
export interface SubmittedForm {
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
}

/** Result of a check: the accepted answers, or the broken rules as text, like `place: required, age: max`. */
export type CheckedAnswers =
  | {
      readonly data: SubmissionData;
      readonly metadata: Readonly<Record<string, unknown>>;
      /** Data paths of answers into which the submission number is inserted. */
      readonly numbered: readonly string[];
    }
  | { readonly broken: string };

/**
 * Recalculates and validates the submission of an anonymous respondent, as the respondent's page should have done. Runs
 * the form's code in the script sandbox. This can take long, so `SubmissionThreads` runs this function on a separate
 * thread.
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

/** Maximum time between opening and submitting a form, in milliseconds: pages stay open, and devices may be offline. */
const MAX_AGE_MS = 30 * 86_400_000;
/** How far a respondent's clock may be ahead of the server's, in milliseconds. */
const MAX_CLOCK_SKEW_MS = 86_400_000;

/**
 * Returns the time and time zone for "today" in the form's rules: when and where the respondent opened the form.
 * Ignores implausible values.
 */
function getClock({ openedAt, timezone }: SubmittedForm['metadata'], nowMs: number) {
  const openedMs = typeof openedAt === 'string' ? Date.parse(openedAt) : Number.NaN;
  const isPlausible = openedMs > nowMs - MAX_AGE_MS && openedMs < nowMs + MAX_CLOCK_SKEW_MS;
  return { nowMs: isPlausible ? openedMs : nowMs, timeZone: typeof timezone === 'string' ? timezone : '' };
}
