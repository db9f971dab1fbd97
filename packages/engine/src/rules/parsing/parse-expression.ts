import type { Expression } from 'acorn';
import {
  combineConditions,
  createLiteral,
  negate,
  type OperationKind,
  type RuleExpression,
} from '../rule-expression.ts';
import { convertToCondition, createComparison } from './create-expression.ts';
import { parseCall } from './parse-call.ts';
import { type CodeScope, getMemberChain, resolveMemberChain, UnsupportedCode } from './resolve-names.ts';

const comparisonOperators: Readonly<Record<string, string>> = {
  '==': 'isEqual',
  '===': 'isEqual',
  '!=': 'isNotEqual',
  '!==': 'isNotEqual',
  '<': 'lessThan',
  '<=': 'lessThanOrEqual',
  '>': 'greaterThan',
  '>=': 'greaterThanOrEqual',
};

const operations: Readonly<Record<string, OperationKind>> = {
  '-': 'difference',
  '*': 'product',
  '/': 'quotient',
  '%': 'remainder',
};

/**
 * Parses an expression of an author's code.
 * @param isCondition converts the result to a condition
 * @throws {UnsupportedCode} if no equivalent rule expression exists
 */
export function parseExpression(expression: Expression, scope: CodeScope, isCondition = false): RuleExpression {
  const result = parseNode(expression, scope, isCondition);
  return isCondition ? convertToCondition(result) : result;
}

function parseNode(expression: Expression, scope: CodeScope, isCondition: boolean): RuleExpression {
  const parse = (part: Expression, needsCondition = false) => parseExpression(part, scope, needsCondition);
  switch (expression.type) {
    case 'Literal':
      if ('regex' in expression && expression.regex) throw new UnsupportedCode();
      return createLiteral(expression.value);
    case 'TemplateLiteral': {
      const texts = expression.quasis.map(({ value: { cooked } }) => createLiteral(cooked ?? ''));
      const of = texts.flatMap((text, at) => [
        text,
        ...expression.expressions.slice(at, at + 1).map((one) => parse(one)),
      ]);
      return { is: 'joined', of: of.filter((one) => one.is !== 'value' || one.value !== '') };
    }
    case 'ParenthesizedExpression':
      return parseNode(expression.expression, scope, isCondition);
    case 'ChainExpression':
      return parseNode(expression.expression, scope, isCondition);
    case 'ArrayExpression':
      return createLiteral(expression.elements.map(parseLiteral));
    case 'Identifier':
    case 'MemberExpression':
      return parseName(expression, scope);
    case 'UnaryExpression':
      return parseUnary(expression.operator, expression.argument, scope);
    case 'LogicalExpression':
      return parseLogical(expression, scope, isCondition);
    case 'BinaryExpression': {
      if (expression.left.type === 'PrivateIdentifier') throw new UnsupportedCode();
      const [left, right] = [parse(expression.left), parse(expression.right)];
      const operator = comparisonOperators[expression.operator];
      if (operator) return createComparison(operator, left, right);
      if (expression.operator === '+') return createSum(left, right);
      const operation = operations[expression.operator];
      if (!operation) throw new UnsupportedCode();
      return { is: operation, of: [left, right] };
    }
    case 'ConditionalExpression': {
      const { test, consequent, alternate } = expression;
      return {
        is: 'choose',
        when: parse(test, true),
        yes: parse(consequent, isCondition),
        otherwise: parse(alternate, isCondition),
      };
    }
    case 'CallExpression':
      return parseCall(expression, scope, parseExpression);
    default:
      throw new UnsupportedCode();
  }
}

function parseLiteral(element: unknown): unknown {
  const { type, value: of } = (element ?? {}) as { readonly type?: string; readonly value?: unknown };
  if (type !== 'Literal') throw new UnsupportedCode();
  return of;
}

/** Creates the result of `+`: a concatenation if one operand is a text, otherwise a sum. */
function createSum(left: RuleExpression, right: RuleExpression): RuleExpression {
  const isText = (one: RuleExpression) => one.is === 'joined' || (one.is === 'value' && typeof one.value === 'string');
  const is = isText(left) || isText(right) ? 'joined' : 'sum';
  return { is, of: [left, right].flatMap((one) => (one.is === is ? one.of : [one])) };
}

function parseUnary(operator: string, argument: Expression, scope: CodeScope): RuleExpression {
  if (operator === '!') return negate(parseExpression(argument, scope, true));
  const of = parseExpression(argument, scope);
  if (operator === '+') return of;
  if (operator === '-' && of.is === 'value') return createLiteral(-Number(of.value));
  if (operator === '-') return { is: 'product', of: [createLiteral(-1), of] };
  throw new UnsupportedCode();
}

function parseLogical(
  { operator, left, right }: { readonly operator: string; readonly left: Expression; readonly right: Expression },
  scope: CodeScope,
  isCondition: boolean,
): RuleExpression {
  if (isCondition) {
    const of = [left, right].map((one) => parseExpression(one, scope, true));
    return combineConditions(operator === '&&' ? 'all' : 'any', of);
  }
  const second = parseExpression(right, scope);
  if (operator === '&&') {
    const when = parseExpression(left, scope, true);
    return { is: 'choose', when, yes: second, otherwise: undefined };
  }
  const first = parseExpression(left, scope);
  // An empty fallback (`data.name || ''`) doesn't change the meaning, so it is left out.
  if (second.is === 'value' && (second.value === '' || second.value === null || second.value === undefined))
    return first;
  return { is: 'either', first, otherwise: second };
}

function parseName(expression: Expression, scope: CodeScope): RuleExpression {
  const chain = getMemberChain(expression);
  const resolved = chain && resolveMemberChain(chain, scope);
  if (resolved) return resolved;
  // A member of an unknown helper's result is unknown, too: the diagnostic names the helper.
  const isMemberOfCall = expression.type === 'MemberExpression' && expression.object.type === 'CallExpression';
  const of = isMemberOfCall ? parseExpression(expression.object as Expression, scope) : undefined;
  if (of?.is !== 'absent') throw new UnsupportedCode();
  return of;
}
