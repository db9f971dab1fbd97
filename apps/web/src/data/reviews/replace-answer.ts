import { isRecord, type SubmissionData } from '@tideform/engine';

/** Returns a copy of `data` in which the answer at a field path is replaced. */
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
