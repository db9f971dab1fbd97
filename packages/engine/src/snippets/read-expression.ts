import type { Evaluate, Frame } from './frame.ts';
import {
  binaries,
  callMethod,
  findInLiteral,
  functions,
  memberIn,
  memberOf,
  methodNamed,
  typeOf,
  unaries,
} from './operators.ts';
import { NotPlain, type TokenWalk } from './token-walk.ts';
import type { SnippetValue } from './watched.ts';

/** Finds what a name stands for. @throws NotPlain for one that is not known */
export type FindName = (name: string) => Evaluate;

const constants: ReadonlyMap<string, SnippetValue> = new Map<string, SnippetValue>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
]);

/** Names that expressions have in any case. */
export const isKnownName = (name: string): boolean =>
  constants.has(name) || functions.has(name) || name === 'Math' || name === 'typeof';

/** Reads one expression of a snippet; a comma, or an assignment in it, is not read. @throws NotPlain */
export function readExpression(walk: TokenWalk, find: FindName): Evaluate {
  return walk.nested(() => {
    const test = readShort(walk, find);
    if (!walk.takeIf('?')) return test;
    const yes = readExpression(walk, find);
    walk.expect(':');
    const no = readExpression(walk, find);
    return (frame) => (test(frame) ? yes(frame) : no(frame));
  });
}

/** Operators that compute their right side only where it matters. `??` does not stand beside the others. */
function readShort(walk: TokenWalk, find: FindName): Evaluate {
  const first = readBinary(walk, find, 1);
  if (!walk.isNext('??')) return readOr(walk, find, first);
  let left = first;
  while (walk.takeIf('??')) {
    const [before, right] = [left, readBinary(walk, find, 1)];
    left = (frame) => before(frame) ?? right(frame);
  }
  return left;
}

function readOr(walk: TokenWalk, find: FindName, first: Evaluate): Evaluate {
  let left = readAnd(walk, find, first);
  while (walk.takeIf('||')) {
    const [before, right] = [left, readAnd(walk, find, readBinary(walk, find, 1))];
    left = (frame) => before(frame) || right(frame);
  }
  return left;
}

function readAnd(walk: TokenWalk, find: FindName, first: Evaluate): Evaluate {
  let left = first;
  while (walk.takeIf('&&')) {
    const [before, right] = [left, readBinary(walk, find, 1)];
    left = (frame) => before(frame) && right(frame);
  }
  return left;
}

/** @param rank operators of a lower one are left to the caller */
function readBinary(walk: TokenWalk, find: FindName, rank: number): Evaluate {
  let left = readUnary(walk, find);
  for (;;) {
    const operator = walk.next.kind === 'sign' ? binaries.get(walk.next.text) : undefined;
    if (!operator || operator.rank < rank) return left;
    walk.take();
    const [before, right, { apply }] = [left, readBinary(walk, find, operator.rank + 1), operator];
    left = (frame) => apply(before(frame), right(frame));
  }
}

function readUnary(walk: TokenWalk, find: FindName): Evaluate {
  const operator = walk.isNext('typeof', 'name')
    ? typeOf
    : walk.next.kind === 'sign'
      ? unaries.get(walk.next.text)
      : undefined;
  if (!operator) return readChain(walk, find);
  walk.take();
  const of = walk.nested(() => readUnary(walk, find));
  return (frame) => operator(of(frame));
}

/** One step of `a.b?.c[d].e(f)`. */
interface Step {
  /** What it leads to is nothing where there is nothing before it, and all steps behind it are not made. */
  readonly isOptional: boolean;
  readonly go: (from: SnippetValue, frame: Frame) => SnippetValue;
}

function readChain(walk: TokenWalk, find: FindName): Evaluate {
  const first = walk.isNext('[') ? readLiteralList(walk, find) : readPrimary(walk, find);
  const steps: Step[] = [];
  for (let step = readStep(walk, find); step; step = readStep(walk, find)) steps.push(step);
  if (steps.length === 0) return first;
  return (frame) => {
    let at = first(frame);
    for (const { isOptional, go } of steps) {
      if (isOptional && (at === null || at === undefined)) return undefined;
      at = go(at, frame);
    }
    return at;
  };
}

function readStep(walk: TokenWalk, find: FindName): Step | undefined {
  const isOptional = walk.takeIf('?.');
  if (walk.takeIf('[')) {
    const key = readExpression(walk, find);
    walk.expect(']');
    return { isOptional, go: (from, frame) => memberIn(from, key(frame)) };
  }
  if (!isOptional && !walk.takeIf('.')) {
    if (walk.isNext('(')) throw new NotPlain();
    return undefined;
  }
  const name = walk.expectName();
  if (!walk.isNext('(')) return { isOptional, go: (from) => memberOf(from, name) };
  const given = readGiven(walk, find, methodNamed(name));
  return {
    isOptional,
    go: (from, frame) => callMethod(from, name, () => given.map((one) => one(frame))),
  };
}

/** A list is only asked whether it has something: `['a', 'b'].includes(data.x)`. */
function readLiteralList(walk: TokenWalk, find: FindName): Evaluate {
  walk.expect('[');
  const entries: Evaluate[] = [];
  while (!walk.takeIf(']')) {
    entries.push(readExpression(walk, find));
    if (!walk.isNext(']')) walk.expect(',');
  }
  walk.expect('.');
  const name = walk.expectName();
  if (name !== 'includes' && name !== 'indexOf') throw new NotPlain();
  const [sought] = readGiven(walk, find, { fewest: 1, most: 1 });
  return (frame) => {
    const values = entries.map((entry) => entry(frame));
    return findInLiteral(values, name, sought!(frame));
  };
}

function readPrimary(walk: TokenWalk, find: FindName): Evaluate {
  const { kind, text } = walk.take();
  if (kind === 'text') return () => text;
  if (kind === 'number') {
    const value = Number(text);
    return () => value;
  }
  if (kind === 'sign' && text === '(') {
    const inner = readExpression(walk, find);
    walk.expect(')');
    return inner;
  }
  if (kind !== 'name') throw new NotPlain();
  if (constants.has(text)) {
    const value = constants.get(text);
    return () => value;
  }
  if (text === 'Math') {
    walk.expect('.');
    return readCall(walk, find, `Math.${walk.expectName()}`);
  }
  return functions.has(text) ? readCall(walk, find, text) : find(text);
}

function readCall(walk: TokenWalk, find: FindName, name: string): Evaluate {
  const called = functions.get(name);
  const given = readGiven(walk, find, called);
  return (frame) => called!.call(...given.map((one) => one(frame)));
}

/** @throws NotPlain where nothing of that name takes so many */
function readGiven(
  walk: TokenWalk,
  find: FindName,
  taken: { readonly fewest: number; readonly most: number } | undefined,
): readonly Evaluate[] {
  walk.expect('(');
  const given: Evaluate[] = [];
  while (!walk.takeIf(')')) {
    given.push(readExpression(walk, find));
    if (!walk.isNext(')')) walk.expect(',');
  }
  if (!taken || given.length < taken.fewest || given.length > taken.most) throw new NotPlain();
  return given;
}
