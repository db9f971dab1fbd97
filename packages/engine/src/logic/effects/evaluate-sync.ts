import type { TargetAnswer } from '../../conditions/condition.ts';
import { getAtPath, type Segments } from '../../data/data-path.ts';
import { DATA_SOURCE_ROWS } from '../../data/data-source-rows.ts';
import type { Effect, FieldInstance } from '../../fields/field-instance.ts';
import { getFieldSegments } from '../../fields/field-path.ts';
import { getFieldInScope } from '../../fields/related-fields.ts';
import type { ScriptRead } from '../../scripts/script-host.ts';
import type { TemplateRead } from '../../templates/reading/collect-reads.ts';
import { createLogicError } from '../logic-error.ts';
import { applyFailure } from './apply-value.ts';
import { getContainerPath, getContainerSegments } from './dependencies.ts';
import type { EffectContext } from './effect-context.ts';
import { applySyncResult, createCall } from './script-batches.ts';

/** Values of a session that effects can read. */
export interface EffectInputs {
  /** Reads an answer, or a looked-up row (`DATA_SOURCE_ROWS`). */
  read(segments: Segments): unknown;
  getAnswer(field: FieldInstance | undefined): TargetAnswer;
  readonly form: unknown;
  readonly user: unknown;
  readonly metadata: unknown;
  /** Start of the session. */
  readonly nowMs: number | undefined;
  /** IANA time zone of the respondent. Absent: the time zone of this machine. */
  readonly timeZone: string | undefined;
}

/**
 * Evaluates an effect that needs no script.
 * @returns the value and the reads; a comparison has no reads, because its targets are known in advance
 */
export function evaluateSync(
  { plan, field }: Effect,
  inputs: EffectInputs,
): { readonly value: unknown; readonly reads: readonly ScriptRead[] } {
  const { computation } = plan;
  if (computation.type === 'compare') {
    const answers = computation.targets.map((target) => inputs.getAnswer(getFieldInScope(field.scope, target)));
    return { value: computation.condition.shows(answers), reads: [] };
  }
  if (computation.type === 'fill') {
    const lookupReads: ScriptRead[] = [];
    const lookUpSource = (name: string) => readRow([name], inputs, lookupReads);
    const value = computation.template.fill(getTemplateNames(field, inputs), lookUpSource);
    return { value, reads: [...computation.template.reads.flatMap(toScriptReads), ...lookupReads] };
  }
  if (computation.type !== 'json') return { value: true, reads: [] };
  const reads: ScriptRead[] = [];
  const value = computation.rule.evaluate(
    (path) => readName(path, field, inputs, reads),
    inputs.nowMs,
    inputs.timeZone,
  );
  return { value: copyJson(value), reads };
}

/** Returns the names that templates can use. */
function getTemplateNames(
  field: FieldInstance,
  { read, form, user, metadata }: EffectInputs,
): Readonly<Record<string, unknown>> {
  return { data: read([]), row: read(getContainerPath(field)), component: field.definition, form, user, metadata };
}

function toScriptReads([from, ...path]: TemplateRead): readonly ScriptRead[] {
  return from === 'data' || from === 'row' ? [{ from, path }] : [];
}

function readRow(path: readonly string[], { read }: EffectInputs, reads: ScriptRead[]): unknown {
  reads.push({ from: 'data', path: [DATA_SOURCE_ROWS, ...path.slice(0, 1)] });
  return read([DATA_SOURCE_ROWS, ...path]);
}

/** Reads a name of form.io's evaluation context; own properties only. */
function readName(
  [name, ...rest]: readonly string[],
  field: FieldInstance,
  inputs: EffectInputs,
  reads: ScriptRead[],
): unknown {
  const recordRead = (from: ScriptRead['from']) => void reads.push({ from, path: rest });
  switch (name) {
    case undefined:
      reads.push({ from: 'data', path: [] });
      return { data: inputs.read([]), row: inputs.read(getContainerPath(field)) };
    case 'data':
      recordRead('data');
      return inputs.read(rest);
    case 'row':
      recordRead('row');
      return inputs.read([...getContainerPath(field), ...rest]);
    case 'value':
    case 'input':
      reads.push({ from: 'row', path: field.plan.segments.slice(getContainerSegments(field.plan).length) });
      return getAtPath(inputs.read(getFieldSegments(field)), rest);
    case DATA_SOURCE_ROWS:
      return readRow(rest, inputs, reads);
    case 'rowIndex':
      return field.scope.row?.index;
    case 'component':
      return getAtPath(field.definition, rest);
    case 'form':
    case 'user':
    case 'metadata':
      return getAtPath(inputs[name], rest);
    default:
      return undefined;
  }
}

/** Maximum number of values in an answer returned by a rule. */
const maxValues = 100_000;
const maxDepth = 50;

/**
 * Copies a value, because a rule may return a part of the data that the answer becomes part of.
 * @returns `undefined` if the value is too large or too deep for an answer
 */
function copyJson(value: unknown): unknown {
  let remaining = maxValues;
  const copy = (part: unknown, depth: number): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    remaining -= Array.isArray(part) ? part.length : Object.keys(part).length;
    if (remaining < 0 || depth > maxDepth) throw new RangeError('too large or too deep for an answer');
    if (Array.isArray(part)) return part.map((entry) => copy(entry, depth + 1));
    return Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, copy(entry, depth + 1)]));
  };
  try {
    return copy(value, 0);
  } catch {
    return undefined;
  }
}

/**
 * Runs a plain snippet synchronously and applies its result. If only the sandbox supports it, the effect moves to the
 * sandbox.
 *
 * @param data all current answers
 */
export function runSnippet(effect: Effect, data: unknown, context: EffectContext): void {
  const { computation } = effect.plan;
  const { names, ...call } = createCall(effect);
  const result =
    computation.type === 'script' ? computation.snippet?.run({ ...call, data, result: names?.result }) : undefined;
  if (result) applySyncResult(effect, result, context);
  else runInSandbox(effect, context);
}

function runInSandbox(effect: Effect, context: EffectContext): void {
  const { registry, scripts, writeTarget } = context;
  const { plan, field, result } = effect;
  registry.moveToSandbox(effect);
  if (!scripts.canRun(effect)) {
    writeTarget.report(createLogicError(plan, 'unavailable', ''));
    applyFailure(effect, context);
    return;
  }
  // A field whose visibility depends on a script stays hidden until the first result.
  if (plan.role === 'visibility' && !result) writeTarget.setConditionMet(field, false);
  context.schedule(effect);
}
