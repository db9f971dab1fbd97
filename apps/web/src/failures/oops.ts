import { type FailureMessages, wordCause } from './word-failure.ts';

/** What stands in the place of a page that could not be shown: response, submissions, share and template pages alike. */
export const oops = (cause: unknown, messages: FailureMessages): { readonly title: string; readonly text: string } => ({
  title: messages.oops,
  text: wordCause(cause, messages),
});

/** The same in one line, where a part of a page could not be shown. */
export const oopsIn = (cause: unknown, messages: FailureMessages): string =>
  messages.oopsIn({ detail: wordCause(cause, messages) });
