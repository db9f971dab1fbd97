import { setNumber } from '@tideform/engine';
import type { ResponseRow } from '../database/rows.ts';

type Numbered = Pick<ResponseRow, 'data' | 'numbered'>;

/** Returns the response's data with its submission number inserted where the form uses it, once there is a number. */
export function numberedData({ data, numbered }: Numbered, submissionNumber: number | undefined): ResponseRow['data'] {
  if (submissionNumber === undefined || !numbered) return data;
  return { ...data, data: setNumber(data.data, numbered, submissionNumber) };
}
