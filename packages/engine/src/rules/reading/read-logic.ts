import { isWritten, recordOf } from '../../definition/read-property.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import type { RuleAction, RuleDoes } from '../form-rule.ts';
import { type Meaning, notOf } from '../meaning.ts';
import { readCode } from './read-code.ts';
import { readSimple } from './read-condition.ts';
import { readJsonMeaning } from './read-json.ts';

export interface ReadEntry {
  readonly kind: string;
  readonly does: RuleDoes & { readonly does: 'act' };
  /** Of each part that is code or a condition; absent where it cannot be read. */
  readonly meanings: readonly (Meaning | undefined)[];
  readonly code: string | undefined;
}

type Stored = Readonly<Record<string, unknown>>;

/** Reads the entries of a component's `logic`. */
export function readLogic(plan: FieldPlan): readonly ReadEntry[] {
  const { logic } = plan.definition;
  return (Array.isArray(logic) ? logic : []).map((stored: unknown, index) => {
    const { name, trigger, actions } = recordOf(stored);
    const from = readTrigger(recordOf(trigger), plan);
    const acts = (Array.isArray(actions) ? actions : []).map((action: unknown) => readAction(recordOf(action), plan));
    const does = {
      does: 'act',
      name: typeof name === 'string' ? name : '',
      trigger: from.meaning,
      ...(from.event !== undefined && { event: from.event }),
      actions: acts.map(({ action }) => action),
    } as const;
    const parts = [...(from.event === undefined ? [from.meaning] : []), ...acts.flatMap(({ meanings }) => meanings)];
    const code = [from.code, ...acts.map((one) => one.code)].filter(isWritten).join('\n');
    return { kind: `logic[${index}]`, does, meanings: parts, code: code === '' ? undefined : code };
  });
}

interface Part {
  readonly meaning: Meaning | undefined;
  readonly event?: string;
  readonly code?: string;
}

function readTrigger({ type, simple, javascript, json, event }: Stored, plan: FieldPlan): Part {
  if (type === 'event') return { meaning: undefined, event: typeof event === 'string' ? event : '' };
  if (type === 'javascript' && isWritten(javascript)) {
    return { meaning: readCode(javascript, 'result', plan), code: javascript };
  }
  if (type === 'json') return { meaning: readJsonMeaning(json, plan), code: JSON.stringify(json) ?? '' };
  const read = type === 'simple' ? readSimple(simple, plan) : undefined;
  return { meaning: read && (read.shows ? read.when : notOf(read.when)) };
}

interface ReadAction {
  readonly action: RuleAction;
  readonly meanings: readonly (Meaning | undefined)[];
  readonly code?: string;
}

function readAction(
  { type, property, state, value, schemaDefinition, customAction, text }: Stored,
  plan: FieldPlan,
): ReadAction {
  if (type === 'property') {
    const { value: name, type: sort } = recordOf(property);
    const set = sort === 'string' ? text : state;
    return { action: { act: 'property', property: typeof name === 'string' ? name : '', state: set }, meanings: [] };
  }
  if (type === 'value' && isWritten(value)) {
    const meaning = readCode(value, 'value', plan);
    return { action: { act: 'value', value: meaning }, meanings: [meaning], code: value };
  }
  const code = [schemaDefinition, customAction].find(isWritten);
  const act = type === 'mergeComponentSchema' ? 'schema' : 'code';
  return { action: { act }, meanings: [undefined], ...(code !== undefined && { code }) };
}
