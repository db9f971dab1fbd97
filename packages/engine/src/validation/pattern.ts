/** Compiled regular expression of a form's author, which matches in a bounded number of steps. */
export interface Pattern {
  readonly matchFrom: PatternStep;
}

const maxPatternLength = 2_000;
const maxSteps = 300_000;
const maxCachedPatterns = 500;

const patternCache = new Map<string, Pattern | undefined>();

/**
 * Compiles a JavaScript regular expression without flags; results are cached. Returns undefined if the expression is
 * invalid, longer than 2,000 characters, or contains a backreference, a lookbehind or inline flags, which can't be
 * matched in bounded steps.
 *
 * NOTE: the platform's `RegExp` isn't used for matching, because a pattern as simple as `(a+)+b` can make it hang.
 */
export function compilePattern(source: string): Pattern | undefined {
  if (patternCache.has(source)) return patternCache.get(source);
  if (patternCache.size >= maxCachedPatterns) patternCache.clear();
  const pattern = isRegularExpression(source) ? parsePattern(source) : undefined;
  patternCache.set(source, pattern);
  return pattern;
}

/** Returns true if the pattern matches the whole text; undefined if this takes more than 300,000 steps. */
export function matchesPattern(pattern: Pattern, text: string): boolean | undefined {
  const run: PatternRun = { text, stepsLeft: maxSteps };
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

/** Pattern that is being parsed, and the current offset. */
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
  const step = parseChoice(reader);
  return step && reader.at === source.length ? { matchFrom: step } : undefined;
}

function parseChoice(reader: Reader): PatternStep | undefined {
  const branches: PatternStep[] = [];
  do {
    const branch = parseSequence(reader);
    if (!branch) return undefined;
    branches.push(branch);
  } while (matchNext(reader, /\|/y) !== undefined);
  return branches.length === 1 ? branches[0] : choice(branches);
}

function parseSequence(reader: Reader): PatternStep | undefined {
  const steps: PatternStep[] = [];
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at]!)) {
    const step = parseAssertion(reader) ?? parseRepetition(reader);
    if (!step) return undefined;
    steps.push(step);
  }
  return sequence(steps);
}

function parseAssertion(reader: Reader): PatternStep | undefined {
  switch (matchNext(reader, /\^|\$|\\[bB]/y)?.[0]) {
    case '^':
      return assertion((_text, at) => at === 0);
    case '$':
      return assertion((text, at) => at === text.length);
    case '\\b':
      return assertion(isWordBoundary);
    case '\\B':
      return assertion((text, at) => !isWordBoundary(text, at));
    default:
      return undefined;
  }
}

function parseRepetition(reader: Reader): PatternStep | undefined {
  const step = parseAtom(reader);
  const found = step && matchNext(reader, quantifier);
  if (!found) return step;
  const [, operator, minCount, comma, maxCount] = found;
  if (operator) return repeat(step, operator === '+' ? 1 : 0, operator === '?' ? 1 : Number.POSITIVE_INFINITY);
  return repeat(
    step,
    Number(minCount),
    maxCount ? Number(maxCount) : comma ? Number.POSITIVE_INFINITY : Number(minCount),
  );
}

function parseAtom(reader: Reader): PatternStep | undefined {
  const group = matchNext(reader, groupStart)?.[0];
  if (group !== undefined) return parseGroup(reader, group);
  const one = matchNext(reader, escaped) ?? matchNext(reader, characterClass) ?? matchNext(reader, /[^\\[(]/y);
  return one && character(/^[\^$\\.*+?()[\]{}|]$/.test(one[0]) && one[0] !== '.' ? `\\${one[0]}` : one[0]);
}

function parseGroup(reader: Reader, start: string): PatternStep | undefined {
  const isUnknownKind = start === '(' && reader.source[reader.at] === '?';
  const content = isUnknownKind ? undefined : parseChoice(reader);
  if (!content || !matchNext(reader, /\)/y)) return undefined;
  if (start === '(?=') return lookahead(content, true);
  return start === '(?!' ? lookahead(content, false) : content;
}

/** Matches a sticky expression at the current offset, and moves past the match. */
function matchNext(reader: Reader, expression: RegExp): RegExpExecArray | undefined {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.source);
  if (!found) return undefined;
  reader.at = expression.lastIndex;
  return found;
}

function isWordBoundary(text: string, at: number): boolean {
  return isWordCharacter(text[at - 1]) !== isWordCharacter(text[at]);
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /\w/.test(character);
}

/** Offsets in a text, from 0 to its length. */
type Positions = ReadonlySet<number>;

/** State of matching one text. */
interface PatternRun {
  readonly text: string;
  stepsLeft: number;
}

/**
 * Part of a pattern: returns all offsets at which a match can end, for all offsets at which it can start. Tracking sets
 * of offsets avoids backtracking.
 */
type PatternStep = (run: PatternRun, from: Positions) => Positions;

/**
 * Matches one character.
 * @param source regular expression that matches exactly one character: `a`, `.`, `\d`, `[^x-z]`
 */
function character(source: string): PatternStep {
  const one = new RegExp(`^${source}$`);
  return (run, from) => {
    const ends = new Set<number>();
    for (const at of from) if (consumeStep(run) && at < run.text.length && one.test(run.text[at]!)) ends.add(at + 1);
    return ends;
  };
}

/** Matches all steps one after another. */
function sequence(steps: readonly PatternStep[]): PatternStep {
  return (run, from) => steps.reduce((at, step) => (at.size === 0 ? at : step(run, at)), from);
}

/** Matches any of the steps. */
function choice(steps: readonly PatternStep[]): PatternStep {
  return (run, from) => new Set(steps.flatMap((step) => [...step(run, from)]));
}

/** Matches a step at least `minCount` and at most `maxCount` times. */
function repeat(step: PatternStep, minCount: number, maxCount: number): PatternStep {
  return (run, from) => {
    let frontier = from;
    for (let count = 0; count < minCount && frontier.size > 0 && consumeStep(run); count += 1)
      frontier = step(run, frontier);
    const ends = new Set(frontier);
    for (let count = minCount; count < maxCount && frontier.size > 0 && consumeStep(run); count += 1) {
      frontier = new Set([...step(run, frontier)].filter((at) => !ends.has(at)));
      for (const at of frontier) ends.add(at);
    }
    return ends;
  };
}

/** Matches the empty text where the step matches (`isPositive`), or where it doesn't. */
function lookahead(step: PatternStep, isPositive: boolean): PatternStep {
  return (run, from) => new Set([...from].filter((at) => step(run, new Set([at])).size > 0 === isPositive));
}

/** Matches the empty text at offsets that meet a condition: the start, the end, a word boundary. */
function assertion(holdsAt: (text: string, at: number) => boolean): PatternStep {
  return (run, from) => new Set([...from].filter((at) => consumeStep(run) && holdsAt(run.text, at)));
}

/** Uses one step of the budget. Returns false when the budget is used up; then nothing matches, so every loop ends. */
function consumeStep(run: PatternRun): boolean {
  run.stepsLeft -= 1;
  return run.stepsLeft > 0;
}
