import type { CallExpression, Expression, Function as Written } from 'acorn';
import { segmentsOfFieldPath } from '../../data/data-path.ts';
import { type Computed, type Meaning, notOf, together, value } from '../meaning.ts';
import { type CodeNames, chainOf, meaningOf, Unread } from './code-names.ts';
import { asCondition, compared, gridIn } from './make-meaning.ts';

type Read = (part: Expression, isCondition?: boolean) => Meaning;

/** Reads an expression where other names are known. */
export type ReadWith = (part: Expression, names: CodeNames, isCondition?: boolean) => Meaning;

/** What code calls that says the same without it. */
const plain: ReadonlySet<string> = new Set(['Number', 'String', 'parseFloat', 'parseInt', '_.toNumber', '_.toString']);

const computed: Readonly<Record<string, Computed>> = {
  'Math.max': 'largest',
  'Math.min': 'smallest',
  'Math.round': 'rounded',
  'Math.abs': 'size',
  '_.max': 'largest',
  '_.min': 'smallest',
  '_.round': 'rounded',
};

/** Helpers of form.io that there are here, too. */
const helpers =
  /^(instance\.(getValue|setValue|isEmpty|emit|getComponent|getRoot|t)|utils\.(getValue|getComponent|eachComponent|searchComponents))$/;

/** Reads a call of what authors call most. @throws Unread */
export function readCall({ callee, arguments: given }: CallExpression, names: CodeNames, readWith: ReadWith): Meaning {
  const read: Read = (part, isCondition) => readWith(part, names, isCondition);
  const parts = given.map((one): Expression => {
    if (one.type === 'SpreadElement') throw new Unread();
    return one;
  });
  const chain = chainOf(callee as Expression);
  const called = chain?.join('.') ?? '';
  const [first, second] = parts;
  if (chain && names.known.get(chain[0]!) === undefined) {
    if (called === 'instance.isEmpty') return { is: 'not', of: { is: 'filled', of: first ? read(first) : own(names) } };
    if (called === 'instance.getValue') return own(names);
    if ((chain[0] === 'instance' || chain[0] === 'utils') && chain.length === 2 && !helpers.test(called)) {
      return { is: 'absent', name: called };
    }
    if (first && plain.has(called)) return read(first);
    if (first && called === 'Boolean') return asCondition(read(first));
    if (computed[called] && first) return { is: computed[called], of: parts.map((one) => read(one)) };
    if (called === 'moment') return momentOf(first, read);
    if (chain[0] === '_' && first) return readLodash(chain[1] ?? '', first, second, names, readWith);
  }
  if (callee.type !== 'MemberExpression' || callee.object.type === 'Super' || callee.property.type !== 'Identifier') {
    throw new Unread();
  }
  return readMethod(callee.property.name, callee.object, parts, names, readWith);
}

const own = ({ plan }: CodeNames): Meaning => ({ is: 'answer', of: plan.id });

const momentOf = (date: Expression | undefined, read: Read): Meaning => (date ? read(date) : { is: 'now' });

const dateUnits: Readonly<Record<string, string>> = { d: 'day', w: 'week', M: 'month', y: 'year' };

function readMethod(
  method: string,
  object: Expression,
  parts: readonly Expression[],
  names: CodeNames,
  readWith: ReadWith,
): Meaning {
  const read: Read = (part) => readWith(part, names);
  const [first, second] = parts;
  if (object.type === 'CallExpression') {
    const of = read(object);
    if (of.is === 'absent') return of;
  }
  switch (method) {
    case 'format':
    case 'toISOString':
    case 'trim':
    case 'toString':
    case 'toFixed':
    case 'startOf':
      return read(object);
    case 'add':
    case 'subtract': {
      const amount = first && read(first);
      const unit = second && read(second);
      if (amount?.is !== 'value' || unit?.is !== 'value') throw new Unread();
      const sign = method === 'add' ? 1 : -1;
      const named = String(unit.value).replace(/(.)s$/, '$1');
      return { is: 'moved', date: read(object), amount: sign * Number(amount.value), unit: dateUnits[named] ?? named };
    }
    case 'isBefore':
    case 'isAfter':
    case 'isSame':
      if (!first) throw new Unread();
      return compared(dateOperators[method]!, read(object), read(first));
    case 'startsWith':
    case 'endsWith':
      if (!first) throw new Unread();
      return { is: 'compare', operator: method, left: read(object), right: read(first) };
    case 'includes':
      if (!first) throw new Unread();
      return includes(read(object), read(first));
    case 'some':
    case 'every':
      return ofRows(method, read(object), first, names, readWith);
    case 'reduce':
      return totalOf(read(object), first, names, readWith);
    default:
      throw new Unread();
  }
}

const dateOperators: Readonly<Record<string, string>> = {
  isBefore: 'dateLessThan',
  isAfter: 'dateGreaterThan',
  isSame: 'isDateEqual',
};

function readLodash(
  name: string,
  first: Expression,
  second: Expression | undefined,
  names: CodeNames,
  readWith: ReadWith,
): Meaning {
  const read: Read = (part) => readWith(part, names);
  switch (name) {
    case 'get': {
      const chain = chainOf(first);
      const path = second?.type === 'Literal' ? String(second.value) : undefined;
      const found = chain && path && meaningOf([...chain, ...segmentsOfFieldPath(path)], names);
      if (!found) throw new Unread();
      return found;
    }
    case 'isEmpty':
    case 'isNil':
      return notOf({ is: 'filled', of: read(first) });
    case 'includes':
      if (!second) throw new Unread();
      return includes(read(first), read(second));
    case 'some':
    case 'every':
      return ofRows(name, read(first), second, names, readWith);
    case 'sumBy': {
      const rows = read(first);
      const grid = gridIn(rows, names.plan);
      if (!grid || second?.type !== 'Literal') throw new Unread();
      const each = meaningOf(['row', String(second.value)], inRow('row', grid, names));
      return { is: 'total', rows, each: each! };
    }
    default:
      throw new Unread();
  }
}

function includes(whole: Meaning, part: Meaning): Meaning {
  if (whole.is !== 'value' || !Array.isArray(whole.value)) {
    return { is: 'compare', operator: 'includes', left: whole, right: part };
  }
  return together(
    'any',
    whole.value.map((one) => compared('isEqual', part, value(one))),
  );
}

const inRow = (name: string, grid: NonNullable<ReturnType<typeof gridIn>>, names: CodeNames): CodeNames => ({
  ...names,
  known: new Map([...names.known, [name, { is: 'row' as const, grid }]]),
});

/** What is said of each row: `(row) => …`, or a function that returns at once. */
function ofRows(
  is: 'some' | 'every',
  rows: Meaning,
  test: Expression | undefined,
  names: CodeNames,
  readWith: ReadWith,
): Meaning {
  const grid = gridIn(rows, names.plan);
  const { parameters, body } = functionIn(test);
  if (!grid || !parameters[0]) throw new Unread();
  return { is, rows, each: readWith(body, inRow(parameters[0], grid, names), true) };
}

/** `rows.reduce((sum, row) => sum + row.price, 0)` */
function totalOf(rows: Meaning, adds: Expression | undefined, names: CodeNames, readWith: ReadWith): Meaning {
  const grid = gridIn(rows, names.plan);
  const { parameters, body } = functionIn(adds);
  const [sum, row] = parameters;
  if (!grid || !sum || !row || body.type !== 'BinaryExpression' || body.operator !== '+') throw new Unread();
  const isSum = (one: { readonly type: string }) =>
    one.type === 'Identifier' && (one as { name?: string }).name === sum;
  const added = isSum(body.left) ? body.right : isSum(body.right) ? body.left : undefined;
  if (!added || added.type === 'PrivateIdentifier') throw new Unread();
  return { is: 'total', rows, each: readWith(added, inRow(row, grid, names)) };
}

function functionIn(written: Expression | undefined): {
  readonly parameters: readonly string[];
  readonly body: Expression;
} {
  if (written?.type !== 'ArrowFunctionExpression' && written?.type !== 'FunctionExpression') throw new Unread();
  const { params, body } = written as Written;
  const parameters = params.map((one) => (one.type === 'Identifier' ? one.name : ''));
  if (body.type !== 'BlockStatement') return { parameters, body: body as Expression };
  const [only, more] = body.body;
  if (only?.type !== 'ReturnStatement' || !only.argument || more) throw new Unread();
  return { parameters, body: only.argument };
}
