import type { SubmissionVersion } from '@tideform/sync';
import type { HistoryMessages } from './history.messages.ts';

/** Returns the name of a submission's state: 'Submitted', 'Change 2'. `versions` has the newest first. */
export function formatStateName(
  version: SubmissionVersion,
  versions: readonly SubmissionVersion[],
  messages: HistoryMessages,
): string {
  const number = versions.length - 1 - versions.indexOf(version);
  return number === 0 ? messages.submitted : messages.changed({ number });
}
