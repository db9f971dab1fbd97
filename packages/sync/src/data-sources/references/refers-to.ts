import { isRecord } from '@tideform/engine';

/**
 * Whether answers refer to a response: one of `fields`, wherever it lies in groups and rows, has it as its row, or its id. What a
 * chosen row says itself refers to nothing: it may be a response that refers to others.
 */
export function refersTo(answers: unknown, fields: ReadonlySet<string>, responseId: string): boolean {
  if (Array.isArray(answers)) return answers.some((one) => refersTo(one, fields, responseId));
  if (!isRecord(answers)) return false;
  return Object.entries(answers).some(([name, answer]) =>
    fields.has(name) ? isRow(answer, responseId) : refersTo(answer, fields, responseId),
  );
}

function isRow(answer: unknown, responseId: string): boolean {
  if (Array.isArray(answer)) return answer.some((one) => isRow(one, responseId));
  return answer === responseId || responseOfRow(answer) === responseId;
}

/** The response that a chosen row of submissions is. What an author stores of a row may be its id alone, or some other text of it. */
export function responseOfRow(row: unknown): string | undefined {
  const id = isRecord(row) ? (row.responseId ?? row.id) : typeof row === 'string' && uuid.test(row) ? row : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
