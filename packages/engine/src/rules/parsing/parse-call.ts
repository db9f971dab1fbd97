import type { CallExpression, Expression, Function as Written } from 'acorn';
import { parseFieldPath } from '../../data/data-path.ts';
import {
  combineConditions,
  createLiteral,
  negate,
  type OperationKind,
  type RuleExpression,
} from '../rule-expression.ts';
import { convertToCondition, createComparison, findGrid } from './create-expression.ts';
import { type CodeScope, getMemberChain, resolveMemberChain, UnsupportedCode } from './resolve-names.ts';

/** Parses an expression with the names of the current scope. @param isCondition converts the result to a condition */
type ParseExpression = (part: Expression, isCondition?: boolean) => RuleExpression;

/** Parses an expression with the names of the given scope. */
export type ParseInScope = (part: Expression, scope: CodeScope, isCondition?: boolean) => RuleExpression;

/** Conversion functions that rule expressions leave out, because comparisons and arithmetic convert values anyway. */
const conversionFunctions: ReadonlySet<string> = new Set([
  'Number',
  'String',
  'parseFloat',
  'parseInt',
  '_.toNumber',
  '_.toString',
]);

/** Maps a function in code to the operation that it performs. */
const operations: Readonly<Record<string, OperationKind>> = {
  'Math.max': 'largest',
  'Math.min': 'smallest',
  'Math.round': 'rounded',
  'Math.abs': 'size',
  '_.max': 'largest',
  '_.min': 'smallest',
  '_.round': 'rounded',
};

/** Functions of form.io's `instance` and `utils` that this engine also provides. */
const supportedHelpers =
  /^(instance\.(getValue|setValue|isEmpty|emit|getComponent|getRoot|t)|utils\.(getValue|getComponent|eachComponent|searchComponents))$/;

/** Parses a call of the functions and methods that authors use most. @throws {UnsupportedCode} for all others */
export function parseCall(
  { callee, arguments: callArguments }: CallExpression,
  scope: CodeScope,
  parseInScope: ParseInScope,
): RuleExpression {
  const parse: ParseExpression = (part, isCondition) => parseInScope(part, scope, isCondition);
  const parts = callArguments.map((one): Expression => {
    if (one.type === 'SpreadElement') throw new UnsupportedCode();
    return one;
  });
  const chain = getMemberChain(callee as Expression);
  const calleeName = chain?.join('.') ?? '';
  const [first, second] = parts;
  if (chain && scope.variables.get(chain[0]!) === undefined) {
    if (calleeName === 'instance.isEmpty')
      return { is: 'not', of: { is: 'filled', of: first ? parse(first) : getOwnAnswer(scope) } };
    if (calleeName === 'instance.getValue') return getOwnAnswer(scope);
    if ((chain[0] === 'instance' || chain[0] === 'utils') && chain.length === 2 && !supportedHelpers.test(calleeName)) {
      return { is: 'absent', name: calleeName };
    }
    if (first && conversionFunctions.has(calleeName)) return parse(first);
    if (first && calleeName === 'Boolean') return convertToCondition(parse(first));
    if (operations[calleeName] && first) return { is: operations[calleeName], of: parts.map((one) => parse(one)) };
    if (calleeName === 'moment') return parseMoment(first, parse);
    if (chain[0] === '_' && first) return parseLodash(chain[1] ?? '', first, second, scope, parseInScope);
  }
  if (callee.type !== 'MemberExpression' || callee.object.type === 'Super' || callee.property.type !== 'Identifier') {
    throw new UnsupportedCode();
  }
  return parseMethod(callee.property.name, callee.object, parts, scope, parseInScope);
}

const getOwnAnswer = ({ plan }: CodeScope): RuleExpression => ({ is: 'answer', of: plan.id });

const parseMoment = (date: Expression | undefined, parse: ParseExpression): RuleExpression =>
  date ? parse(date) : { is: 'now' };

const dateUnits: Readonly<Record<string, string>> = { d: 'day', w: 'week', M: 'month', y: 'year' };

function parseMethod(
  method: string,
  object: Expression,
  parts: readonly Expression[],
  scope: CodeScope,
  parseInScope: ParseInScope,
): RuleExpression {
  const parse: ParseExpression = (part) => parseInScope(part, scope);
  const [first, second] = parts;
  if (object.type === 'CallExpression') {
    const of = parse(object);
    if (of.is === 'absent') return of;
  }
  switch (method) {
    case 'format':
    case 'toISOString':
    case 'trim':
    case 'toString':
    case 'toFixed':
    case 'startOf':
      return parse(object);
    case 'add':
    case 'subtract': {
      const amount = first && parse(first);
      const unit = second && parse(second);
      if (amount?.is !== 'value' || unit?.is !== 'value') throw new UnsupportedCode();
      const sign = method === 'add' ? 1 : -1;
      const unitName = String(unit.value).replace(/(.)s$/, '$1');
      return {
        is: 'moved',
        date: parse(object),
        amount: sign * Number(amount.value),
        unit: dateUnits[unitName] ?? unitName,
      };
    }
    case 'isBefore':
    case 'isAfter':
    case 'isSame':
      if (!first) throw new UnsupportedCode();
      return createComparison(dateOperators[method]!, parse(object), parse(first));
    case 'startsWith':
    case 'endsWith':
      if (!first) throw new UnsupportedCode();
      return { is: 'compare', operator: method, left: parse(object), right: parse(first) };
    case 'includes':
      if (!first) throw new UnsupportedCode();
      return createIncludes(parse(object), parse(first));
    case 'some':
    case 'every':
      return parseRowTest(method, parse(object), first, scope, parseInScope);
    case 'reduce':
      return parseTotal(parse(object), first, scope, parseInScope);
    default:
      throw new UnsupportedCode();
  }
}

const dateOperators: Readonly<Record<string, string>> = {
  isBefore: 'dateLessThan',
  isAfter: 'dateGreaterThan',
  isSame: 'isDateEqual',
};

function parseLodash(
  name: string,
  first: Expression,
  second: Expression | undefined,
  scope: CodeScope,
  parseInScope: ParseInScope,
): RuleExpression {
  const parse: ParseExpression = (part) => parseInScope(part, scope);
  switch (name) {
    case 'get': {
      const chain = getMemberChain(first);
      const path = second?.type === 'Literal' ? String(second.value) : undefined;
      const resolved = chain && path && resolveMemberChain([...chain, ...parseFieldPath(path)], scope);
      if (!resolved) throw new UnsupportedCode();
      return resolved;
    }
    case 'isEmpty':
    case 'isNil':
      return negate({ is: 'filled', of: parse(first) });
    case 'includes':
      if (!second) throw new UnsupportedCode();
      return createIncludes(parse(first), parse(second));
    case 'some':
    case 'every':
      return parseRowTest(name, parse(first), second, scope, parseInScope);
    case 'sumBy': {
      const rows = parse(first);
      const grid = findGrid(rows, scope.plan);
      if (!grid || second?.type !== 'Literal') throw new UnsupportedCode();
      const each = resolveMemberChain(['row', String(second.value)], createRowScope('row', grid, scope));
      return { is: 'total', rows, each: each! };
    }
    default:
      throw new UnsupportedCode();
  }
}

function createIncludes(whole: RuleExpression, part: RuleExpression): RuleExpression {
  if (whole.is !== 'value' || !Array.isArray(whole.value)) {
    return { is: 'compare', operator: 'includes', left: whole, right: part };
  }
  return combineConditions(
    'any',
    whole.value.map((one) => createComparison('isEqual', part, createLiteral(one))),
  );
}

const createRowScope = (name: string, grid: NonNullable<ReturnType<typeof findGrid>>, scope: CodeScope): CodeScope => ({
  ...scope,
  variables: new Map([...scope.variables, [name, { is: 'row' as const, grid }]]),
});

/**
 * Parses `rows.some(test)` or `rows.every(test)`; `test` is an arrow function, or a function with a single `return`.
 */
function parseRowTest(
  is: 'some' | 'every',
  rows: RuleExpression,
  test: Expression | undefined,
  scope: CodeScope,
  parseInScope: ParseInScope,
): RuleExpression {
  const grid = findGrid(rows, scope.plan);
  const { parameters, body } = parseFunction(test);
  if (!grid || !parameters[0]) throw new UnsupportedCode();
  return { is, rows, each: parseInScope(body, createRowScope(parameters[0], grid, scope), true) };
}

/** Parses a sum over rows: `rows.reduce((sum, row) => sum + row.price, 0)`. */
function parseTotal(
  rows: RuleExpression,
  reducer: Expression | undefined,
  scope: CodeScope,
  parseInScope: ParseInScope,
): RuleExpression {
  const grid = findGrid(rows, scope.plan);
  const { parameters, body } = parseFunction(reducer);
  const [sum, row] = parameters;
  if (!grid || !sum || !row || body.type !== 'BinaryExpression' || body.operator !== '+') throw new UnsupportedCode();
  const isSum = (one: { readonly type: string }) =>
    one.type === 'Identifier' && (one as { name?: string }).name === sum;
  const addend = isSum(body.left) ? body.right : isSum(body.right) ? body.left : undefined;
  if (!addend || addend.type === 'PrivateIdentifier') throw new UnsupportedCode();
  return { is: 'total', rows, each: parseInScope(addend, createRowScope(row, grid, scope)) };
}

/**
 * Returns the parameters and the returned expression of an inline function.
 * @throws {UnsupportedCode} if it has more statements
 */
function parseFunction(node: Expression | undefined): {
  readonly parameters: readonly string[];
  readonly body: Expression;
} {
  if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionExpression') throw new UnsupportedCode();
  const { params, body } = node as Written;
  const parameters = params.map((one) => (one.type === 'Identifier' ? one.name : ''));
  if (body.type !== 'BlockStatement') return { parameters, body: body as Expression };
  const [only, more] = body.body;
  if (only?.type !== 'ReturnStatement' || !only.argument || more) throw new UnsupportedCode();
  return { parameters, body: only.argument };
}
