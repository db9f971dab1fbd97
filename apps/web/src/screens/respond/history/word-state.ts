import type { SubmissionVersion } from '@tideform/sync';
import type { HistoryWords } from './history.words.ts';

/** What one state of a submission is called: 'Submitted', 'Change 2'. `versions` has the newest first. */
export function wordState(
  version: SubmissionVersion,
  versions: readonly SubmissionVersion[],
  words: HistoryWords,
): string {
  const number = versions.length - 1 - versions.indexOf(version);
  return number === 0 ? words.submitted : words.changed({ number });
}
