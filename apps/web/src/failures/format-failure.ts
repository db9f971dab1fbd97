import type { MessagesOf } from '@tideform/i18n';
import { type Failure, type FailureKind, type FailureParameters, toFailure } from '@tideform/sync/failures';
import type { failureMessages } from './failure.messages.ts';

export type FailureMessages = MessagesOf<typeof failureMessages>;

/** Failure kinds that have exactly one message. */
type SimpleKind = Exclude<FailureKind, 'kept-sentence' | 'unexpected' | 'unreadable-package'>;

/** Messages by failure kind: a text, or a function of the failure's parameters and the text of its cause. */
type KindMessages = {
  readonly [Kind in SimpleKind]:
    | string
    | ((known: Required<FailureParameters[Kind]> & { readonly why: string }) => string);
};

/** Formats a failure that was stored or posted by another thread. */
export function formatFailure(failure: Failure, messages: FailureMessages): string {
  if (failure.kind === 'kept-sentence') return failure.parameters.sentence;
  // NOTE: a kind without a message doesn't compile. The cast is needed because the compiler can't relate parameters to
  // their kind, and a stored failure may have a kind of another build.
  const kindMessages = messages.kinds satisfies KindMessages as Readonly<
    Record<string, string | ((known: object) => string)>
  >;
  const message = kindMessages[getMessageKey(failure)] ?? messages.generic;
  if (typeof message === 'string') return message;
  return message({
    ...failure.parameters,
    why: failure.cause ? formatFailure(failure.cause, messages) : messages.generic,
  });
}

/** Returns the key of a failure's message. Some kinds have several messages, depending on their parameters. */
function getMessageKey({ kind, parameters }: Failure): string {
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

/** Returns advice for a failure or its cause; `undefined` if there is none. */
export function getAdvice({ kind, cause }: Failure, messages: FailureMessages): string | undefined {
  const advice: { readonly [Kind in FailureKind]?: string } = messages.advice;
  return advice[kind] ?? (cause && getAdvice(cause, messages));
}

/** Formats a thrown value as a message that users can understand. */
export const formatCause = (cause: unknown, messages: FailureMessages): string =>
  formatFailure(toFailure(cause), messages);

/** Returns the title and text shown in place of a page that couldn't be loaded. */
export const formatPageError = (
  cause: unknown,
  messages: FailureMessages,
): { readonly title: string; readonly text: string } => ({
  title: messages.oops,
  text: formatCause(cause, messages),
});

/** Returns the text shown in place of a part of a page that couldn't be loaded. */
export const formatSectionError = (cause: unknown, messages: FailureMessages): string =>
  messages.oopsIn({ detail: formatCause(cause, messages) });
