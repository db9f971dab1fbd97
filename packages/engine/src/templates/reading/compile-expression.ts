import type { AST } from '@handlebars/parser';
import { findJoint, type Joint } from './comparison-names.ts';
import type { Scope } from './compile-scope.ts';
import type { Expression, LoopName, PathStart } from './template-part.ts';
import { type TemplateReason, type TemplateReasonParams, UnreadableTemplate } from './template-problem.ts';

const maxDepth = 100;
const loopNames: readonly string[] = ['index', 'key', 'first', 'last'] satisfies readonly LoopName[];

/** Reads what gives a value: a path, a word or number, or a helper in parentheses. */
export function compileExpression(node: AST.Node, scope: Scope): Expression {
  if (isPath(node)) return compilePath(node, scope);
  if (isCall(node)) return compileCall(node, { ...scope, depth: deeper(node, scope) });
  if (node.type === 'NullLiteral') return { kind: 'literal', value: null };
  if (node.type === 'UndefinedLiteral') return { kind: 'literal', value: undefined };
  if (isLiteral(node)) return { kind: 'literal', value: node.value };
  throw new UnreadableTemplate('unreadable', 'somethingCannotStand', node.loc.start);
}

function deeper(node: AST.Node, { depth }: Scope): number {
  if (depth < maxDepth) return depth + 1;
  throw new UnreadableTemplate('too-deep', 'deepParentheses', node.loc.start);
}

function compilePath(path: AST.PathExpression, scope: Scope): Expression {
  const [head, ...tail] = path.parts;
  const names = tail.map(String);
  if (head !== undefined && typeof head !== 'string') {
    return { kind: 'path', start: { kind: 'call', call: compileExpression(head, scope) }, names };
  }
  if (head === undefined) return { kind: 'path', start: { kind: 'context', up: path.depth }, names: [] };
  const start = startOf(path, head, scope);
  return { kind: 'path', start, names: start.kind === 'context' ? [head, ...names] : names };
}

function startOf(path: AST.PathExpression, head: string, scope: Scope): PathStart {
  const { data, depth: up, original, loc } = path;
  if (data && head === 'root') return { kind: 'root' };
  if (data && isLoopName(head)) return { kind: 'loop', up, name: head };
  if (data) throw new UnreadableTemplate('unknown-helper', 'loopName', loc.start, { name: head });
  const isOwn = up > 0 || /^(?:this|\.)[./]/.test(original);
  return !isOwn && scope.params.includes(head) ? { kind: 'param', name: head } : { kind: 'context', up };
}

/** Reads a helper with what it is given: `dateFormat data.day "D MMMM"`. */
function compileCall(call: AST.SubExpression, scope: Scope): Expression {
  const name = isPath(call.path) ? call.path.original : '';
  const given = call.params.map((param) => compileExpression(param, scope));
  const [first, second] = given;
  if (name === 'lookup') {
    if (first && second && given.length === 2) return { kind: 'lookup', of: first, name: second };
    throw misused(call, 'lookup');
  }
  if (name === 'dateFormat') {
    if (first && given.length < 3) return compileDate(call, first, second, scope);
    throw misused(call, 'dateFormat');
  }
  const joint = findJoint(name);
  if (joint) return compileJoint(call, joint, given);
  throw new UnreadableTemplate('unknown-helper', name ? 'helper' : 'helperMissing', call.path.loc.start, { name });
}

function compileDate(
  call: AST.SubExpression,
  value: Expression,
  pattern: Expression | undefined,
  scope: Scope,
): Expression {
  const named = (key: string) => {
    const pair = call.hash?.pairs.find((one) => one.key === key);
    return pair && compileExpression(pair.value, scope);
  };
  return {
    kind: 'date',
    value,
    pattern: pattern ?? named('format') ?? { kind: 'literal', value: 'YYYY-MM-DD' },
    timeZone: named('timeZone') ?? { kind: 'literal', value: undefined },
  };
}

function compileJoint(call: AST.SubExpression, joint: Joint, given: readonly Expression[]): Expression {
  if (joint === 'and' || joint === 'or') return { kind: joint === 'and' ? 'all' : 'any', of: given };
  const [left, right, ...more] = given;
  if (left && right && more.length === 0) return { kind: 'compare', by: joint, left, right };
  throw misused(call, 'twoValues', { name: joint });
}

const misused = (call: AST.SubExpression, reason: TemplateReason, params?: TemplateReasonParams) =>
  new UnreadableTemplate('helper-arguments', reason, call.loc.start, params);

const isLoopName = (name: string): name is LoopName => loopNames.includes(name);
const isPath = (node: AST.Node): node is AST.PathExpression => node.type === 'PathExpression';
const isCall = (node: AST.Node): node is AST.SubExpression => node.type === 'SubExpression';
const isLiteral = (node: AST.Node): node is AST.StringLiteral | AST.NumberLiteral | AST.BooleanLiteral =>
  node.type === 'StringLiteral' || node.type === 'NumberLiteral' || node.type === 'BooleanLiteral';
