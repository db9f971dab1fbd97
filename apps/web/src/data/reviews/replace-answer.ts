import { isRecord, type SubmissionData } from '@tideform/engine';

/** Returns a copy of `data` with one answer replaced, by its path. */
export function replaceAnswer(
  data: SubmissionData,
  [name, ...innerPath]: readonly string[],
  answer: unknown,
): SubmissionData {
  if (name === undefined) return data;
  const current = data[name];
  return {
    ...data,
    [name]: innerPath.length === 0 ? answer : replaceAnswer(isRecord(current) ? current : {}, innerPath, answer),
  };
}
