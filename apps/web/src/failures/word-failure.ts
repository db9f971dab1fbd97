import { type Failure, failureOf } from '@tideform/sync/failures';
import { advice, generic, words } from './failure.words.ts';

/** Words for a failure that was kept, or that another thread has told of. */
export function wordFailure({ kind, parameters, cause }: Failure): string {
  // NOTE: parameters belong to their kind, which the compiler cannot follow; a row may be of a build with other kinds.
  const word = words[kind] as ((parameters: unknown, why: string) => string) | undefined;
  return word ? word(parameters, cause ? wordFailure(cause) : generic) : generic;
}

/** What to do about a failure, where that is known of it or of what has caused it. */
export function adviseOn({ kind, cause }: Failure): string | undefined {
  return advice[kind] ?? (cause && adviseOn(cause));
}

/** Words for what was thrown. Whatever it is, a person can read them. */
export const wordCause = (cause: unknown): string => wordFailure(failureOf(cause));
