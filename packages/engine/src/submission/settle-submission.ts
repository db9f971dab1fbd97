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
 * - Answers that no component of the form has are dropped, and choices that it doesn't offer.
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
  const offering = offeringPlans(read);
  const isChecked = fixed.size > 0 || isAnyForged(read.root, known, offering);
  const begun = isChecked ? await settled({ ...options, data: openPrefill(read, prefilled) }) : {};
  const answers = withoutForged(read.root, [known], [begun], { fixed, offering }) as SubmissionData;
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
  const sourceOf = ({ computation }: EffectPlan) =>
    computation.type === 'script' ? scripts[computation.script] : undefined;
  const isWrittenAtMoments = writtenAtMoments({ plans, scripts });
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

/** Finds the components whose answers code writes at moments of its own. */
function writtenAtMoments({ plans, scripts }: Pick<ReadForm, 'plans' | 'scripts'>): (plan: FieldPlan) => boolean {
  const effects = plans.flatMap((plan) => plan.effects.filter(({ role }) => momentary.has(role)));
  const codes = effects.map(
    ({ computation }) => (computation.type === 'script' ? scripts[computation.script]?.code : undefined) ?? '',
  );
  const words = new Set(codes.join(' ').match(/[\w$]+/g));
  return ({ definition: { key, type }, effects: own }) =>
    words.has(key || type) || own.some(({ role }) => role === 'action' || role === 'value');
}

/** Components that say what can be chosen, where neither code nor logic writes an answer or changes the choices. */
function offeringPlans(read: ReadForm): ReadonlySet<FieldPlan> {
  const isWrittenAtMoments = writtenAtMoments(read);
  const isOffering = (plan: FieldPlan) =>
    plan.spec?.anonymousAnswer !== undefined &&
    !isWrittenAtMoments(plan) &&
    !plan.effects.some(({ role }) => role === 'calculation' || role === 'schema') &&
    !/\bvalue\s*=[^=]/.test(String(plan.definition.onChange ?? '')) &&
    !actionsOf(plan).some(({ property }) => /^(?:values|data|questions)/.test(String(recordOf(property).value)));
  return new Set(read.plans.filter(isOffering));
}

/** Whether any answer has something in it that the form doesn't offer. */
function isAnyForged({ plans }: ScopePlan, scope: unknown, offering: ReadonlySet<FieldPlan>): boolean {
  return plans.some((plan) => {
    const value = readAt(scope, plan.segments);
    const { columns } = plan;
    if (columns) return Array.isArray(value) && value.some((row) => isAnyForged(columns, row, offering));
    return value !== undefined && offering.has(plan) && offeredPart(plan, value, []) !== value;
  });
}

const offeredPart = ({ spec, props }: FieldPlan, value: unknown, begun: readonly unknown[]): unknown =>
  spec?.anonymousAnswer?.(value, props, begun);

const isCalculated = ({ effects }: FieldPlan): boolean => effects.some(({ role }) => role === 'calculation');

/** Fields without anything to see: their answers come from a default, a calculation or the address. */
const isNeverShown = ({ spec }: FieldPlan): boolean => spec?.isUnseen === true;

/** Whether logic can show or enable a component, or anything that it lies in. */
function mayOpen(plan: FieldPlan): boolean {
  const { parent } = plan;
  return actionsOf(plan).some(({ type }) => type !== 'value') || (parent !== undefined && mayOpen(parent));
}

function actionsOf({ definition }: FieldPlan): readonly Readonly<Record<string, unknown>>[] {
  const entries = Array.isArray(definition.logic) ? definition.logic : [];
  return entries.flatMap((entry) => recordOf(entry).actions ?? []).map(recordOf);
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
  withoutForged(root, [prefilled], [], {
    fixed: new Set(plans.filter(({ settings }) => settings.permission !== 'edit')),
    offering: new Set(),
  });

/**
 * Removes the answers of some components, but those that the form began with, in whatever row, and of others what they don't offer.
 *
 * @param scopes one object that the plans' answers are in
 * @param begun the same objects as the form began with
 */
function withoutForged(
  { plans }: ScopePlan,
  [scope]: readonly [unknown],
  begun: readonly unknown[],
  kinds: { readonly fixed: ReadonlySet<FieldPlan>; readonly offering: ReadonlySet<FieldPlan> },
): SubmissionData {
  const result: Record<string, unknown> = {};
  for (const plan of plans) {
    const { role, segments, columns } = plan;
    const value = readAt(scope, segments);
    if (value === undefined || role === 'layout' || role === 'foreign') continue;
    const before = begun.map((each) => readAt(each, segments)).filter((each) => each !== undefined);
    if (role === 'object') put(result, segments, recordOf(readAt(result, segments)));
    else if (kinds.fixed.has(plan) && !before.some((each) => sameJson(each, value))) {
      if (begun.length === 1 && before.length === 1 && !isCalculated(plan)) put(result, segments, before[0]);
    } else if (columns && Array.isArray(value)) {
      const rows = before.flat();
      put(
        result,
        segments,
        value.map((row) => withoutForged(columns, [row], rows, kinds)),
      );
    } else {
      const part = kinds.offering.has(plan) ? offeredPart(plan, value, before) : value;
      if (part !== undefined) put(result, segments, part);
    }
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
