import { specs } from '@tideform/components/specs';
import {
  createSession,
  type FormDefinition,
  findHostileJson,
  findNumberPaths,
  getAtPath,
  getPersistentAnswers,
  isRecord,
  parseFieldPath,
  prefillAnswers,
  type Session,
  type SubmissionData,
  settleSubmission,
  type ValueKind,
  validateSubmission,
} from '@tideform/engine';
import { z } from 'zod/mini';
import { openThreadScripts } from '../scripts/open-thread-scripts.ts';
import { anonymousViewer } from './create-anonymous-schema.ts';

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

/** Value kinds whose answer is a single text, number or boolean, or a list of these. */
const plainKinds: ReadonlySet<ValueKind> = new Set([
  ...(['text', 'markup', 'email', 'phone', 'link', 'secret', 'number', 'amount', 'tick'] as const),
  ...(['date', 'dateTime', 'time', 'day'] as const),
]);

/**
 * Finds answers with a shape that the app never creates, such as an object in a text field or a list within a list.
 * Rules accept any value, so a field without rules would allow such answers in the library. Hidden fields are checked
 * too, since their answers may be stored.
 *
 * @param data the submitted data, since a session normalizes shapes
 * @returns data paths of the malformed answers
 */
function findMalformedPaths(session: Session, data: SubmissionData): readonly string[] {
  const findIn = (id: string): readonly string[] => {
    const { spec, path, slots } = session.node(id);
    const { props, rows = [] } = session.state(id);
    const isPlainField = spec?.shape === 'value' && plainKinds.has(spec.valueKind(props));
    const isWrong = isPlainField && !hasPlainShape(getAtPath(data, parseFieldPath(path)));
    return [
      ...(isWrong ? [path] : []),
      ...[...slots.flat(), ...rows.flatMap(({ fieldIds }) => fieldIds)].flatMap(findIn),
    ];
  };
  return session.rootIds.flatMap(findIn);
}

const hasPlainShape = (value: unknown): boolean => (Array.isArray(value) ? value.every(isPlain) : isPlain(value));

const isPlain = (value: unknown): boolean =>
  isRecord(value) ? isMaskedText(value) : typeof value !== 'object' || value === null;

/**
 * Returns true if the value is the answer of a field with several input masks in form.io's format: the text and the
 * mask's label.
 */
const isMaskedText = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).length === 2 && typeof value.value === 'string' && typeof value.maskName === 'string';

/** Schemas of the metadata properties that a share page sends. All other properties are dropped. */
const metadataSchemas = {
  /** IANA name of the respondent's time zone. */
  timezone: z.string().check(z.regex(/^[\w+\-/]{1,64}$/)),
  /** Offset of the time zone from UTC in minutes; positive if ahead of UTC. */
  offset: z.int().check(z.minimum(-1_000), z.maximum(1_000)),
  /** Origin of the page that shows the form. */
  origin: z.string().check(z.regex(/^https?:\/\/[^\s/?#@]{1,300}$/)),
  /** Time when the form was opened, in ISO 8601. */
  openedAt: z.iso.datetime(),
  /** Data paths of calculated answers that the respondent's page couldn't update. */
  outdated: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(50)),
};

/** Returns the metadata to store: valid properties from the share page, and answers prefilled by the link. */
function sanitizeMetadata(
  form: FormDefinition,
  metadata: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(metadataSchemas).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(Object.hasOwn(metadata, name) ? metadata[name] : undefined);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  const prefilled = prefillAnswers(form, specs, metadata.prefilledData);
  return {
    ...Object.fromEntries(entries),
    ...(Object.keys(prefilled).length > 0 && { prefilledData: prefilled }),
  };
}
