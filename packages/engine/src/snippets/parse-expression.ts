import type { Evaluate, Frame } from './frame.ts';
import {
  binaries,
  callMethod,
  findInLiteral,
  findMethod,
  functions,
  readComputedMember,
  readMember,
  typeOf,
  unaries,
} from './operators.ts';
import { NotPlainError, type TokenCursor } from './token-cursor.ts';
import type { SnippetValue } from './tracked.ts';

/** Resolves a variable. @throws NotPlainError if the variable is unknown */
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
  constants.has(name) || functions.has(name) || name === 'Math' || name === 'typeof';

/** Parses an expression of a snippet, without comma operators and assignments. @throws NotPlainError */
export function parseExpression(walk: TokenCursor, find: ResolveName): Evaluate {
  return walk.parseNested(() => {
    const test = parseShortCircuit(walk, find);
    if (!walk.consumeIf('?')) return test;
    const yes = parseExpression(walk, find);
    walk.expect(':');
    const no = parseExpression(walk, find);
    return (frame) => (test(frame) ? yes(frame) : no(frame));
  });
}

/** Parses short-circuit operators. `??` cannot be mixed with the others. */
function parseShortCircuit(walk: TokenCursor, find: ResolveName): Evaluate {
  const first = parseBinary(walk, find, 1);
  if (!walk.isNext('??')) return parseOr(walk, find, first);
  let left = first;
  while (walk.consumeIf('??')) {
    const [before, right] = [left, parseBinary(walk, find, 1)];
    left = (frame) => before(frame) ?? right(frame);
  }
  return left;
}

function parseOr(walk: TokenCursor, find: ResolveName, first: Evaluate): Evaluate {
  let left = parseAnd(walk, find, first);
  while (walk.consumeIf('||')) {
    const [before, right] = [left, parseAnd(walk, find, parseBinary(walk, find, 1))];
    left = (frame) => before(frame) || right(frame);
  }
  return left;
}

function parseAnd(walk: TokenCursor, find: ResolveName, first: Evaluate): Evaluate {
  let left = first;
  while (walk.consumeIf('&&')) {
    const [before, right] = [left, parseBinary(walk, find, 1)];
    left = (frame) => before(frame) && right(frame);
  }
  return left;
}

/** Parses binary operators. @param rank lowest rank to parse */
function parseBinary(walk: TokenCursor, find: ResolveName, rank: number): Evaluate {
  let left = parseUnary(walk, find);
  for (;;) {
    const operator = walk.next.kind === 'sign' ? binaries.get(walk.next.text) : undefined;
    if (!operator || operator.rank < rank) return left;
    walk.consume();
    const [before, right, { apply }] = [left, parseBinary(walk, find, operator.rank + 1), operator];
    left = (frame) => apply(before(frame), right(frame));
  }
}

function parseUnary(walk: TokenCursor, find: ResolveName): Evaluate {
  const operator = walk.isNext('typeof', 'name')
    ? typeOf
    : walk.next.kind === 'sign'
      ? unaries.get(walk.next.text)
      : undefined;
  if (!operator) return parseChain(walk, find);
  walk.consume();
  const of = walk.parseNested(() => parseUnary(walk, find));
  return (frame) => operator(of(frame));
}

/** One step of a chain such as `a.b?.c[d].e(f)`. */
interface Step {
  /** True after `?.`: if the value before it is null or undefined, the chain ends with undefined. */
  readonly isOptional: boolean;
  readonly advance: (from: SnippetValue, frame: Frame) => SnippetValue;
}

function parseChain(walk: TokenCursor, find: ResolveName): Evaluate {
  const first = walk.isNext('[') ? parseListSearch(walk, find) : parsePrimary(walk, find);
  const steps: Step[] = [];
  for (let step = parseStep(walk, find); step; step = parseStep(walk, find)) steps.push(step);
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

function parseStep(walk: TokenCursor, find: ResolveName): Step | undefined {
  const isOptional = walk.consumeIf('?.');
  if (walk.consumeIf('[')) {
    const key = parseExpression(walk, find);
    walk.expect(']');
    return { isOptional, advance: (from, frame) => readComputedMember(from, key(frame)) };
  }
  if (!isOptional && !walk.consumeIf('.')) {
    if (walk.isNext('(')) throw new NotPlainError();
    return undefined;
  }
  const name = walk.expectName();
  if (!walk.isNext('(')) return { isOptional, advance: (from) => readMember(from, name) };
  const given = parseArguments(walk, find, findMethod(name));
  return {
    isOptional,
    advance: (from, frame) => callMethod(from, name, () => given.map((one) => one(frame))),
  };
}

/** Parses a search in a list literal, the only supported use of a list: `['a', 'b'].includes(data.x)`. */
function parseListSearch(walk: TokenCursor, find: ResolveName): Evaluate {
  walk.expect('[');
  const entries: Evaluate[] = [];
  while (!walk.consumeIf(']')) {
    entries.push(parseExpression(walk, find));
    if (!walk.isNext(']')) walk.expect(',');
  }
  walk.expect('.');
  const name = walk.expectName();
  if (name !== 'includes' && name !== 'indexOf') throw new NotPlainError();
  const [sought] = parseArguments(walk, find, { minArguments: 1, maxArguments: 1 });
  return (frame) => {
    const values = entries.map((entry) => entry(frame));
    return findInLiteral(values, name, sought!(frame));
  };
}

function parsePrimary(walk: TokenCursor, find: ResolveName): Evaluate {
  const { kind, text } = walk.consume();
  if (kind === 'text') return () => text;
  if (kind === 'number') {
    const value = Number(text);
    return () => value;
  }
  if (kind === 'sign' && text === '(') {
    const inner = parseExpression(walk, find);
    walk.expect(')');
    return inner;
  }
  if (kind !== 'name') throw new NotPlainError();
  if (constants.has(text)) {
    const value = constants.get(text);
    return () => value;
  }
  if (text === 'Math') {
    walk.expect('.');
    return parseCall(walk, find, `Math.${walk.expectName()}`);
  }
  return functions.has(text) ? parseCall(walk, find, text) : find(text);
}

function parseCall(walk: TokenCursor, find: ResolveName, name: string): Evaluate {
  const called = functions.get(name);
  const given = parseArguments(walk, find, called);
  return (frame) => called!.call(...given.map((one) => one(frame)));
}

/** Parses call arguments. @throws NotPlainError for an unknown function or a wrong number of arguments */
function parseArguments(
  walk: TokenCursor,
  find: ResolveName,
  signature: { readonly minArguments: number; readonly maxArguments: number } | undefined,
): readonly Evaluate[] {
  walk.expect('(');
  const given: Evaluate[] = [];
  while (!walk.consumeIf(')')) {
    given.push(parseExpression(walk, find));
    if (!walk.isNext(')')) walk.expect(',');
  }
  if (!signature || given.length < signature.minArguments || given.length > signature.maxArguments)
    throw new NotPlainError();
  return given;
}
