import type { MessagesOf } from '@tideform/i18n';
import { type Failure, type FailureKind, type FailureParameters, failureOf } from '@tideform/sync/failures';
import type { failureMessages } from './failure.messages.ts';

export type FailureMessages = MessagesOf<typeof failureMessages>;

/** Kinds that have one message each. */
type Plain = Exclude<FailureKind, 'kept-sentence' | 'unexpected' | 'unreadable-package'>;

/** What is said of each kind asks for what is known of it, and for the words of its cause. */
type Said = {
  readonly [Kind in Plain]: string | ((known: Required<FailureParameters[Kind]> & { readonly why: string }) => string);
};

/** Words for a failure that was kept, or that another thread has told of. */
export function wordFailure(failure: Failure, messages: FailureMessages): string {
  if (failure.kind === 'kept-sentence') return failure.parameters.sentence;
  // NOTE: a kind without words does not compile; parameters belong to their kind, which the compiler cannot follow; and a row may
  // be of a build with other kinds.
  const said = messages.kinds satisfies Said as Readonly<Record<string, string | ((known: object) => string)>>;
  const message = said[messageOf(failure)] ?? messages.generic;
  if (typeof message === 'string') return message;
  return message({
    ...failure.parameters,
    why: failure.cause ? wordFailure(failure.cause, messages) : messages.generic,
  });
}

/** The message of a failure: some kinds have one for each of what may be known. */
function messageOf({ kind, parameters }: Failure): string {
  switch (kind) {
    case 'response-sync':
      if (parameters.responseId === undefined) return 'this-response-sync';
      return parameters.title === undefined ? 'untitled-response-sync' : kind;
    case 'file-unavailable':
      return parameters.name === undefined ? 'some-file-unavailable' : kind;
    case 'unreadable-package':
      return `package-${parameters.problem}`;
    default:
      return kind;
  }
}

/** What to do about a failure, where that is known of it or of what has caused it. */
export function adviseOn({ kind, cause }: Failure, messages: FailureMessages): string | undefined {
  const advice: { readonly [Kind in FailureKind]?: string } = messages.advice;
  return advice[kind] ?? (cause && adviseOn(cause, messages));
}

/** Words for what was thrown. Whatever it is, a person can read them. */
export const wordCause = (cause: unknown, messages: FailureMessages): string => wordFailure(failureOf(cause), messages);
