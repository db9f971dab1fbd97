import type { AST } from '@handlebars/parser';
import { type CompileScope, type ConditionOperator, compileExpression, findOperator } from './compile-expression.ts';
import { UnreadableTemplateError } from './template-error.ts';
import type { TemplateExpression, TemplatePart } from './template-part.ts';

const maxDepth = 100;

/**
 * Compiles the syntax tree of a template to parts. Rejects everything that cannot be rendered.
 *
 * @throws UnreadableTemplateError
 */
export function compileProgram(program: AST.Program | undefined, scope: CompileScope): readonly TemplatePart[] {
  return (program?.body ?? []).flatMap((statement) => compileStatement(statement, scope));
}

function compileStatement(statement: AST.Statement, scope: CompileScope): readonly TemplatePart[] {
  if (isContent(statement)) return statement.value === '' ? [] : [{ kind: 'text', text: statement.value }];
  if (statement.type === 'CommentStatement') return [];
  if (isMustache(statement)) return [compileValue(statement, scope)];
  if (isBlock(statement)) return [compileBlock(statement, scope)];
  const reason = statement.type.startsWith('Partial') ? 'partials' : 'decorators';
  throw new UnreadableTemplateError('not-supported', reason, statement.loc.start);
}

function compileValue(mustache: AST.MustacheStatement, scope: CompileScope): TemplatePart {
  const { path, params, hash, escaped, loc } = mustache;
  const takesArguments = params.length > 0 || (hash?.pairs.length ?? 0) > 0;
  const call = { type: 'SubExpression', path, params, hash, loc };
  const of = compileExpression(takesArguments ? call : path, scope);
  return { kind: 'value', of, isRaw: !escaped };
}

function compileBlock(block: AST.BlockStatement, scope: CompileScope): TemplatePart {
  if (scope.depth >= maxDepth) {
    throw new UnreadableTemplateError('too-deep', 'deepBlocks', block.loc.start);
  }
  const name = block.path.original;
  if (name === 'if' || name === 'unless') return compileIf(block, name, scope);
  if (name === 'each' || name === 'with') return compileContextBlock(block, name, scope);
  throw new UnreadableTemplateError('unknown-helper', 'block', block.path.loc.start, { name });
}

function compileIf(block: AST.BlockStatement, name: 'if' | 'unless', scope: CompileScope): TemplatePart {
  const zero = block.hash?.pairs.find(({ key }) => key === 'includeZero')?.value as AST.BooleanLiteral | undefined;
  return {
    kind: 'if',
    test: compileCondition(name, block, scope),
    isNot: name === 'unless',
    countsZero: zero?.value === true,
    ...compileBranches(block, { ...scope, depth: scope.depth + 1 }),
  };
}

function compileContextBlock(block: AST.BlockStatement, kind: 'each' | 'with', scope: CompileScope): TemplatePart {
  const [contextParam, ...more] = block.params;
  if (!contextParam || more.length > 0) {
    throw new UnreadableTemplateError('helper-arguments', 'oneValue', block.loc.start, { name: kind });
  }
  const params = block.program?.blockParams ?? [];
  const inner = { params: [...params, ...scope.params], depth: scope.depth + 1 };
  const { body, otherwise } = compileBranches(block, inner, { ...scope, depth: scope.depth + 1 });
  return { kind, of: compileExpression(contextParam, scope), params, body, otherwise };
}

/** Compiles both branches of a block. The parser already swaps the branches of `{{^if x}}…{{/if}}`. */
function compileBranches(block: AST.BlockStatement, inner: CompileScope, outer: CompileScope = inner) {
  return { body: compileProgram(block.program, inner), otherwise: compileProgram(block.inverse, outer) };
}

const isContent = (node: AST.Node): node is AST.ContentStatement => node.type === 'ContentStatement';
const isMustache = (node: AST.Node): node is AST.MustacheStatement => node.type === 'MustacheStatement';
const isBlock = (node: AST.Node): node is AST.BlockStatement => node.type === 'BlockStatement';

/**
 * Compiles the arguments of `#if`: one value, or values with operators between them. Comparisons bind strongest, then
 * `and`, then `or`: `a equals 1 and b or c` is `((a equals 1) and b) or c`.
 */
function compileCondition(name: string, block: AST.BlockStatement, scope: CompileScope): TemplateExpression {
  const { params, loc } = block;
  if (params.length % 2 === 0) {
    throw new UnreadableTemplateError('if-arguments', 'evenArguments', loc.start, { name });
  }
  const values = params.filter((_, at) => at % 2 === 0).map((param) => compileExpression(param, scope));
  const operators = params.filter((_, at) => at % 2 === 1).map(parseOperator);
  const [first] = values;
  if (!first) throw new UnreadableTemplateError('if-arguments', 'noArgument', loc.start, { name });
  return combine('any', splitAt('or', values, operators).map(compileConjunction));
}

interface OperandChain {
  readonly values: readonly TemplateExpression[];
  readonly joints: readonly LocatedOperator[];
}

interface LocatedOperator {
  readonly joint: ConditionOperator;
  readonly loc: AST.SourceLocation;
}

function parseOperator(param: AST.Expression): LocatedOperator {
  const written = getOperatorText(param);
  const joint = written === undefined ? undefined : findOperator(written);
  if (joint) return { joint, loc: param.loc };
  throw written === undefined
    ? new UnreadableTemplateError('unknown-comparison', 'comparisonMissing', param.loc.start)
    : new UnreadableTemplateError('unknown-comparison', 'noComparison', param.loc.start, { name: written });
}

/** Returns an operator written with or without quotes. */
function getOperatorText(param: AST.Expression): string | undefined {
  if (param.type === 'StringLiteral') return (param as AST.StringLiteral).value;
  return param.type === 'PathExpression' ? (param as AST.PathExpression).original : undefined;
}

function splitAt(
  word: 'and' | 'or',
  values: readonly TemplateExpression[],
  joints: readonly LocatedOperator[],
): readonly OperandChain[] {
  const cuts = joints.flatMap(({ joint }, at) => (joint === word ? [at] : []));
  return [...cuts, joints.length].map((end, index) => {
    const start = index === 0 ? 0 : cuts[index - 1]! + 1;
    return { values: values.slice(start, end + 1), joints: joints.slice(start, end) };
  });
}

const compileConjunction = ({ values, joints }: OperandChain): TemplateExpression =>
  combine('all', splitAt('and', values, joints).map(compileComparison));

function compileComparison({ values, joints }: OperandChain): TemplateExpression {
  const [left, right] = values;
  const [placed, second] = joints;
  if (second) throw new UnreadableTemplateError('unknown-comparison', 'jointMissing', second.loc.start);
  if (!placed || !right) return left!;
  return { kind: 'compare', by: placed.joint as Exclude<ConditionOperator, 'and' | 'or'>, left: left!, right };
}

const combine = (kind: 'all' | 'any', of: readonly TemplateExpression[]): TemplateExpression =>
  of.length === 1 ? of[0]! : { kind, of };
