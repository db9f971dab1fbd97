import { type FailureWords, wordCause } from './word-failure.ts';

/** What stands in the place of a page that could not be shown: response, submissions, share and template pages alike. */
export const oops = (cause: unknown, words: FailureWords): { readonly title: string; readonly text: string } => ({
  title: words.oops,
  text: wordCause(cause, words),
});

/** The same in one line, where a part of a page could not be shown. */
export const oopsIn = (cause: unknown, words: FailureWords): string =>
  words.oopsIn({ detail: wordCause(cause, words) });
