import type { SubmissionData } from '../data/answers.ts';
import { getAtPath, type Segments } from '../data/data-path.ts';
import { isTrue, toRecord } from '../definition/read-property.ts';
import { prefillAnswers } from '../initial-answers/prefill-answers.ts';
import { isTransient } from '../initial-answers/remove-answers.ts';
import { isRecord, isSameJson } from '../json/json-value.ts';
import type { LogicError } from '../logic/logic-error.ts';
import type { EffectPlan, FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import { readsOwnAnswer, type ScriptSource } from '../scripts/script-host.ts';
import { createSession, type SessionOptions } from '../session/create-session.ts';
import { type ParsedForm, parseFormLogic } from '../session/parse-form-logic.ts';
import type { ValidationError } from '../validation/validation-error.ts';
import { getRootsToValidate } from '../wizard/page-flow.ts';

/**
 * Corrects the answers of an anonymous respondent. Answers of an honest respondent are not changed.
 *
 * - Answers without a component, and choices that the form does not offer, are dropped.
 * - Answers that a respondent can't enter (calculated, hidden, disabled, restricted by a permission) are computed
 *   again: the calculation, the default, or the prefilled value (`metadata.prefilledData`).
 * - Answers that event code may have written (`onChange`, a button, a `customAction`) cannot be reconstructed and are
 *   kept.
 * - Answers that depend on answers that are never sent (`persistent: false`) are kept.
 */
export async function settleSubmission(options: Omit<SessionOptions, 'readOnly'>): Promise<SubmissionData> {
  const { form, specs, viewer, data = {}, metadata = {} } = options;
  const parsedForm = parseFormLogic(form, specs, viewer, () => false);
  const known = copyKnownAnswers(parsedForm.root, data);
  const hasUnsent = parsedForm.plans.some(isUnsent);
  const fixed = findFixedPlans(parsedForm, hasUnsent);
  const prefilled = prefillAnswers(form, specs, metadata.prefilledData);
  const offering = findPlansWithChoices(parsedForm);
  const isChecked = fixed.size > 0 || hasForgedChoice(parsedForm.root, known, offering);
  const initial = isChecked
    ? await computeSettledAnswers({ ...options, data: filterPrefill(parsedForm, prefilled) })
    : {};
  const answers = removeForged(parsedForm.root, [known], [initial], { fixed, offering }) as SubmissionData;
  const result = await computeSettledAnswers({ ...options, data: answers });
  const merged = hasUnsent ? mergeAnswers(result, answers) : result;
  return isSameJson(merged, data) ? data : (merged as SubmissionData);
}

async function computeSettledAnswers(options: SessionOptions): Promise<SubmissionData> {
  const session = createSession(options);
  try {
    await session.settled();
    return session.data();
  } finally {
    session.close();
  }
}

/** Copies the answers that belong to components. Entries of grids and containers that are not objects are dropped. */
function copyKnownAnswers({ plans }: ScopePlan, given: unknown): SubmissionData {
  const known: Record<string, unknown> = {};
  for (const plan of plans) {
    const { role, segments, columns } = plan;
    const value = getAtPath(given, segments);
    if (value === undefined || role === 'layout' || role === 'foreign') continue;
    if (role === 'object') {
      if (isRecord(value)) setAtPath(known, segments, toRecord(getAtPath(known, segments)));
    } else if (columns) {
      const rows = Array.isArray(value) ? value.filter(isRecord) : [];
      setAtPath(
        known,
        segments,
        rows.map((row) => copyKnownAnswers(columns, row)),
      );
    } else setAtPath(known, segments, value);
  }
  return known;
}

function setAtPath(target: Record<string, unknown>, segments: Segments, value: unknown): void {
  let at = target;
  for (const name of segments.slice(0, -1)) {
    const next = Object.hasOwn(at, name) ? at[name] : undefined;
    const own: Record<string, unknown> = isRecord(next) ? { ...next } : {};
    at[name] = own;
    at = own;
  }
  at[segments.at(-1)!] = value;
}

/** Roles of event code, whose writes cannot be reconstructed from the answers. */
const eventRoles: ReadonlySet<EffectPlan['role']> = new Set(['change', 'request', 'action']);

/** Returns the components whose answers only the form can determine. */
function findFixedPlans({ plans, scripts }: ParsedForm, hasUnsent: boolean): ReadonlySet<FieldPlan> {
  const getSource = ({ computation }: EffectPlan) =>
    computation.type === 'script' ? scripts[computation.script] : undefined;
  const isWrittenByEvents = createEventWriteTest({ plans, scripts });
  const isFixed = (plan: FieldPlan) => {
    if (plan.settings.permission !== 'edit') return true;
    if (isWrittenByEvents(plan)) return false;
    const calculation = plan.effects.find(({ role }) => role === 'calculation');
    const isClosed = isNeverShown(plan) || ((plan.settings.hidden || plan.settings.disabled) && !canBeEnabled(plan));
    if (!calculation) return isClosed;
    if (hasUnsent || !alwaysReturns(calculation, getSource(calculation))) return false;
    return isClosed || !isTrue(plan.definition.allowCalculateOverride);
  };
  return new Set(plans.filter((plan) => (plan.role === 'value' || plan.role === 'rows') && isFixed(plan)));
}

/** Creates a predicate that returns true for components whose answers event code may write. */
function createEventWriteTest({ plans, scripts }: Pick<ParsedForm, 'plans' | 'scripts'>): (plan: FieldPlan) => boolean {
  const effects = plans.flatMap((plan) => plan.effects.filter(({ role }) => eventRoles.has(role)));
  const codes = effects.map(
    ({ computation }) => (computation.type === 'script' ? scripts[computation.script]?.code : undefined) ?? '',
  );
  const words = new Set(codes.join(' ').match(/[\w$]+/g));
  return ({ definition: { key, type }, effects: own }) =>
    words.has(key || type) || own.some(({ role }) => role === 'action' || role === 'value');
}

/** Returns the components with fixed choices, whose answers and choices neither code nor logic changes. */
function findPlansWithChoices(parsedForm: ParsedForm): ReadonlySet<FieldPlan> {
  const isWrittenByEvents = createEventWriteTest(parsedForm);
  const isOffering = (plan: FieldPlan) =>
    plan.spec?.anonymousAnswer !== undefined &&
    !isWrittenByEvents(plan) &&
    !plan.effects.some(({ role }) => role === 'calculation' || role === 'schema') &&
    !/\bvalue\s*=[^=]/.test(String(plan.definition.onChange ?? '')) &&
    !getActions(plan).some(({ property }) => /^(?:values|data|questions)/.test(String(toRecord(property).value)));
  return new Set(parsedForm.plans.filter(isOffering));
}

/** Returns true if any answer contains a choice that the form does not offer. */
function hasForgedChoice({ plans }: ScopePlan, scope: unknown, offering: ReadonlySet<FieldPlan>): boolean {
  return plans.some((plan) => {
    const value = getAtPath(scope, plan.segments);
    const { columns } = plan;
    if (columns) return Array.isArray(value) && value.some((row) => hasForgedChoice(columns, row, offering));
    return value !== undefined && offering.has(plan) && getOfferedValues(plan, value, []) !== value;
  });
}

const getOfferedValues = ({ spec, props }: FieldPlan, value: unknown, initial: readonly unknown[]): unknown =>
  spec?.anonymousAnswer?.(value, props, initial);

const isCalculated = ({ effects }: FieldPlan): boolean => effects.some(({ role }) => role === 'calculation');

/** Returns true for fields without a view: their answers come from a default, a calculation or the URL. */
const isNeverShown = ({ spec }: FieldPlan): boolean => spec?.isUnseen === true;

/** Returns true if logic can show or enable a component or one of its ancestors. */
function canBeEnabled(plan: FieldPlan): boolean {
  const { parent } = plan;
  return getActions(plan).some(({ type }) => type !== 'value') || (parent !== undefined && canBeEnabled(parent));
}

function getActions({ definition }: FieldPlan): readonly Readonly<Record<string, unknown>>[] {
  const entries = Array.isArray(definition.logic) ? definition.logic : [];
  return entries.flatMap((entry) => toRecord(entry).actions ?? []).map(toRecord);
}

/** Returns true if a calculation always returns a value and does not depend on its own answer. */
function alwaysReturns({ computation }: EffectPlan, source: ScriptSource | undefined): boolean {
  if (computation.type === 'json') return true;
  if (!source) return false;
  return (
    !/\b(if|switch|for|while|try|return|function)\b|=>|&&|\|\|/.test(source.code) &&
    !readsOwnAnswer('value', source.code)
  );
}

/** Returns true for fields whose answers are never sent to the server. */
const isUnsent = ({ role, definition, spec }: FieldPlan): boolean =>
  (role === 'value' || role === 'rows' || role === 'object') && isTransient(definition) && spec?.mayPrefill !== false;

/** Returns the prefilled answers without fields that the respondent's permission does not allow to edit. */
const filterPrefill = ({ root, plans }: ParsedForm, prefilled: SubmissionData): SubmissionData =>
  removeForged(root, [prefilled], [], {
    fixed: new Set(plans.filter(({ settings }) => settings.permission !== 'edit')),
    offering: new Set(),
  });

/**
 * Removes answers of fixed components unless the form started with them, in any row, and choices that components do not
 * offer.
 *
 * @param scope object with the answers of the plans
 * @param initial the corresponding objects of a new response
 */
function removeForged(
  { plans }: ScopePlan,
  [scope]: readonly [unknown],
  initial: readonly unknown[],
  kinds: { readonly fixed: ReadonlySet<FieldPlan>; readonly offering: ReadonlySet<FieldPlan> },
): SubmissionData {
  const result: Record<string, unknown> = {};
  for (const plan of plans) {
    const { role, segments, columns } = plan;
    const value = getAtPath(scope, segments);
    if (value === undefined || role === 'layout' || role === 'foreign') continue;
    const before = initial.map((each) => getAtPath(each, segments)).filter((each) => each !== undefined);
    if (role === 'object') setAtPath(result, segments, toRecord(getAtPath(result, segments)));
    else if (kinds.fixed.has(plan) && !before.some((each) => isSameJson(each, value))) {
      if (initial.length === 1 && before.length === 1 && !isCalculated(plan)) setAtPath(result, segments, before[0]);
    } else if (columns && Array.isArray(value)) {
      const rows = before.flat();
      setAtPath(
        result,
        segments,
        value.map((row) => removeForged(columns, [row], rows, kinds)),
      );
    } else {
      const part = kinds.offering.has(plan) ? getOfferedValues(plan, value, before) : value;
      if (part !== undefined) setAtPath(result, segments, part);
    }
  }
  return result;
}

/** Merges two answers deeply: all properties of `over`, and properties of `under` that `over` lacks. */
function mergeAnswers(under: unknown, over: unknown): unknown {
  if (isRecord(under) && isRecord(over)) {
    const entries = Object.entries(over).map(([name, value]) => [
      name,
      Object.hasOwn(under, name) ? mergeAnswers(under[name], value) : value,
    ]);
    return { ...under, ...Object.fromEntries(entries) };
  }
  if (Array.isArray(under) && Array.isArray(over) && under.length === over.length)
    return over.map((entry, at) => mergeAnswers(under[at], entry));
  return over;
}

/** Validation errors of a submitted response, and errors in the author's logic. */
export interface SubmissionResult {
  /** Validation errors in document order; empty if the response is valid. */
  readonly issues: readonly ValidationError[];
  readonly logicErrors: readonly LogicError[];
}

/**
 * Validates submitted answers by the rules that the respondent saw: conditions, logic, the author's code, and the pages
 * of the wizard's page flow. Answers are not changed or calculated again.
 */
export async function validateSubmission(options: Omit<SessionOptions, 'readOnly'>): Promise<SubmissionResult> {
  const session = createSession({ ...options, readOnly: true });
  try {
    await session.settled();
    const roots = await getRootsToValidate(session);
    await session.settled();
    return { issues: session.validate(roots), logicErrors: session.logicErrors() };
  } finally {
    session.close();
  }
}
