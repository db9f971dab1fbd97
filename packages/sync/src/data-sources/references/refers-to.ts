import { isRecord } from '@tideform/engine';

/**
 * Returns whether answers refer to a response: one of `fields`, at any depth of groups and rows, contains its row or
 * its ID. References within the chosen row itself don't count, because it may be a response that refers to others.
 */
export function refersTo(answers: unknown, fields: ReadonlySet<string>, responseId: string): boolean {
  if (Array.isArray(answers)) return answers.some((one) => refersTo(one, fields, responseId));
  if (!isRecord(answers)) return false;
  return Object.entries(answers).some(([name, answer]) =>
    fields.has(name) ? isReferenceTo(answer, responseId) : refersTo(answer, fields, responseId),
  );
}

function isReferenceTo(answer: unknown, responseId: string): boolean {
  if (Array.isArray(answer)) return answer.some((one) => isReferenceTo(one, responseId));
  return answer === responseId || getResponseId(answer) === responseId;
}

/**
 * Returns the response ID of a chosen row of submissions. Depending on the author's settings, the answer may be only
 * the ID, or another text of the row.
 */
export function getResponseId(row: unknown): string | undefined {
  const id = isRecord(row)
    ? (row.responseId ?? row.id)
    : typeof row === 'string' && uuidPattern.test(row)
      ? row
      : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
