import type { AST } from '@handlebars/parser';
import { findJoint, type Joint } from './comparison-names.ts';
import { compileExpression } from './compile-expression.ts';
import type { Scope } from './compile-scope.ts';
import type { Expression } from './template-part.ts';
import { UnreadableTemplate } from './template-problem.ts';

/**
 * Reads what `#if` is given: one value, or values with words between them. Comparisons bind first, then `and`, then `or`:
 * `a equals 1 and b or c` asks whether a is 1 and b is there, or else c.
 */
export function compileTest(name: string, block: AST.BlockStatement, scope: Scope): Expression {
  const { params, loc } = block;
  if (params.length % 2 === 0) {
    throw new UnreadableTemplate('if-arguments', 'evenArguments', loc.start, { name });
  }
  const values = params.filter((_, at) => at % 2 === 0).map((param) => compileExpression(param, scope));
  const joints = params.filter((_, at) => at % 2 === 1).map(readJoint);
  const [first] = values;
  if (!first) throw new UnreadableTemplate('if-arguments', 'noArgument', loc.start, { name });
  return joined('any', splitAt('or', values, joints).map(joinedByAnd));
}

interface Chain {
  readonly values: readonly Expression[];
  readonly joints: readonly Placed[];
}

interface Placed {
  readonly joint: Joint;
  readonly loc: AST.SourceLocation;
}

function readJoint(param: AST.Expression): Placed {
  const written = wordOf(param);
  const joint = written === undefined ? undefined : findJoint(written);
  if (joint) return { joint, loc: param.loc };
  throw written === undefined
    ? new UnreadableTemplate('unknown-comparison', 'comparisonMissing', param.loc.start)
    : new UnreadableTemplate('unknown-comparison', 'noComparison', param.loc.start, { name: written });
}

/** The words may stand with or without quotes. */
function wordOf(param: AST.Expression): string | undefined {
  if (param.type === 'StringLiteral') return (param as AST.StringLiteral).value;
  return param.type === 'PathExpression' ? (param as AST.PathExpression).original : undefined;
}

function splitAt(word: 'and' | 'or', values: readonly Expression[], joints: readonly Placed[]): readonly Chain[] {
  const cuts = joints.flatMap(({ joint }, at) => (joint === word ? [at] : []));
  return [...cuts, joints.length].map((end, index) => {
    const start = index === 0 ? 0 : cuts[index - 1]! + 1;
    return { values: values.slice(start, end + 1), joints: joints.slice(start, end) };
  });
}

const joinedByAnd = ({ values, joints }: Chain): Expression =>
  joined('all', splitAt('and', values, joints).map(compared));

function compared({ values, joints }: Chain): Expression {
  const [left, right] = values;
  const [placed, second] = joints;
  if (second) throw new UnreadableTemplate('unknown-comparison', 'jointMissing', second.loc.start);
  if (!placed || !right) return left!;
  return { kind: 'compare', by: placed.joint as Exclude<Joint, 'and' | 'or'>, left: left!, right };
}

const joined = (kind: 'all' | 'any', of: readonly Expression[]): Expression =>
  of.length === 1 ? of[0]! : { kind, of };
