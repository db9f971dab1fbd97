import { failureOf, sentenceOf } from '../data/failure-of.ts';
import { genericError } from '../ui/ConfirmDialog.tsx';
import { words } from './dialogs.words.ts';

/** Words for a call to the library or the server that failed. The catalogue's sentences come as messages of errors. */
export function wordFailure(cause: unknown): string {
  const failure = failureOf(cause);
  return failure === 'other' ? (sentenceOf(cause) ?? genericError) : words.failures[failure];
}
