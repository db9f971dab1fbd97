import { withNumber } from '@tideform/engine';
import type { ResponseRow } from '../database/rows.ts';

type Numbered = Pick<ResponseRow, 'data' | 'numbered'>;

/** The answers of a response with its number where the form asks for it, once it has one. */
export function numberedData({ data, numbered }: Numbered, submissionNumber: number | undefined): ResponseRow['data'] {
  if (submissionNumber === undefined || !numbered) return data;
  return { ...data, data: withNumber(data.data, numbered, submissionNumber) };
}
