import { isRecord, type SubmissionData } from '@tideform/engine';

/** Answers with one in its place; all others as they were. */
export function withAnswer(data: SubmissionData, [name, ...inner]: readonly string[], answer: unknown): SubmissionData {
  if (name === undefined) return data;
  const there = data[name];
  return { ...data, [name]: inner.length === 0 ? answer : withAnswer(isRecord(there) ? there : {}, inner, answer) };
}
