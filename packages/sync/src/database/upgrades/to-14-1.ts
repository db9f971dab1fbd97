import type { Transaction } from 'dexie';
import type { Failure } from '../../failures/failure.ts';

/** Rows of version 14 that may contain failures. */
interface FailureColumns {
  errors?: unknown;
  lastError?: unknown;
  pushFailure?: unknown;
}

/**
 * Converts failures from sentences to data. Runs inside Dexie's upgrade, atomically. The specification's sentences stay
 * readable until the next attempt replaces them; other texts weren't meant for users.
 */
export async function convertFailures(upgrade: Transaction): Promise<void> {
  const rowsWith = (table: string, part: keyof FailureColumns) =>
    upgrade.table<FailureColumns>(table).filter((row) => row[part] !== undefined && JSON.stringify(row[part]) !== '[]');
  await rowsWith('teamSync', 'errors').modify((row) => {
    row.errors = Array.isArray(row.errors) ? row.errors.map((error) => convertSentence(error)) : [];
  });
  await rowsWith('outbox', 'lastError').modify((row) => {
    row.lastError = convertSentence(row.lastError);
  });
  await rowsWith('responses', 'pushFailure').modify((row) => {
    row.pushFailure = convertPushFailure(row.pushFailure);
  });
}

function convertPushFailure(older: unknown): unknown {
  const { message, ...rest } = (older ?? {}) as Readonly<Record<string, unknown>>;
  return message === undefined ? rest : { ...rest, failure: convertSentence(message) };
}

/**
 * Converts a stored sentence to a failure. Removes the prefix of a response that couldn't be synced; the app adds it
 * now where the failure is shown.
 */
function convertSentence(older: unknown): Failure {
  const sentence = String(older).replace(/^Error syncing response: /, '');
  return catalogSentencePattern.test(sentence)
    ? { kind: 'kept-sentence', parameters: { sentence } }
    : { kind: 'unexpected', parameters: { errorName: 'kept', detail: '' } };
}

/** Beginnings of the sentences for users that programs before 14.1 stored. */
const catalogSentencePattern = new RegExp(
  `^(${[
    'Error (getting|syncing) (drive|role) changes?: ',
    'Looks like you do not have access',
    'Unable to (access|get|create|download) ',
    'Problem (uploading|creating|downloading) ',
    'Private folder not configured',
    'User Information List not found',
    'Expected schemaVersion of ',
    'Invalid (team|form|response): ',
    '(Team|Form) \\(',
    'Pdf Generation Timeout',
    'File (unavailable|upload failed)',
    'Resubmitted response is missing ',
    'Already (re)?submitted',
    'The (storage of this device|submission is not there|permissions of a folder)',
    'Request failed: ',
  ].join('|')})`,
);
