import type { AST } from '@handlebars/parser';
import type { Comparison } from '../compare.ts';
import { type TemplateErrorParams, type TemplateErrorReason, UnreadableTemplateError } from './template-error.ts';
import type { LoopName, PathStart, TemplateExpression } from './template-part.ts';

const maxDepth = 100;
const loopNames: readonly string[] = ['index', 'key', 'first', 'last'] satisfies readonly LoopName[];

/** Compiles an expression: a path, a literal, or a helper in parentheses. @throws UnreadableTemplateError */
export function compileExpression(node: AST.Node, scope: CompileScope): TemplateExpression {
  if (isPath(node)) return compilePath(node, scope);
  if (isCall(node)) return compileCall(node, { ...scope, depth: increaseDepth(node, scope) });
  if (node.type === 'NullLiteral') return { kind: 'literal', value: null };
  if (node.type === 'UndefinedLiteral') return { kind: 'literal', value: undefined };
  if (isLiteral(node)) return { kind: 'literal', value: node.value };
  throw new UnreadableTemplateError('unreadable', 'somethingCannotStand', node.loc.start);
}

function increaseDepth(node: AST.Node, { depth }: CompileScope): number {
  if (depth < maxDepth) return depth + 1;
  throw new UnreadableTemplateError('too-deep', 'deepParentheses', node.loc.start);
}

function compilePath(path: AST.PathExpression, scope: CompileScope): TemplateExpression {
  const [head, ...tail] = path.parts;
  const names = tail.map(String);
  if (head !== undefined && typeof head !== 'string') {
    return { kind: 'path', start: { kind: 'call', call: compileExpression(head, scope) }, names };
  }
  if (head === undefined) return { kind: 'path', start: { kind: 'context', up: path.depth }, names: [] };
  const start = getStart(path, head, scope);
  return { kind: 'path', start, names: start.kind === 'context' ? [head, ...names] : names };
}

function getStart(path: AST.PathExpression, head: string, scope: CompileScope): PathStart {
  const { data, depth: up, original, loc } = path;
  if (data && head === 'root') return { kind: 'root' };
  if (data && isLoopName(head)) return { kind: 'loop', up, name: head };
  if (data) throw new UnreadableTemplateError('unknown-helper', 'loopName', loc.start, { name: head });
  const isOwn = up > 0 || /^(?:this|\.)[./]/.test(original);
  return !isOwn && scope.params.includes(head) ? { kind: 'param', name: head } : { kind: 'context', up };
}

/** Compiles a helper call with its arguments: `dateFormat data.day "D MMMM"`. */
function compileCall(call: AST.SubExpression, scope: CompileScope): TemplateExpression {
  const name = isPath(call.path) ? call.path.original : '';
  const parameters = call.params.map((param) => compileExpression(param, scope));
  const [first, second] = parameters;
  if (name === 'lookup') {
    if (first && second && parameters.length === 2) return { kind: 'lookup', of: first, name: second };
    throw createArgumentError(call, 'lookup');
  }
  if (name === 'dateFormat') {
    if (first && parameters.length < 3) return compileDate(call, first, second, scope);
    throw createArgumentError(call, 'dateFormat');
  }
  const operator = findOperator(name);
  if (operator) return compileOperator(call, operator, parameters);
  throw new UnreadableTemplateError('unknown-helper', name ? 'helper' : 'helperMissing', call.path.loc.start, { name });
}

function compileDate(
  call: AST.SubExpression,
  value: TemplateExpression,
  pattern: TemplateExpression | undefined,
  scope: CompileScope,
): TemplateExpression {
  const compileNamedArgument = (key: string) => {
    const pair = call.hash?.pairs.find((one) => one.key === key);
    return pair && compileExpression(pair.value, scope);
  };
  return {
    kind: 'date',
    value,
    pattern: pattern ?? compileNamedArgument('format') ?? { kind: 'literal', value: 'YYYY-MM-DD' },
    timeZone: compileNamedArgument('timeZone') ?? { kind: 'literal', value: undefined },
  };
}

function compileOperator(
  call: AST.SubExpression,
  operator: ConditionOperator,
  parameters: readonly TemplateExpression[],
): TemplateExpression {
  if (operator === 'and' || operator === 'or') return { kind: operator === 'and' ? 'all' : 'any', of: parameters };
  const [left, right, ...more] = parameters;
  if (left && right && more.length === 0) return { kind: 'compare', by: operator, left, right };
  throw createArgumentError(call, 'twoValues', { name: operator });
}

const createArgumentError = (call: AST.SubExpression, reason: TemplateErrorReason, params?: TemplateErrorParams) =>
  new UnreadableTemplateError('helper-arguments', reason, call.loc.start, params);

const isLoopName = (name: string): name is LoopName => loopNames.includes(name);
const isPath = (node: AST.Node): node is AST.PathExpression => node.type === 'PathExpression';
const isCall = (node: AST.Node): node is AST.SubExpression => node.type === 'SubExpression';
const isLiteral = (node: AST.Node): node is AST.StringLiteral | AST.NumberLiteral | AST.BooleanLiteral =>
  node.type === 'StringLiteral' || node.type === 'NumberLiteral' || node.type === 'BooleanLiteral';

/** Compile-time scope: block parameters of the enclosing blocks, and the nesting depth. */
export interface CompileScope {
  readonly params: readonly string[];
  readonly depth: number;
}

/** Operator between two values of `#if`: a comparison or a logical operator. */
export type ConditionOperator = Comparison | 'and' | 'or';

const operatorSpellings: Readonly<Record<ConditionOperator, readonly string[]>> = {
  equals: ['equals', 'equal', 'eq', 'is', '=', '==', '==='],
  notEquals: ['notequals', 'notequal', 'neq', 'ne', 'isnot', '!=', '!==', '<>'],
  greater: ['greater', 'greaterthan', 'gt', '>'],
  less: ['less', 'lessthan', 'lt', '<'],
  greaterOrEquals: ['greaterorequals', 'greaterorequal', 'greaterthanorequal', 'gte', '>='],
  lessOrEquals: ['lessorequals', 'lessorequal', 'lessthanorequal', 'lte', '<='],
  and: ['and', '&&'],
  or: ['or', '||'],
};

const operatorsByName = new Map(
  Object.entries(operatorSpellings).flatMap(([joint, spellings]) =>
    spellings.map((name) => [name, joint as ConditionOperator]),
  ),
);

/** Finds an operator by any of its spellings: `not equals`, `notEquals`, `not-equals` and `!=` are the same. */
export function findOperator(written: string): ConditionOperator | undefined {
  return operatorsByName.get(written.toLowerCase().replace(/[\s_-]+/g, ''));
}
