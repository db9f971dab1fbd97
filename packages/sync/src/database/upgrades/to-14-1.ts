import type { Transaction } from 'dexie';
import type { Failure } from '../../failures/failure.ts';

/** Rows of 14, as far as they say what failed. */
interface Told {
  errors?: unknown;
  lastError?: unknown;
  pushFailure?: unknown;
}

/**
 * Failures that were kept as sentences become data. Runs inside Dexie's upgrade: all of it or nothing. The sentences of the
 * specification stay readable until the next try replaces them; what else stood there was for no person.
 */
export async function keepFailuresAsData(upgrade: Transaction): Promise<void> {
  const those = (table: string, part: keyof Told) =>
    upgrade.table<Told>(table).filter((row) => row[part] !== undefined && JSON.stringify(row[part]) !== '[]');
  await those('teamSync', 'errors').modify((row) => {
    row.errors = Array.isArray(row.errors) ? row.errors.map((error) => failureIn(error)) : [];
  });
  await those('outbox', 'lastError').modify((row) => {
    row.lastError = failureIn(row.lastError);
  });
  await those('responses', 'pushFailure').modify((row) => {
    row.pushFailure = withFailure(row.pushFailure);
  });
}

function withFailure(older: unknown): unknown {
  const { message, ...rest } = (older ?? {}) as Readonly<Record<string, unknown>>;
  return message === undefined ? rest : { ...rest, failure: failureIn(message) };
}

/** The sentence said of a response that it could not be synced; that is said where the failure is shown now. */
function failureIn(older: unknown): Failure {
  const sentence = String(older).replace(/^Error syncing response: /, '');
  return fromCatalog.test(sentence)
    ? { kind: 'kept-sentence', parameters: { sentence } }
    : { kind: 'unexpected', parameters: { errorName: 'kept', detail: '' } };
}

/** How the sentences begin that a program before 14.1 had for people. */
const fromCatalog = new RegExp(
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
