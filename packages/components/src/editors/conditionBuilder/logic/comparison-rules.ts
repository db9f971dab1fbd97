import type { ConditionRow } from './parse-condition.ts';
import type { TargetField } from './target-fields.ts';

type JsonLogicRule = Readonly<Record<string, unknown>>;

/**
 * Returns the JSONLogic rules that are equivalent to a comparison and that authors write. The first one is the rule
 * that this editor stores.
 *
 * @param field compared field; `undefined` if the form doesn't contain it
 * @returns an empty list if JSONLogic can't express the comparison
 */
export function createComparisonRules(row: ConditionRow, field: TargetField | undefined): readonly unknown[] {
  const name = field ? field.variable : `data.${row.component}`;
  const kind = field?.kind ?? 'text';
  // JSONLogic can't express these: a grid with only blank rows counts as empty, and only the components of addresses
  // and people can decide whether their answer is empty.
  if (name === undefined || kind === 'rows' || kind === 'filled') return [];
  const { operator, value } = row;
  const answer = { var: name };
  const comparison = orderOperators[operator];
  if (comparison) return [{ [comparison]: [{ '+': [answer] }, value] }, { [comparison]: [answer, value] }];
  const dated = dayOperators[operator];
  if (dated) return createDayComparisons(dated, createDayRule(answer, field), value, answer);
  switch (operator) {
    case 'isEqual':
      return createEqualsRules(name, value, field);
    case 'isNotEqual':
      return createEqualsRules(name, value, field).map(negateRule);
    case 'isEmpty':
      return createEmptyRules(answer, field);
    case 'isNotEmpty':
      return kind === 'text' || kind === 'date'
        ? [{ '!!': [answer] }, { '!!': answer }, { '!=': [answer, ''] }, { '!=': [answer, null] }]
        : createEmptyRules(answer, field).map(createNot);
    case 'includes':
      return [{ in: [value, answer] }];
    case 'notIncludes':
      return [createNot({ in: [value, answer] })];
    case 'startsWith':
      return [{ '==': [{ substr: [{ cat: [answer] }, 0, String(value).length] }, value] }];
    case 'endsWith':
      return [{ '==': [{ substr: [{ cat: [answer] }, value === '' ? 0 : -String(value).length] }, value] }];
    default:
      return [];
  }
}

const orderOperators: Readonly<Record<string, string>> = {
  lessThan: '<',
  lessThanOrEqual: '<=',
  greaterThan: '>',
  greaterThanOrEqual: '>=',
};

const dayOperators: Readonly<Record<string, string>> = {
  isDateEqual: '==',
  isNotDateEqual: '!=',
  dateLessThan: '<',
  dateLessThanOrEqual: '<=',
  dateGreaterThan: '>',
  dateGreaterThanOrEqual: '>=',
};

const createNot = (rule: unknown): JsonLogicRule => ({ '!': [rule] });

/** Negates a JSONLogic rule. Uses `!=` instead of a negated `==` to keep the rule short. */
function negateRule(rule: unknown): unknown {
  const entries = Object.entries(rule as JsonLogicRule);
  if (entries[0]?.[0] === '==') return { '!=': entries[0][1] };
  if (entries[0]?.[0] === '===') return { '!==': entries[0][1] };
  return createNot(rule);
}

function createEqualsRules(name: string, value: unknown, field: TargetField | undefined): readonly unknown[] {
  const answer = { var: name };
  switch (field?.kind) {
    case 'tick': {
      if (value !== 'true' && value !== 'false') return [{ '===': [answer, value] }];
      const is = value === 'true';
      const same = { '==': [answer, is] };
      const more = is ? [{ '!!': [answer] }, { '!!': answer }, answer] : [createNot(answer), { '!': answer }];
      return [same, { '===': [answer, is] }, ...more];
    }
    case 'choices': {
      if (!field.isTicked) return [{ in: [value, answer] }];
      const key = String(value);
      if (key.includes('.')) return [];
      const ticked = { var: `${name}.${key}` };
      return [{ '==': [ticked, true] }, { '===': [ticked, true] }, { '!!': [ticked] }, ticked];
    }
    case 'decision':
      return [{ '==': [{ var: `${name}.status` }, value] }];
    default:
      return [{ '==': [answer, value] }, { '===': [answer, value] }];
  }
}

/** Returns rules that compare days. An invalid day is neither before nor after another day. */
function createDayComparisons(operator: string, day: unknown, value: unknown, answer: unknown): readonly unknown[] {
  const compared = { [operator]: [day, value] };
  return operator === '==' || operator === '!=' ? [compared] : [{ and: [answer, compared] }, compared];
}

/**
 * Returns a JSONLogic rule for the day of an answer, as `YYYY-MM-DD`. For an answer with a time, the day is in the
 * answer's own time zone.
 */
function createDayRule(answer: unknown, field: TargetField | undefined): unknown {
  const text = { cat: [answer] };
  if (field?.valueKind !== 'day') return { substr: [text, 0, 10] };
  const [day, month] = field.isDayFirst ? [0, 3] : [3, 0];
  return { cat: [{ substr: [text, 6, 4] }, '-', { substr: [text, month, 2] }, '-', { substr: [text, day, 2] }] };
}

function createEmptyRules(answer: { readonly var: string }, field: TargetField | undefined): readonly unknown[] {
  if (field?.kind === 'number' || field?.kind === 'choice') {
    return [{ in: [answer, [null, '']] }, { '==': [answer, null] }, { '==': [answer, ''] }, createNot(answer)];
  }
  if (field?.kind === 'decision') return [createNot({ var: `${answer.var}.status` })];
  if (field?.isTicked) {
    const ticks = field.choices.map(({ value }) => ({ var: `${answer.var}.${String(value)}` }));
    return ticks.length === 0 ? [] : [createNot({ or: ticks })];
  }
  return [createNot(answer), { '!': answer }, { '==': [answer, ''] }, { '==': [answer, null] }];
}
