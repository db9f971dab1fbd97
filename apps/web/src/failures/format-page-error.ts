import { type FailureMessages, formatCause } from './format-failure.ts';

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
