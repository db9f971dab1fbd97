import { oopsLine, oopsTitle } from './failure.words.ts';
import { wordCause } from './word-failure.ts';

/** What stands in the place of a page that could not be shown: response, submissions, share and template pages alike. */
export const oops = (cause: unknown): { readonly title: string; readonly text: string } => ({
  title: oopsTitle,
  text: wordCause(cause),
});

/** The same in one line, where a part of a page could not be shown. */
export const oopsIn = (cause: unknown): string => oopsLine(wordCause(cause));
