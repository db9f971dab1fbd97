import { character, choice, edge, lookahead, type Run, repeat, type Step, sequence } from './pattern-steps.ts';

/** A regular expression of a form's author, ready to be matched in a bounded number of steps. */
export interface Pattern {
  readonly matchFrom: Step;
}

const maxPatternLength = 2_000;
const maxSteps = 300_000;
const maxRemembered = 500;

const remembered = new Map<string, Pattern | undefined>();

/**
 * Reads a JavaScript regular expression (no flags). `undefined`: not one, longer than 2,000 characters, or with a
 * back-reference, a look-behind or an inline flag, which cannot be matched in bounded steps.
 *
 * NOTE: not the platform's matcher, because that one can be made to hang by a pattern as harmless as `(a+)+b`.
 */
export function readPattern(source: string): Pattern | undefined {
  if (remembered.has(source)) return remembered.get(source);
  if (remembered.size >= maxRemembered) remembered.clear();
  const pattern = isRegularExpression(source) ? parsePattern(source) : undefined;
  remembered.set(source, pattern);
  return pattern;
}

/** Says whether the pattern matches the whole text; `undefined` when finding out takes more than 300,000 steps. */
export function matchesPattern(pattern: Pattern, text: string): boolean | undefined {
  const run: Run = { text, stepsLeft: maxSteps };
  const ends = pattern.matchFrom(run, new Set([0]));
  return run.stepsLeft > 0 ? ends.has(text.length) : undefined;
}

function isRegularExpression(source: string): boolean {
  if (source.length > maxPatternLength) return false;
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

/** The rest of a pattern that is being read. */
interface Reader {
  readonly source: string;
  at: number;
}

const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const escaped = /\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|c[a-zA-Z]|[^1-9kc])/y;
const characterClass = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const groupStart = /\((?:\?(?:[:=!]|<(?![=!])[^>]*>))?/y;

function parsePattern(source: string): Pattern | undefined {
  const reader: Reader = { source, at: 0 };
  const step = readChoice(reader);
  return step && reader.at === source.length ? { matchFrom: step } : undefined;
}

function readChoice(reader: Reader): Step | undefined {
  const branches: Step[] = [];
  do {
    const branch = readSequence(reader);
    if (!branch) return undefined;
    branches.push(branch);
  } while (take(reader, /\|/y) !== undefined);
  return branches.length === 1 ? branches[0] : choice(branches);
}

function readSequence(reader: Reader): Step | undefined {
  const steps: Step[] = [];
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at]!)) {
    const step = readEdge(reader) ?? readRepeated(reader);
    if (!step) return undefined;
    steps.push(step);
  }
  return sequence(steps);
}

function readEdge(reader: Reader): Step | undefined {
  switch (take(reader, /\^|\$|\\[bB]/y)?.[0]) {
    case '^':
      return edge((_text, at) => at === 0);
    case '$':
      return edge((text, at) => at === text.length);
    case '\\b':
      return edge(isWordEdge);
    case '\\B':
      return edge((text, at) => !isWordEdge(text, at));
    default:
      return undefined;
  }
}

function readRepeated(reader: Reader): Step | undefined {
  const step = readAtom(reader);
  const found = step && take(reader, quantifier);
  if (!found) return step;
  const [, sign, least, comma, most] = found;
  if (sign) return repeat(step, sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY);
  return repeat(step, Number(least), most ? Number(most) : comma ? Number.POSITIVE_INFINITY : Number(least));
}

function readAtom(reader: Reader): Step | undefined {
  const group = take(reader, groupStart)?.[0];
  if (group !== undefined) return readGroup(reader, group);
  const one = take(reader, escaped) ?? take(reader, characterClass) ?? take(reader, /[^\\[(]/y);
  return one && character(/^[\^$\\.*+?()[\]{}|]$/.test(one[0]) && one[0] !== '.' ? `\\${one[0]}` : one[0]);
}

function readGroup(reader: Reader, start: string): Step | undefined {
  const isUnknownKind = start === '(' && reader.source[reader.at] === '?';
  const inside = isUnknownKind ? undefined : readChoice(reader);
  if (!inside || !take(reader, /\)/y)) return undefined;
  if (start === '(?=') return lookahead(inside, true);
  return start === '(?!' ? lookahead(inside, false) : inside;
}

/** Takes what the sticky expression finds at the reader's place. */
function take(reader: Reader, expression: RegExp): RegExpExecArray | undefined {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.source);
  if (!found) return undefined;
  reader.at = expression.lastIndex;
  return found;
}

function isWordEdge(text: string, at: number): boolean {
  return isWordCharacter(text[at - 1]) !== isWordCharacter(text[at]);
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /\w/.test(character);
}
