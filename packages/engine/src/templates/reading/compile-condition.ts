import type { AST } from '@handlebars/parser';
import { compileExpression } from './compile-expression.ts';
import type { CompileScope } from './compile-scope.ts';
import { type ConditionOperator, findOperator } from './find-operator.ts';
import { UnreadableTemplateError } from './template-error.ts';
import type { TemplateExpression } from './template-part.ts';

/**
 * Compiles the arguments of `#if`: one value, or values with operators between them. Comparisons bind strongest, then
 * `and`, then `or`: `a equals 1 and b or c` is `((a equals 1) and b) or c`.
 */
export function compileCondition(name: string, block: AST.BlockStatement, scope: CompileScope): TemplateExpression {
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
