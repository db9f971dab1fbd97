import { readAt, type Segments } from '../data/data-path.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import { isTrue, recordOf } from '../definition/read-property.ts';
import { isNotKept } from '../first-answers/kept-answers.ts';
import { prefillAnswers } from '../first-answers/prefill-answers.ts';
import { isRecord } from '../json/is-record.ts';
import { sameJson } from '../json/same-json.ts';
import type { EffectPlan, FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import { asksForOwn } from '../scripts/asks-for-own.ts';
import type { ScriptSource } from '../scripts/script-host.ts';
import { createSession, type SessionOptions } from '../session/create-session.ts';
import { type ReadForm, readForm } from '../session/read-form.ts';

/**
 * Returns the answers that the form makes of what an unknown respondent sent. Answers of an honest respondent stay as they are.
 *
 * - Answers that no component of the form has are dropped.
 * - An answer that the respondent can't give (calculated, hidden, disabled, closed by a permission) is what the form makes of the others:
 *   its calculation, its default, or what the link prefilled (`metadata.prefilledData`).
 * - What code of the page may have written at some moment (`onChange`, a button, a `customAction`) is known to the page only and stays.
 * - So does what follows from answers that never leave the page (`persistent: false`).
 */
export async function settleSubmission(options: Omit<SessionOptions, 'readOnly'>): Promise<SubmissionData> {
  const { form, specs, viewer, data = {}, metadata = {} } = options;
  const read = readForm(form, specs, viewer, () => false);
  const known = knownAnswers(read.root, data);
  const hasUnsent = read.plans.some(isUnsent);
  const fixed = fixedPlans(read, hasUnsent);
  const prefilled = prefillAnswers(form, specs, metadata.prefilledData);
  const begun = fixed.size > 0 ? await settled({ ...options, data: openPrefill(read, prefilled) }) : {};
  const answers = withoutForged(read.root, [known], [begun], fixed) as SubmissionData;
  const result = await settled({ ...options, data: answers });
  const kept = hasUnsent ? overlay(result, answers) : result;
  return sameJson(kept, data) ? data : (kept as SubmissionData);
}

async function settled(options: SessionOptions): Promise<SubmissionData> {
  const session = createSession(options);
  try {
    await session.settled();
    return session.data();
  } finally {
    session.close();
  }
}

/** A copy of the answers with those that the form's components have. Entries of grids and containers that are no objects are dropped. */
function knownAnswers({ plans }: ScopePlan, given: unknown): SubmissionData {
  const known: Record<string, unknown> = {};
  for (const plan of plans) {
    const { role, segments, columns } = plan;
    const value = readAt(given, segments);
    if (value === undefined || role === 'layout' || role === 'foreign') continue;
    if (role === 'object') {
      if (isRecord(value)) put(known, segments, recordOf(readAt(known, segments)));
    } else if (columns) {
      const rows = Array.isArray(value) ? value.filter(isRecord) : [];
      put(
        known,
        segments,
        rows.map((row) => knownAnswers(columns, row)),
      );
    } else put(known, segments, value);
  }
  return known;
}

function put(holder: Record<string, unknown>, segments: Segments, value: unknown): void {
  let at = holder;
  for (const name of segments.slice(0, -1)) {
    const next = Object.hasOwn(at, name) ? at[name] : undefined;
    const own: Record<string, unknown> = isRecord(next) ? { ...next } : {};
    at[name] = own;
    at = own;
  }
  at[segments.at(-1)!] = value;
}

/** Code that runs at moments of its own: what it wrote can't be found out from the answers. */
const momentary: ReadonlySet<EffectPlan['role']> = new Set(['change', 'request', 'action']);

/** Components whose answer no respondent gives, and that the form alone gives an answer. */
function fixedPlans({ plans, scripts }: ReadForm, hasUnsent: boolean): ReadonlySet<FieldPlan> {
  const sourceOf = ({ computation: asks }: EffectPlan) => (asks.type === 'script' ? scripts[asks.script] : undefined);
  const followers = plans.flatMap((plan) => plan.effects);
  const codes = followers.filter(({ role }) => momentary.has(role)).map((follower) => sourceOf(follower)?.code ?? '');
  const words = new Set(codes.join(' ').match(/[\w$]+/g));
  const isWrittenAtMoments = ({ definition: { key, type }, effects: own }: FieldPlan) =>
    words.has(key || type) || own.some(({ role }) => role === 'action' || role === 'value');
  const isFixed = (plan: FieldPlan) => {
    if (plan.settings.permission !== 'edit') return true;
    if (isWrittenAtMoments(plan)) return false;
    const calculation = plan.effects.find(({ role }) => role === 'calculation');
    const isClosed = isNeverShown(plan) || ((plan.settings.hidden || plan.settings.disabled) && !mayOpen(plan));
    if (!calculation) return isClosed;
    if (hasUnsent || !isCertain(calculation, sourceOf(calculation))) return false;
    return isClosed || !isTrue(plan.definition.allowCalculateOverride);
  };
  return new Set(plans.filter((plan) => (plan.role === 'value' || plan.role === 'rows') && isFixed(plan)));
}

const isCalculated = ({ effects: followers }: FieldPlan): boolean =>
  followers.some(({ role }) => role === 'calculation');

/** Fields without anything to see: their answers come from a default, a calculation or the address. */
const isNeverShown = ({ spec }: FieldPlan): boolean => spec?.isUnseen === true;

/** Whether logic can show or enable a component, or anything that it lies in. */
function mayOpen({ definition, parent }: FieldPlan): boolean {
  const entries = Array.isArray(definition.logic) ? definition.logic : [];
  const actions = entries.flatMap((entry) => recordOf(entry).actions ?? []);
  return actions.some((action) => recordOf(action).type !== 'value') || (parent !== undefined && mayOpen(parent));
}

/** Whether a calculation gives an answer each time: code may assign nothing, and one that reads its own answer builds on it. */
function isCertain({ computation: asks }: EffectPlan, source: ScriptSource | undefined): boolean {
  if (asks.type === 'json') return true;
  if (!source) return false;
  return (
    !/\b(if|switch|for|while|try|return|function)\b|=>|&&|\|\|/.test(source.code) && !asksForOwn('value', source.code)
  );
}

/** The answers of a form's components that its respondent's page never sends. */
const isUnsent = ({ role, definition, spec }: FieldPlan): boolean =>
  (role === 'value' || role === 'rows' || role === 'object') && isNotKept(definition) && spec?.mayPrefill !== false;

/** What the link prefilled, without what permissions close: that is the form's alone. */
const openPrefill = ({ root, plans }: ReadForm, prefilled: SubmissionData): SubmissionData =>
  withoutForged(root, [prefilled], [], new Set(plans.filter(({ settings }) => settings.permission !== 'edit')));

/**
 * Removes the answers of some components, but those that the form began with, in whatever row.
 *
 * @param scopes one object that the plans' answers are in
 * @param begun the same objects as the form began with
 */
function withoutForged(
  { plans }: ScopePlan,
  [scope]: readonly [unknown],
  begun: readonly unknown[],
  fixed: ReadonlySet<FieldPlan>,
): SubmissionData {
  const result: Record<string, unknown> = {};
  for (const plan of plans) {
    const { role, segments, columns } = plan;
    const value = readAt(scope, segments);
    if (value === undefined || role === 'layout' || role === 'foreign') continue;
    const before = begun.map((each) => readAt(each, segments)).filter((each) => each !== undefined);
    if (role === 'object') put(result, segments, recordOf(readAt(result, segments)));
    else if (fixed.has(plan) && !before.some((each) => sameJson(each, value))) {
      if (begun.length === 1 && before.length === 1 && !isCalculated(plan)) put(result, segments, before[0]);
    } else if (columns && Array.isArray(value)) {
      const rows = before.flat();
      put(
        result,
        segments,
        value.map((row) => withoutForged(columns, [row], rows, fixed)),
      );
    } else put(result, segments, value);
  }
  return result;
}

/** The answers of `over`, and of `under` where it has none. */
function overlay(under: unknown, over: unknown): unknown {
  if (isRecord(under) && isRecord(over)) {
    const entries = Object.entries(over).map(([name, value]) => [
      name,
      Object.hasOwn(under, name) ? overlay(under[name], value) : value,
    ]);
    return { ...under, ...Object.fromEntries(entries) };
  }
  if (Array.isArray(under) && Array.isArray(over) && under.length === over.length)
    return over.map((entry, at) => overlay(under[at], entry));
  return over;
}
