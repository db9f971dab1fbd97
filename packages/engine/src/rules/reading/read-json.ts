import { segmentsOfFieldPath } from '../../data/data-path.ts';
import { isRecord } from '../../json/is-record.ts';
import { findProblem } from '../../json-logic/find-problem.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import { type Computed, type Meaning, notOf, together, value } from '../meaning.ts';
import { nameFromRoot, nameInRow, nameOfColumn } from './find-names.ts';
import { asCondition, compared, gridIn } from './make-meaning.ts';

/** Reads a JSONLogic rule as a meaning; `undefined` where it has no words of ours, or cannot be used. */
export function readJsonMeaning(stored: unknown, plan: FieldPlan): Meaning | undefined {
  try {
    const rule: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
    return findProblem(rule) ? undefined : read(rule, { plan, row: undefined });
  } catch {
    return undefined;
  }
}

interface Around {
  readonly plan: FieldPlan;
  /** The grid whose rows are gone through. */
  readonly row: FieldPlan | undefined;
}

const operators: Readonly<Record<string, string>> = {
  '==': 'isEqual',
  '===': 'isEqual',
  '!=': 'isNotEqual',
  '!==': 'isNotEqual',
  '<': 'lessThan',
  '<=': 'lessThanOrEqual',
  '>': 'greaterThan',
  '>=': 'greaterThanOrEqual',
};

const computed: Readonly<Record<string, Computed>> = {
  '+': 'sum',
  '-': 'difference',
  '*': 'product',
  '/': 'quotient',
  '%': 'remainder',
  cat: 'joined',
  max: 'largest',
  min: 'smallest',
};

function read(rule: unknown, around: Around): Meaning | undefined {
  if (!isRecord(rule)) return value(rule);
  const [[name, raw] = ['', undefined]] = Object.entries(rule);
  const stored: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (name === 'var') return readVar(stored[0], around);
  if (name === 'missing') return readMissing(stored, around);
  if (name === 'some' || name === 'all' || name === 'none') return readRows(name, stored, around);
  const parts = stored.map((one) => read(one, around));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const [first, second, third] = parts;
  if (!first) return undefined;
  const operator = operators[name];
  if (operator && third && second && (name === '<' || name === '<=')) {
    const later = { is: 'compare', operator, left: second, right: third } as const;
    return together('all', [compared(operator, first, second), later]);
  }
  if (operator && second) return compared(operator, first, second);
  if (name === '+' && !second) return first;
  const made = computed[name];
  if (made) return { is: made, of: parts };
  switch (name) {
    case 'and':
      return together('all', parts.map(asCondition));
    case 'or':
      return together('any', parts.map(asCondition));
    case '!':
      return notOf(asCondition(first));
    case '!!':
      return asCondition(first);
    case 'if':
    case '?:':
      return readIf(parts);
    case 'in':
      return second && readIn(first, second);
    default:
      return undefined;
  }
}

function readVar(path: unknown, { plan, row }: Around): Meaning | undefined {
  if (typeof path !== 'string') return undefined;
  const [from, ...names] = segmentsOfFieldPath(path);
  if (row?.columns) return from ? nameOfColumn([from, ...names], row.columns) : undefined;
  if (names.length === 0) return undefined;
  if (from === 'data') return nameFromRoot(names, plan);
  return from === 'row' ? nameInRow(names, plan) : undefined;
}

/** A rule is met by a list with something in it: that one of these is missing. */
function readMissing(stored: readonly unknown[], around: Around): Meaning | undefined {
  const parts = stored.map((path) => readVar(path, around));
  if (!parts.every((part) => part !== undefined)) return undefined;
  return together(
    'any',
    parts.map((of): Meaning => ({ is: 'not', of: { is: 'filled', of } })),
  );
}

function readIf(parts: readonly Meaning[]): Meaning | undefined {
  const [when, yes, ...rest] = parts;
  if (!when) return undefined;
  return yes ? { is: 'choose', when: asCondition(when), yes, otherwise: readIf(rest) } : when;
}

/** One of a written list, or a part of an answer. */
function readIn(part: Meaning, whole: Meaning): Meaning {
  if (whole.is !== 'value' || !Array.isArray(whole.value)) {
    return { is: 'compare', operator: 'includes', left: whole, right: part };
  }
  return together(
    'any',
    whole.value.map((one) => compared('isEqual', part, value(one))),
  );
}

function readRows(
  name: 'some' | 'all' | 'none',
  [list, each]: readonly unknown[],
  around: Around,
): Meaning | undefined {
  const rows = read(list, around);
  const row = rows && gridIn(rows, around.plan);
  const holds = row && read(each, { ...around, row });
  if (!rows || !holds) return undefined;
  const some: Meaning = { is: name === 'all' ? 'every' : 'some', rows, each: asCondition(holds) };
  return name === 'none' ? notOf(some) : some;
}
