import { recordOf } from '../../definition/read-property.ts';
import { wordOf } from '../../json/word-of.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import type { Meaning } from '../meaning.ts';

export type Judged = 'always' | 'never' | 'perhaps';

const opposite: Readonly<Record<Judged, Judged>> = { always: 'never', never: 'always', perhaps: 'perhaps' };

/** Says whether a condition comes out the same whatever is answered, as far as that can be seen from the form. */
export function judgeMeaning(meaning: Meaning, byId: ReadonlyMap<string, FieldPlan>): Judged {
  switch (meaning.is) {
    case 'value':
      return meaning.value ? 'always' : 'never';
    case 'lost':
      return 'never';
    case 'not':
      return opposite[judgeMeaning(meaning.of, byId)];
    case 'filled':
      return meaning.of.is === 'lost' ? 'never' : 'perhaps';
    case 'all':
      return contradicts(meaning.of, byId) ? 'never' : judgeAll(meaning.of, byId);
    case 'any':
      return opposite[judgeAll(meaning.of, byId, opposite)];
    case 'compare':
      return judgeComparison(meaning, byId);
    default:
      return 'perhaps';
  }
}

function judgeAll(
  of: readonly Meaning[],
  byId: ReadonlyMap<string, FieldPlan>,
  turn: Readonly<Record<Judged, Judged>> = { always: 'always', never: 'never', perhaps: 'perhaps' },
): Judged {
  const judged = of.map((one) => turn[judgeMeaning(one, byId)]);
  if (judged.includes('never')) return 'never';
  return judged.every((one) => one === 'always') ? 'always' : 'perhaps';
}

function judgeComparison(
  { operator, left, right }: Meaning & { is: 'compare' },
  byId: ReadonlyMap<string, FieldPlan>,
): Judged {
  const isEquality = operator === 'isEqual' || operator === 'isNotEqual';
  if (left.is === 'lost') return isEquality && operator === 'isNotEqual' ? 'always' : 'never';
  if (!isEquality || left.is !== 'answer' || right.is !== 'value') return 'perhaps';
  const offered = offeredBy(byId.get(left.of));
  if (!offered || offered.has(wordOf(right.value)) || wordOf(right.value) === '') return 'perhaps';
  return operator === 'isEqual' ? 'never' : 'always';
}

/** All that can be chosen of a component, where the form lists it; `undefined`: anything may be answered. */
function offeredBy(plan: FieldPlan | undefined): ReadonlySet<string> | undefined {
  if (!plan?.spec) return undefined;
  const { definition, spec, props } = plan;
  const kind = spec.valueKind(props);
  if (kind === 'tick') return new Set(['true', 'false']);
  if (kind !== 'choice' && kind !== 'choices') return undefined;
  const isOpen =
    spec.choicesFrom?.(props) !== undefined || definition.dataSrc === 'json' || definition.dataSrc === 'resource';
  const listed = Array.isArray(definition.values) ? definition.values : recordOf(definition.data).values;
  if (isOpen || !Array.isArray(listed) || listed.length === 0) return undefined;
  return new Set(listed.map((one: unknown) => wordOf(recordOf(one).value)));
}

/** One answer that has to be two different things. */
function contradicts(of: readonly Meaning[], byId: ReadonlyMap<string, FieldPlan>): boolean {
  const wanted = new Map<string, string>();
  for (const one of of) {
    if (one.is !== 'compare' || one.operator !== 'isEqual' || one.left.is !== 'answer' || one.right.is !== 'value')
      continue;
    const plan = byId.get(one.left.of);
    // Of several things chosen, two may be wanted.
    if (plan?.definition.multiple || plan?.spec?.valueKind(plan.props) === 'choices' || plan?.columns) continue;
    const word = wordOf(one.right.value);
    const before = wanted.get(one.left.of);
    if (before !== undefined && before !== word) return true;
    wanted.set(one.left.of, word);
  }
  return false;
}
