import type { Expression } from 'acorn';
import { type Computed, type Meaning, notOf, together, value } from '../meaning.ts';
import { type CodeNames, chainOf, meaningOf, Unread } from './code-names.ts';
import { asCondition, compared } from './make-meaning.ts';
import { readCall } from './read-call.ts';

const comparisons: Readonly<Record<string, string>> = {
  '==': 'isEqual',
  '===': 'isEqual',
  '!=': 'isNotEqual',
  '!==': 'isNotEqual',
  '<': 'lessThan',
  '<=': 'lessThanOrEqual',
  '>': 'greaterThan',
  '>=': 'greaterThanOrEqual',
};

const computations: Readonly<Record<string, Computed>> = {
  '-': 'difference',
  '*': 'product',
  '/': 'quotient',
  '%': 'remainder',
};

/** @param isCondition whether it is asked for yes or no @throws Unread */
export function readExpression(expression: Expression, names: CodeNames, isCondition = false): Meaning {
  const meaning = readAny(expression, names, isCondition);
  return isCondition ? asCondition(meaning) : meaning;
}

function readAny(expression: Expression, names: CodeNames, isCondition: boolean): Meaning {
  const read = (part: Expression, asked = false) => readExpression(part, names, asked);
  switch (expression.type) {
    case 'Literal':
      if ('regex' in expression && expression.regex) throw new Unread();
      return value(expression.value);
    case 'TemplateLiteral': {
      const texts = expression.quasis.map(({ value: { cooked } }) => value(cooked ?? ''));
      const of = texts.flatMap((text, at) => [
        text,
        ...expression.expressions.slice(at, at + 1).map((one) => read(one)),
      ]);
      return { is: 'joined', of: of.filter((one) => one.is !== 'value' || one.value !== '') };
    }
    case 'ParenthesizedExpression':
      return readAny(expression.expression, names, isCondition);
    case 'ChainExpression':
      return readAny(expression.expression, names, isCondition);
    case 'ArrayExpression':
      return value(expression.elements.map(literalOf));
    case 'Identifier':
    case 'MemberExpression':
      return readName(expression, names);
    case 'UnaryExpression':
      return readUnary(expression.operator, expression.argument, names);
    case 'LogicalExpression':
      return readLogical(expression, names, isCondition);
    case 'BinaryExpression': {
      if (expression.left.type === 'PrivateIdentifier') throw new Unread();
      const [left, right] = [read(expression.left), read(expression.right)];
      const operator = comparisons[expression.operator];
      if (operator) return compared(operator, left, right);
      if (expression.operator === '+') return plus(left, right);
      const made = computations[expression.operator];
      if (!made) throw new Unread();
      return { is: made, of: [left, right] };
    }
    case 'ConditionalExpression': {
      const { test, consequent, alternate } = expression;
      return {
        is: 'choose',
        when: read(test, true),
        yes: read(consequent, isCondition),
        otherwise: read(alternate, isCondition),
      };
    }
    case 'CallExpression':
      return readCall(expression, names, readExpression);
    default:
      throw new Unread();
  }
}

function literalOf(element: unknown): unknown {
  const { type, value: of } = (element ?? {}) as { readonly type?: string; readonly value?: unknown };
  if (type !== 'Literal') throw new Unread();
  return of;
}

/** Beside a text, `+` sets things in a row. */
function plus(left: Meaning, right: Meaning): Meaning {
  const isText = (one: Meaning) => one.is === 'joined' || (one.is === 'value' && typeof one.value === 'string');
  const is = isText(left) || isText(right) ? 'joined' : 'sum';
  return { is, of: [left, right].flatMap((one) => (one.is === is ? one.of : [one])) };
}

function readUnary(operator: string, argument: Expression, names: CodeNames): Meaning {
  if (operator === '!') return notOf(readExpression(argument, names, true));
  const of = readExpression(argument, names);
  if (operator === '+') return of;
  if (operator === '-' && of.is === 'value') return value(-Number(of.value));
  if (operator === '-') return { is: 'product', of: [value(-1), of] };
  throw new Unread();
}

function readLogical(
  { operator, left, right }: { readonly operator: string; readonly left: Expression; readonly right: Expression },
  names: CodeNames,
  isCondition: boolean,
): Meaning {
  if (isCondition) {
    const of = [left, right].map((one) => readExpression(one, names, true));
    return together(operator === '&&' ? 'all' : 'any', of);
  }
  const second = readExpression(right, names);
  if (operator === '&&') {
    const when = readExpression(left, names, true);
    return { is: 'choose', when, yes: second, otherwise: undefined };
  }
  const first = readExpression(left, names);
  // Nothing, where there is nothing, is said by nobody.
  if (second.is === 'value' && (second.value === '' || second.value === null || second.value === undefined))
    return first;
  return { is: 'either', first, otherwise: second };
}

function readName(expression: Expression, names: CodeNames): Meaning {
  const chain = chainOf(expression);
  const meaning = chain && meaningOf(chain, names);
  if (meaning) return meaning;
  // What is not there has nothing in it.
  const isOfCall = expression.type === 'MemberExpression' && expression.object.type === 'CallExpression';
  const of = isOfCall ? readExpression(expression.object as Expression, names) : undefined;
  if (of?.is !== 'absent') throw new Unread();
  return of;
}
