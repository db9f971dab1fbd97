/** Places in a text between two characters, 0 to its length. */
type Positions = ReadonlySet<number>;

/** One match of one text: what it has cost so far. */
export interface Run {
  readonly text: string;
  stepsLeft: number;
}

/** A part of a pattern: from where it may begin to where it may end. All ways at once, so that nothing is tried twice. */
export type Step = (run: Run, from: Positions) => Positions;

/** One character, described by a piece of pattern that matches exactly one: `a`, `.`, `\d`, `[^x-z]`. */
export function character(source: string): Step {
  const one = new RegExp(`^${source}$`);
  return (run, from) => {
    const ends = new Set<number>();
    for (const at of from) if (spend(run) && at < run.text.length && one.test(run.text[at]!)) ends.add(at + 1);
    return ends;
  };
}

export function sequence(steps: readonly Step[]): Step {
  return (run, from) => steps.reduce((at, step) => (at.size === 0 ? at : step(run, at)), from);
}

export function choice(steps: readonly Step[]): Step {
  return (run, from) => new Set(steps.flatMap((step) => [...step(run, from)]));
}

export function repeat(step: Step, least: number, most: number): Step {
  return (run, from) => {
    let front = from;
    for (let count = 0; count < least && front.size > 0 && spend(run); count += 1) front = step(run, front);
    const ends = new Set(front);
    for (let count = least; count < most && front.size > 0 && spend(run); count += 1) {
      front = new Set([...step(run, front)].filter((at) => !ends.has(at)));
      for (const at of front) ends.add(at);
    }
    return ends;
  };
}

/** Keeps the places where something may follow (`isWanted`), or may not. */
export function lookahead(step: Step, isWanted: boolean): Step {
  return (run, from) => new Set([...from].filter((at) => step(run, new Set([at])).size > 0 === isWanted));
}

/** Keeps the places that are `where` says: the start, the end, the edge of a word. */
export function edge(isThere: (text: string, at: number) => boolean): Step {
  return (run, from) => new Set([...from].filter((at) => spend(run) && isThere(run.text, at)));
}

/** When the steps are used up nothing matches any more, so that every loop ends. */
function spend(run: Run): boolean {
  run.stepsLeft -= 1;
  return run.stepsLeft > 0;
}
