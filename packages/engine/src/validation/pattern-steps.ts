/** Offsets in a text, from 0 to its length. */
type Positions = ReadonlySet<number>;

/** State of matching one text. */
export interface PatternRun {
  readonly text: string;
  stepsLeft: number;
}

/**
 * Part of a pattern: returns all offsets at which a match can end, for all offsets at which it can start. Tracking sets
 * of offsets avoids backtracking.
 */
export type PatternStep = (run: PatternRun, from: Positions) => Positions;

/**
 * Matches one character.
 * @param source regular expression that matches exactly one character: `a`, `.`, `\d`, `[^x-z]`
 */
export function character(source: string): PatternStep {
  const one = new RegExp(`^${source}$`);
  return (run, from) => {
    const ends = new Set<number>();
    for (const at of from) if (consumeStep(run) && at < run.text.length && one.test(run.text[at]!)) ends.add(at + 1);
    return ends;
  };
}

/** Matches all steps one after another. */
export function sequence(steps: readonly PatternStep[]): PatternStep {
  return (run, from) => steps.reduce((at, step) => (at.size === 0 ? at : step(run, at)), from);
}

/** Matches any of the steps. */
export function choice(steps: readonly PatternStep[]): PatternStep {
  return (run, from) => new Set(steps.flatMap((step) => [...step(run, from)]));
}

/** Matches a step at least `minCount` and at most `maxCount` times. */
export function repeat(step: PatternStep, minCount: number, maxCount: number): PatternStep {
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
export function lookahead(step: PatternStep, isPositive: boolean): PatternStep {
  return (run, from) => new Set([...from].filter((at) => step(run, new Set([at])).size > 0 === isPositive));
}

/** Matches the empty text at offsets that meet a condition: the start, the end, a word boundary. */
export function assertion(holdsAt: (text: string, at: number) => boolean): PatternStep {
  return (run, from) => new Set([...from].filter((at) => consumeStep(run) && holdsAt(run.text, at)));
}

/** Uses one step of the budget. Returns false when the budget is used up; then nothing matches, so every loop ends. */
function consumeStep(run: PatternRun): boolean {
  run.stepsLeft -= 1;
  return run.stepsLeft > 0;
}
