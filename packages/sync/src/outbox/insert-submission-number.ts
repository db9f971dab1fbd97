import { setNumberAtPaths } from '@tideform/engine';
import type { ResponseRow } from '../database/rows.ts';

type NumberedResponse = Pick<ResponseRow, 'data' | 'numbered'>;

/** Returns the response's data with its submission number inserted where the form uses it, once there is a number. */
export function insertSubmissionNumber(
  { data, numbered }: NumberedResponse,
  submissionNumber: number | undefined,
): ResponseRow['data'] {
  if (submissionNumber === undefined || !numbered) return data;
  return { ...data, data: setNumberAtPaths(data.data, numbered, submissionNumber) };
}
