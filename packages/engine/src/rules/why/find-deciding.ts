import { answersIn, type Meaning } from '../meaning.ts';
import { holds } from './evaluate-meaning.ts';
import type { Look } from './look.ts';

/** A part of a condition that made it come out as it did, and the answers that it looked at. */
export interface DecidingPart {
  /** Absent: the rule is no condition, or code. */
  readonly meaning?: Meaning;
  readonly holds: boolean | undefined;
  readonly answers: readonly DecidingAnswer[];
}

export interface DecidingAnswer {
  /** Place of the component whose answer it is. */
  readonly of: string;
  /** One, or those of all rows. */
  readonly values: readonly unknown[];
  /** Data paths of the values, as fields have them: `dg[1].price`. */
  readonly paths: readonly string[];
}

/** Finds what decided: where all must hold, what does not; where any may, what does. @param outcome what the condition came to */
export function findDeciding(meaning: Meaning, outcome: boolean | undefined, look: Look): readonly DecidingPart[] {
  if (meaning.is === 'not') {
    const inner = outcome === undefined ? undefined : !outcome;
    if (meaning.of.is === 'all' || meaning.of.is === 'any') return findDeciding(meaning.of, inner, look);
  }
  if (meaning.is === 'all' || meaning.is === 'any') {
    const parts = meaning.of.map((part) => ({ part, isMet: holds(part, look) }));
    // One that is enough says it all.
    const isOneEnough = outcome !== undefined && outcome === (meaning.is === 'any');
    const enough = isOneEnough ? parts.filter(({ isMet }) => isMet === outcome) : [];
    return (enough.length > 0 ? enough : parts).flatMap(({ part, isMet }) => findDeciding(part, isMet, look));
  }
  return [{ meaning, holds: outcome, answers: readAnswers([meaning], look) }];
}

/** Answers that meanings look at, seen from a place. */
export const readAnswers = (meanings: readonly Meaning[], look: Look): readonly DecidingAnswer[] =>
  answersIn(meanings).map((of) => {
    const seen = look.answersOf(of);
    return { of, values: seen.map(({ value }) => value), paths: seen.map(({ path }) => path) };
  });
