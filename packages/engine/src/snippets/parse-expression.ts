import {
  binaryOperators,
  callMethod,
  findInLiteral,
  findMethod,
  globalFunctions,
  readComputedMember,
  readMember,
  typeOf,
  unaryOperators,
} from './operators.ts';
import { type TokenCursor, UnsupportedSyntaxError } from './tokenize.ts';
import type { Recording, SnippetValue } from './tracked.ts';

/** Resolves a variable. @throws UnsupportedSyntaxError if the variable is unknown */
export type ResolveName = (name: string) => Evaluate;

const constants: ReadonlyMap<string, SnippetValue> = new Map<string, SnippetValue>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
]);

/** Returns true for predefined names. */
export const isKnownName = (name: string): boolean =>
  constants.has(name) || globalFunctions.has(name) || name === 'Math' || name === 'typeof';

/** Parses an expression of a snippet, without comma operators and assignments. @throws UnsupportedSyntaxError */
export function parseExpression(cursor: TokenCursor, resolveName: ResolveName): Evaluate {
  return cursor.parseNested(() => {
    const test = parseShortCircuit(cursor, resolveName);
    if (!cursor.consumeIf('?')) return test;
    const yes = parseExpression(cursor, resolveName);
    cursor.expect(':');
    const no = parseExpression(cursor, resolveName);
    return (frame) => (test(frame) ? yes(frame) : no(frame));
  });
}

/** Parses short-circuit operators. `??` cannot be mixed with the others. */
function parseShortCircuit(cursor: TokenCursor, resolveName: ResolveName): Evaluate {
  const first = parseBinary(cursor, resolveName, 1);
  if (!cursor.isNext('??')) return parseOr(cursor, resolveName, first);
  let left = first;
  while (cursor.consumeIf('??')) {
    const [before, right] = [left, parseBinary(cursor, resolveName, 1)];
    left = (frame) => before(frame) ?? right(frame);
  }
  return left;
}

function parseOr(cursor: TokenCursor, resolveName: ResolveName, first: Evaluate): Evaluate {
  let left = parseAnd(cursor, resolveName, first);
  while (cursor.consumeIf('||')) {
    const [before, right] = [left, parseAnd(cursor, resolveName, parseBinary(cursor, resolveName, 1))];
    left = (frame) => before(frame) || right(frame);
  }
  return left;
}

function parseAnd(cursor: TokenCursor, resolveName: ResolveName, first: Evaluate): Evaluate {
  let left = first;
  while (cursor.consumeIf('&&')) {
    const [before, right] = [left, parseBinary(cursor, resolveName, 1)];
    left = (frame) => before(frame) && right(frame);
  }
  return left;
}

/** Parses binary operators. @param rank lowest rank to parse */
function parseBinary(cursor: TokenCursor, resolveName: ResolveName, rank: number): Evaluate {
  let left = parseUnary(cursor, resolveName);
  for (;;) {
    const operator = cursor.next.kind === 'sign' ? binaryOperators.get(cursor.next.text) : undefined;
    if (!operator || operator.rank < rank) return left;
    cursor.consume();
    const [before, right, { apply }] = [left, parseBinary(cursor, resolveName, operator.rank + 1), operator];
    left = (frame) => apply(before(frame), right(frame));
  }
}

function parseUnary(cursor: TokenCursor, resolveName: ResolveName): Evaluate {
  const operator = cursor.isNext('typeof', 'name')
    ? typeOf
    : cursor.next.kind === 'sign'
      ? unaryOperators.get(cursor.next.text)
      : undefined;
  if (!operator) return parseChain(cursor, resolveName);
  cursor.consume();
  const of = cursor.parseNested(() => parseUnary(cursor, resolveName));
  return (frame) => operator(of(frame));
}

/** One step of a chain such as `a.b?.c[d].e(f)`. */
interface ChainStep {
  /** True after `?.`: if the value before it is null or undefined, the chain ends with undefined. */
  readonly isOptional: boolean;
  readonly advance: (from: SnippetValue, frame: Frame) => SnippetValue;
}

function parseChain(cursor: TokenCursor, resolveName: ResolveName): Evaluate {
  const first = cursor.isNext('[') ? parseListSearch(cursor, resolveName) : parsePrimary(cursor, resolveName);
  const steps: ChainStep[] = [];
  for (let step = parseStep(cursor, resolveName); step; step = parseStep(cursor, resolveName)) steps.push(step);
  if (steps.length === 0) return first;
  return (frame) => {
    let at = first(frame);
    for (const { isOptional, advance: go } of steps) {
      if (isOptional && (at === null || at === undefined)) return undefined;
      at = go(at, frame);
    }
    return at;
  };
}

function parseStep(cursor: TokenCursor, resolveName: ResolveName): ChainStep | undefined {
  const isOptional = cursor.consumeIf('?.');
  if (cursor.consumeIf('[')) {
    const key = parseExpression(cursor, resolveName);
    cursor.expect(']');
    return { isOptional, advance: (from, frame) => readComputedMember(from, key(frame)) };
  }
  if (!isOptional && !cursor.consumeIf('.')) {
    if (cursor.isNext('(')) throw new UnsupportedSyntaxError();
    return undefined;
  }
  const name = cursor.expectName();
  if (!cursor.isNext('(')) return { isOptional, advance: (from) => readMember(from, name) };
  const callArguments = parseArguments(cursor, resolveName, findMethod(name));
  return {
    isOptional,
    advance: (from, frame) => callMethod(from, name, () => callArguments.map((one) => one(frame))),
  };
}

/** Parses a search in a list literal, the only supported use of a list: `['a', 'b'].includes(data.x)`. */
function parseListSearch(cursor: TokenCursor, resolveName: ResolveName): Evaluate {
  cursor.expect('[');
  const entries: Evaluate[] = [];
  while (!cursor.consumeIf(']')) {
    entries.push(parseExpression(cursor, resolveName));
    if (!cursor.isNext(']')) cursor.expect(',');
  }
  cursor.expect('.');
  const name = cursor.expectName();
  if (name !== 'includes' && name !== 'indexOf') throw new UnsupportedSyntaxError();
  const [sought] = parseArguments(cursor, resolveName, { minArguments: 1, maxArguments: 1 });
  return (frame) => {
    const values = entries.map((entry) => entry(frame));
    return findInLiteral(values, name, sought!(frame));
  };
}

function parsePrimary(cursor: TokenCursor, resolveName: ResolveName): Evaluate {
  const { kind, text } = cursor.consume();
  if (kind === 'text') return () => text;
  if (kind === 'number') {
    const value = Number(text);
    return () => value;
  }
  if (kind === 'sign' && text === '(') {
    const inner = parseExpression(cursor, resolveName);
    cursor.expect(')');
    return inner;
  }
  if (kind !== 'name') throw new UnsupportedSyntaxError();
  if (constants.has(text)) {
    const value = constants.get(text);
    return () => value;
  }
  if (text === 'Math') {
    cursor.expect('.');
    return parseCall(cursor, resolveName, `Math.${cursor.expectName()}`);
  }
  return globalFunctions.has(text) ? parseCall(cursor, resolveName, text) : resolveName(text);
}

function parseCall(cursor: TokenCursor, resolveName: ResolveName, name: string): Evaluate {
  const called = globalFunctions.get(name);
  const callArguments = parseArguments(cursor, resolveName, called);
  return (frame) => called!.call(...callArguments.map((one) => one(frame)));
}

/** Parses call arguments. @throws UnsupportedSyntaxError for an unknown function or a wrong number of arguments */
function parseArguments(
  cursor: TokenCursor,
  resolveName: ResolveName,
  signature: { readonly minArguments: number; readonly maxArguments: number } | undefined,
): readonly Evaluate[] {
  cursor.expect('(');
  const callArguments: Evaluate[] = [];
  while (!cursor.consumeIf(')')) {
    callArguments.push(parseExpression(cursor, resolveName));
    if (!cursor.isNext(')')) cursor.expect(',');
  }
  if (!signature || callArguments.length < signature.minArguments || callArguments.length > signature.maxArguments)
    throw new UnsupportedSyntaxError();
  return callArguments;
}

/** State of one snippet run. */
export interface Frame {
  readonly recording: Recording;
  readonly rowIndex: number | undefined;
  /** Answer of the snippet's own field. */
  readonly ownAnswer: SnippetValue;
  /** Result variable, followed by the declared variables. */
  readonly locals: SnippetValue[];
  returned: SnippetValue;
}

type Evaluate = (frame: Frame) => SnippetValue;
