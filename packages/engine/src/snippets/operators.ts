import { LeftToSandbox, memberOfPlain, type SnippetValue, Watched } from './watched.ts';

type Plain = Exclude<SnippetValue, Watched>;
type Binary = (left: SnippetValue, right: SnippetValue) => SnippetValue;

const longestText = 100_000;
/** What one run may cost: an entry of a list that is searched is a step, a hundred characters of a text are another. */
const mostSteps = 100_000;
let stepsLeft = mostSteps;

/** A run begins. NOTE: runs do not nest. */
export function countAnew(): void {
  stepsLeft = mostSteps;
}

/** @throws LeftToSandbox for what costs too much: it is stopped there, outside of the page */
function spend(steps: number): void {
  stepsLeft -= steps;
  if (stepsLeft < 0) throw new LeftToSandbox();
}

/** NOTE: an object becomes a text by its own methods: the sandbox knows which. */
function plain(value: SnippetValue): Plain {
  if (value instanceof Watched) throw new LeftToSandbox();
  if (typeof value === 'string') spend(value.length / 100);
  return value;
}

/** Of JavaScript's own operators, which take anything. */
const any = (value: SnippetValue): never => plain(value) as never;

function isSame(left: SnippetValue, right: SnippetValue): boolean {
  if (left instanceof Watched && right instanceof Watched) throw new LeftToSandbox();
  return left === right;
}

function isLoosely(left: SnippetValue, right: SnippetValue): boolean {
  if (left === null || left === undefined || right === null || right === undefined)
    return (left ?? undefined) === (right ?? undefined);
  // biome-ignore lint/suspicious/noDoubleEquals: it is what the author wrote
  return any(left) == any(right);
}

function plus(left: SnippetValue, right: SnippetValue): SnippetValue {
  const sum = (any(left) as string) + any(right);
  if (typeof sum === 'string' && sum.length > longestText) throw new LeftToSandbox();
  return sum;
}

interface Operator {
  /** What has more is done first. */
  readonly rank: number;
  readonly apply: Binary;
}

/** Operators whose both sides are always computed. */
export const binaries: ReadonlyMap<string, Operator> = new Map([
  ['==', { rank: 1, apply: isLoosely }],
  ['!=', { rank: 1, apply: (left, right) => !isLoosely(left, right) }],
  ['===', { rank: 1, apply: isSame }],
  ['!==', { rank: 1, apply: (left, right) => !isSame(left, right) }],
  ['<', { rank: 2, apply: (left, right) => any(left) < any(right) }],
  ['>', { rank: 2, apply: (left, right) => any(left) > any(right) }],
  ['<=', { rank: 2, apply: (left, right) => any(left) <= any(right) }],
  ['>=', { rank: 2, apply: (left, right) => any(left) >= any(right) }],
  ['+', { rank: 3, apply: plus }],
  ['-', { rank: 3, apply: (left, right) => any(left) - any(right) }],
  ['*', { rank: 4, apply: (left, right) => any(left) * any(right) }],
  ['/', { rank: 4, apply: (left, right) => any(left) / any(right) }],
  ['%', { rank: 4, apply: (left, right) => any(left) % any(right) }],
] satisfies [string, Operator][]);

export const unaries: ReadonlyMap<string, (value: SnippetValue) => SnippetValue> = new Map<
  string,
  (value: SnippetValue) => SnippetValue
>([
  ['!', (value) => !value],
  ['-', (value) => -any(value)],
  ['+', (value) => +any(value)],
]);

export function typeOf(value: SnippetValue): string {
  return value instanceof Watched ? 'object' : typeof value;
}

/** @throws TypeError in the sandbox's words */
export function memberOf(value: SnippetValue, name: string): SnippetValue {
  if (value === null || value === undefined) throw new TypeError(`cannot read property '${name}' of ${value}`);
  return memberThere(value, name);
}

/** What is in brackets behind a value. @throws TypeError in the sandbox's words, which name nothing here */
export function memberIn(value: SnippetValue, key: SnippetValue): SnippetValue {
  if (value === null || value === undefined) throw new TypeError(`cannot read property of ${value}`);
  return memberThere(value, String(plain(key)));
}

function memberThere(value: Exclude<SnippetValue, null | undefined>, name: string): SnippetValue {
  return value instanceof Watched ? value.get(name) : memberOfPlain(value, name);
}

interface Callable {
  readonly fewest: number;
  readonly most: number;
  readonly call: (...given: SnippetValue[]) => SnippetValue;
}

const ofOne = (call: (value: Plain) => SnippetValue): Callable => ({
  fewest: 1,
  most: 1,
  call: (value) => call(plain(value)),
});
const ofNumber = (call: (value: number) => number): Callable => ofOne((value) => call(Number(value)));

/** The functions that code may call by name, as they are in every JavaScript. */
export const functions: ReadonlyMap<string, Callable> = new Map([
  ['Number', ofOne(Number)],
  ['String', ofOne(String)],
  ['Boolean', { fewest: 1, most: 1, call: Boolean }],
  ['isNaN', ofOne((value) => Number.isNaN(Number(value)))],
  ['isFinite', ofOne((value) => Number.isFinite(Number(value)))],
  ['parseFloat', ofOne((value) => Number.parseFloat(String(value)))],
  [
    'parseInt',
    { fewest: 1, most: 2, call: (value, base) => Number.parseInt(String(plain(value)), any(base as SnippetValue)) },
  ],
  ['Math.abs', ofNumber(Math.abs)],
  ['Math.ceil', ofNumber(Math.ceil)],
  ['Math.floor', ofNumber(Math.floor)],
  ['Math.round', ofNumber(Math.round)],
  ['Math.trunc', ofNumber(Math.trunc)],
  ['Math.sign', ofNumber(Math.sign)],
  ['Math.sqrt', ofNumber(Math.sqrt)],
  ['Math.min', { fewest: 1, most: 100, call: (...given) => Math.min(...given.map((one) => Number(plain(one)))) }],
  ['Math.max', { fewest: 1, most: 100, call: (...given) => Math.max(...given.map((one) => Number(plain(one)))) }],
] satisfies [string, Callable][]);

interface Method {
  readonly fewest: number;
  readonly most: number;
  readonly ofText: (text: string, ...given: Plain[]) => SnippetValue;
}

/** Other letters are another matter in each version of Unicode. */
function ascii(text: string): string {
  if (/[^\0-\x7f]/.test(text)) throw new LeftToSandbox();
  return text;
}

/** NOTE: the platform's search takes the product of both lengths at worst. */
function searched(text: string, sought: Plain): string {
  const part = String(sought);
  spend((text.length * part.length) / 100);
  return part;
}

/** NOTE: a number that is not given is `undefined`, which these take for none. */
const methods: Readonly<Record<string, Method>> = {
  includes: { fewest: 1, most: 1, ofText: (text, part) => text.includes(searched(text, part)) },
  indexOf: { fewest: 1, most: 1, ofText: (text, part) => text.indexOf(searched(text, part)) },
  startsWith: { fewest: 1, most: 1, ofText: (text, part) => text.startsWith(String(part)) },
  endsWith: { fewest: 1, most: 1, ofText: (text, part) => text.endsWith(String(part)) },
  charAt: { fewest: 1, most: 1, ofText: (text, at) => text.charAt(Number(at)) },
  slice: { fewest: 1, most: 2, ofText: (text, from, to) => text.slice(from as number, to as number) },
  substring: { fewest: 1, most: 2, ofText: (text, from, to) => text.substring(from as number, to as number) },
  trim: { fewest: 0, most: 0, ofText: (text) => text.trim() },
  toUpperCase: { fewest: 0, most: 0, ofText: (text) => ascii(text).toUpperCase() },
  toLowerCase: { fewest: 0, most: 0, ofText: (text) => ascii(text).toLowerCase() },
};

export function methodNamed(name: string): Pick<Method, 'fewest' | 'most'> | undefined {
  return Object.hasOwn(methods, name) ? methods[name] : undefined;
}

/**
 * Calls a method of a text, or asks a list of answers whether it has something.
 *
 * @param given computes what is handed over
 * @throws LeftToSandbox for any other
 */
export function callMethod(of: SnippetValue, name: string, given: () => readonly SnippetValue[]): SnippetValue {
  if (of === null || of === undefined) return memberOf(of, name);
  if (typeof of === 'string') {
    spend(of.length / 100);
    return methods[name]!.ofText(of, ...given().map(plain));
  }
  if (!(of instanceof Watched) || !of.isList) throw new LeftToSandbox();
  return findIn(of, name, given()[0]);
}

function findIn(list: Watched, name: string, sought: SnippetValue): SnippetValue {
  if (name !== 'includes' && name !== 'indexOf') throw new LeftToSandbox();
  const length = Number(list.get('length'));
  const plainSought = plain(sought);
  for (let at = 0; at < length; at += 1) {
    spend(1);
    if (isFound(list.get(String(at)), plainSought, name)) return found(name, at);
  }
  return found(name, -1);
}

/** The same in a list that is written out. */
export function findInLiteral(entries: readonly SnippetValue[], name: string, sought: SnippetValue): SnippetValue {
  const plainSought = plain(sought);
  return found(
    name,
    entries.findIndex((entry) => isFound(plain(entry), plainSought, name)),
  );
}

/** `includes` finds what is not a number, too. */
function isFound(entry: SnippetValue, sought: Plain, name: string): boolean {
  return entry === sought || (name === 'includes' && Number.isNaN(entry) && Number.isNaN(sought));
}

const found = (name: string, at: number): SnippetValue => (name === 'includes' ? at >= 0 : at);
