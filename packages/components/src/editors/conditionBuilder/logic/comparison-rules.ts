import type { ConditionRow } from './condition-shape.ts';
import type { TargetField } from './target-fields.ts';

type Rule = Readonly<Record<string, unknown>>;

/**
 * A comparison as JSONLogic, in all the ways in which people write it: the first is ours.
 *
 * @param field `undefined`: the form has none of this name
 * @returns none where JSONLogic cannot say it
 */
export function comparisonRules(row: ConditionRow, field: TargetField | undefined): readonly unknown[] {
  const name = field ? field.variable : `data.${row.component}`;
  const kind = field?.kind ?? 'text';
  // A grid of rows without answers is as empty as none; of an address or a person only its component can say so.
  if (name === undefined || kind === 'rows' || kind === 'filled') return [];
  const { operator, value } = row;
  const answer = { var: name };
  const comparison = order[operator];
  if (comparison) return [{ [comparison]: [{ '+': [answer] }, value] }, { [comparison]: [answer, value] }];
  const dated = dayOrder[operator];
  if (dated) return daysCompared(dated, dayOf(answer, field), value, answer);
  switch (operator) {
    case 'isEqual':
      return equals(name, value, field);
    case 'isNotEqual':
      return equals(name, value, field).map(negated);
    case 'isEmpty':
      return emptiness(answer, field);
    case 'isNotEmpty':
      return kind === 'text' || kind === 'date'
        ? [{ '!!': [answer] }, { '!!': answer }, { '!=': [answer, ''] }, { '!=': [answer, null] }]
        : emptiness(answer, field).map(not);
    case 'includes':
      return [{ in: [value, answer] }];
    case 'notIncludes':
      return [not({ in: [value, answer] })];
    case 'startsWith':
      return [{ '==': [{ substr: [{ cat: [answer] }, 0, String(value).length] }, value] }];
    case 'endsWith':
      return [{ '==': [{ substr: [{ cat: [answer] }, value === '' ? 0 : -String(value).length] }, value] }];
    default:
      return [];
  }
}

const order: Readonly<Record<string, string>> = {
  lessThan: '<',
  lessThanOrEqual: '<=',
  greaterThan: '>',
  greaterThanOrEqual: '>=',
};

const dayOrder: Readonly<Record<string, string>> = {
  isDateEqual: '==',
  isNotDateEqual: '!=',
  dateLessThan: '<',
  dateLessThanOrEqual: '<=',
  dateGreaterThan: '>',
  dateGreaterThanOrEqual: '>=',
};

const not = (rule: unknown): Rule => ({ '!': [rule] });

/** `==` turned round where it is one, so that it stays short. */
function negated(rule: unknown): unknown {
  const entries = Object.entries(rule as Rule);
  if (entries[0]?.[0] === '==') return { '!=': entries[0][1] };
  if (entries[0]?.[0] === '===') return { '!==': entries[0][1] };
  return not(rule);
}

function equals(name: string, value: unknown, field: TargetField | undefined): readonly unknown[] {
  const answer = { var: name };
  switch (field?.kind) {
    case 'tick': {
      if (value !== 'true' && value !== 'false') return [{ '===': [answer, value] }];
      const is = value === 'true';
      const same = { '==': [answer, is] };
      const more = is ? [{ '!!': [answer] }, { '!!': answer }, answer] : [not(answer), { '!': answer }];
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

/** What is no day at all is neither before nor after one. */
function daysCompared(operator: string, day: unknown, value: unknown, answer: unknown): readonly unknown[] {
  const compared = { [operator]: [day, value] };
  return operator === '==' || operator === '!=' ? [compared] : [{ and: [answer, compared] }, compared];
}

/** The day of an answer, `YYYY-MM-DD`: of one with a time the day that its own clock shows. */
function dayOf(answer: unknown, field: TargetField | undefined): unknown {
  const text = { cat: [answer] };
  if (field?.valueKind !== 'day') return { substr: [text, 0, 10] };
  const [day, month] = field.isDayFirst ? [0, 3] : [3, 0];
  return { cat: [{ substr: [text, 6, 4] }, '-', { substr: [text, month, 2] }, '-', { substr: [text, day, 2] }] };
}

function emptiness(answer: { readonly var: string }, field: TargetField | undefined): readonly unknown[] {
  if (field?.kind === 'number' || field?.kind === 'choice') {
    return [{ in: [answer, [null, '']] }, { '==': [answer, null] }, { '==': [answer, ''] }, not(answer)];
  }
  if (field?.kind === 'decision') return [not({ var: `${answer.var}.status` })];
  if (field?.isTicked) {
    const ticks = field.choices.map(({ value }) => ({ var: `${answer.var}.${String(value)}` }));
    return ticks.length === 0 ? [] : [not({ or: ticks })];
  }
  return [not(answer), { '!': answer }, { '==': [answer, ''] }, { '==': [answer, null] }];
}
