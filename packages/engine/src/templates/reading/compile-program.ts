import type { AST } from '@handlebars/parser';
import { compileCondition } from './compile-condition.ts';
import { compileExpression } from './compile-expression.ts';
import type { CompileScope } from './compile-scope.ts';
import { UnreadableTemplateError } from './template-error.ts';
import type { TemplatePart } from './template-part.ts';

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
