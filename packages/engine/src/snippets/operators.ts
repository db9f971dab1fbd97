import { readPrimitiveMember, SandboxNeededError, type SnippetValue, Tracked } from './tracked.ts';

type PrimitiveValue = Exclude<SnippetValue, Tracked>;
type BinaryOperation = (left: SnippetValue, right: SnippetValue) => SnippetValue;

const maxTextLength = 100_000;
/** Maximum steps of one run: one step per searched list entry and per hundred characters of text. */
const maxSteps = 100_000;
let stepsLeft = maxSteps;

/** Resets the step count at the start of a run. NOTE: runs do not nest. */
export function resetSteps(): void {
  stepsLeft = maxSteps;
}

/** Consumes steps. @throws SandboxNeededError if the run is too expensive; the sandbox can stop it */
function consumeSteps(steps: number): void {
  stepsLeft -= steps;
  if (stepsLeft < 0) throw new SandboxNeededError();
}

/** Returns a primitive value. NOTE: conversion of objects calls their methods, which only the sandbox supports. */
function toPrimitive(value: SnippetValue): PrimitiveValue {
  if (value instanceof Tracked) throw new SandboxNeededError();
  if (typeof value === 'string') consumeSteps(value.length / 100);
  return value;
}

/** Returns a primitive operand for JavaScript operators, typed to be accepted by all of them. */
const toOperand = (value: SnippetValue): never => toPrimitive(value) as never;

function isSame(left: SnippetValue, right: SnippetValue): boolean {
  if (left instanceof Tracked && right instanceof Tracked) throw new SandboxNeededError();
  return left === right;
}

function isLooselyEqual(left: SnippetValue, right: SnippetValue): boolean {
  if (left === null || left === undefined || right === null || right === undefined)
    return (left ?? undefined) === (right ?? undefined);
  // biome-ignore lint/suspicious/noDoubleEquals: implements the operator == of the author's code
  return toOperand(left) == toOperand(right);
}

function addValues(left: SnippetValue, right: SnippetValue): SnippetValue {
  const sum = (toOperand(left) as string) + toOperand(right);
  if (typeof sum === 'string' && sum.length > maxTextLength) throw new SandboxNeededError();
  return sum;
}

interface BinaryOperator {
  /** Precedence; higher ranks bind more strongly. */
  readonly rank: number;
  readonly apply: BinaryOperation;
}

/** Binary operators that always evaluate both operands. */
export const binaryOperators: ReadonlyMap<string, BinaryOperator> = new Map([
  ['==', { rank: 1, apply: isLooselyEqual }],
  ['!=', { rank: 1, apply: (left, right) => !isLooselyEqual(left, right) }],
  ['===', { rank: 1, apply: isSame }],
  ['!==', { rank: 1, apply: (left, right) => !isSame(left, right) }],
  ['<', { rank: 2, apply: (left, right) => toOperand(left) < toOperand(right) }],
  ['>', { rank: 2, apply: (left, right) => toOperand(left) > toOperand(right) }],
  ['<=', { rank: 2, apply: (left, right) => toOperand(left) <= toOperand(right) }],
  ['>=', { rank: 2, apply: (left, right) => toOperand(left) >= toOperand(right) }],
  ['+', { rank: 3, apply: addValues }],
  ['-', { rank: 3, apply: (left, right) => toOperand(left) - toOperand(right) }],
  ['*', { rank: 4, apply: (left, right) => toOperand(left) * toOperand(right) }],
  ['/', { rank: 4, apply: (left, right) => toOperand(left) / toOperand(right) }],
  ['%', { rank: 4, apply: (left, right) => toOperand(left) % toOperand(right) }],
] satisfies [string, BinaryOperator][]);

export const unaryOperators: ReadonlyMap<string, (value: SnippetValue) => SnippetValue> = new Map<
  string,
  (value: SnippetValue) => SnippetValue
>([
  ['!', (value) => !value],
  ['-', (value) => -toOperand(value)],
  ['+', (value) => +toOperand(value)],
]);

export function typeOf(value: SnippetValue): string {
  return value instanceof Tracked ? 'object' : typeof value;
}

/** Reads a property by name. @throws TypeError with the same message as the sandbox */
export function readMember(value: SnippetValue, name: string): SnippetValue {
  if (value === null || value === undefined) throw new TypeError(`cannot read property '${name}' of ${value}`);
  return readExistingMember(value, name);
}

/** Reads a property in brackets. @throws TypeError with the message of the sandbox, which does not contain the key */
export function readComputedMember(value: SnippetValue, key: SnippetValue): SnippetValue {
  if (value === null || value === undefined) throw new TypeError(`cannot read property of ${value}`);
  return readExistingMember(value, String(toPrimitive(key)));
}

function readExistingMember(value: Exclude<SnippetValue, null | undefined>, name: string): SnippetValue {
  return value instanceof Tracked ? value.get(name) : readPrimitiveMember(value, name);
}

interface Callable {
  readonly minArguments: number;
  readonly maxArguments: number;
  readonly call: (...given: SnippetValue[]) => SnippetValue;
}

const createUnary = (call: (value: PrimitiveValue) => SnippetValue): Callable => ({
  minArguments: 1,
  maxArguments: 1,
  call: (value) => call(toPrimitive(value)),
});
const createNumeric = (call: (value: number) => number): Callable => createUnary((value) => call(Number(value)));

/** Built-in functions that snippets can call. */
export const globalFunctions: ReadonlyMap<string, Callable> = new Map([
  ['Number', createUnary(Number)],
  ['String', createUnary(String)],
  ['Boolean', { minArguments: 1, maxArguments: 1, call: Boolean }],
  ['isNaN', createUnary((value) => Number.isNaN(Number(value)))],
  ['isFinite', createUnary((value) => Number.isFinite(Number(value)))],
  ['parseFloat', createUnary((value) => Number.parseFloat(String(value)))],
  [
    'parseInt',
    {
      minArguments: 1,
      maxArguments: 2,
      call: (value, base) => Number.parseInt(String(toPrimitive(value)), toOperand(base as SnippetValue)),
    },
  ],
  ['Math.abs', createNumeric(Math.abs)],
  ['Math.ceil', createNumeric(Math.ceil)],
  ['Math.floor', createNumeric(Math.floor)],
  ['Math.round', createNumeric(Math.round)],
  ['Math.trunc', createNumeric(Math.trunc)],
  ['Math.sign', createNumeric(Math.sign)],
  ['Math.sqrt', createNumeric(Math.sqrt)],
  [
    'Math.min',
    {
      minArguments: 1,
      maxArguments: 100,
      call: (...given) => Math.min(...given.map((one) => Number(toPrimitive(one)))),
    },
  ],
  [
    'Math.max',
    {
      minArguments: 1,
      maxArguments: 100,
      call: (...given) => Math.max(...given.map((one) => Number(toPrimitive(one)))),
    },
  ],
] satisfies [string, Callable][]);

interface Method {
  readonly minArguments: number;
  readonly maxArguments: number;
  readonly apply: (text: string, ...given: PrimitiveValue[]) => SnippetValue;
}

/** Returns ASCII text; the case mapping of other letters depends on the Unicode version. @throws SandboxNeededError */
function requireAscii(text: string): string {
  if (/[^\0-\x7f]/.test(text)) throw new SandboxNeededError();
  return text;
}

/**
 * Converts a search text and consumes steps. NOTE: in the worst case, the time of the search is proportional to the
 * product of both lengths.
 */
function toSearchText(text: string, searchValue: PrimitiveValue): string {
  const part = String(searchValue);
  consumeSteps((text.length * part.length) / 100);
  return part;
}

/** String methods. NOTE: an absent number argument is passed as `undefined`, which has the same effect. */
const methodsByName: Readonly<Record<string, Method>> = {
  includes: { minArguments: 1, maxArguments: 1, apply: (text, part) => text.includes(toSearchText(text, part)) },
  indexOf: { minArguments: 1, maxArguments: 1, apply: (text, part) => text.indexOf(toSearchText(text, part)) },
  startsWith: { minArguments: 1, maxArguments: 1, apply: (text, part) => text.startsWith(String(part)) },
  endsWith: { minArguments: 1, maxArguments: 1, apply: (text, part) => text.endsWith(String(part)) },
  charAt: { minArguments: 1, maxArguments: 1, apply: (text, at) => text.charAt(Number(at)) },
  slice: { minArguments: 1, maxArguments: 2, apply: (text, from, to) => text.slice(from as number, to as number) },
  substring: {
    minArguments: 1,
    maxArguments: 2,
    apply: (text, from, to) => text.substring(from as number, to as number),
  },
  trim: { minArguments: 0, maxArguments: 0, apply: (text) => text.trim() },
  toUpperCase: { minArguments: 0, maxArguments: 0, apply: (text) => requireAscii(text).toUpperCase() },
  toLowerCase: { minArguments: 0, maxArguments: 0, apply: (text) => requireAscii(text).toLowerCase() },
};

export function findMethod(name: string): Pick<Method, 'minArguments' | 'maxArguments'> | undefined {
  return Object.hasOwn(methodsByName, name) ? methodsByName[name] : undefined;
}

/**
 * Calls a string method, or `includes` or `indexOf` of a list.
 *
 * @param given evaluates the arguments
 * @throws SandboxNeededError for other methods and values
 */
export function callMethod(of: SnippetValue, name: string, given: () => readonly SnippetValue[]): SnippetValue {
  if (of === null || of === undefined) return readMember(of, name);
  if (typeof of === 'string') {
    consumeSteps(of.length / 100);
    return methodsByName[name]!.apply(of, ...given().map(toPrimitive));
  }
  if (!(of instanceof Tracked) || !of.isList) throw new SandboxNeededError();
  return findInList(of, name, given()[0]);
}

function findInList(list: Tracked, name: string, searchValue: SnippetValue): SnippetValue {
  if (name !== 'includes' && name !== 'indexOf') throw new SandboxNeededError();
  const length = Number(list.get('length'));
  const plainSought = toPrimitive(searchValue);
  for (let at = 0; at < length; at += 1) {
    consumeSteps(1);
    if (isMatch(list.get(String(at)), plainSought, name)) return toSearchResult(name, at);
  }
  return toSearchResult(name, -1);
}

/** Finds a value in a list literal. */
export function findInLiteral(entries: readonly SnippetValue[], name: string, searchValue: SnippetValue): SnippetValue {
  const plainSought = toPrimitive(searchValue);
  return toSearchResult(
    name,
    entries.findIndex((entry) => isMatch(toPrimitive(entry), plainSought, name)),
  );
}

/** Returns true if an entry matches; `includes` also matches NaN. */
function isMatch(entry: SnippetValue, searchValue: PrimitiveValue, name: string): boolean {
  return entry === searchValue || (name === 'includes' && Number.isNaN(entry) && Number.isNaN(searchValue));
}

const toSearchResult = (name: string, at: number): SnippetValue => (name === 'includes' ? at >= 0 : at);
