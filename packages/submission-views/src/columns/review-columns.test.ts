import type { SubmissionItem } from '@tideform/sync';
import { expect, it } from 'vitest';
import { reviewColumnMessages } from './review-column.messages.ts';
import { reviewColumns } from './review-columns.ts';

const messages = await reviewColumnMessages.read({ language: 'en', locale: 'en' });
const item = (over: Partial<SubmissionItem> = {}) => ({ timestamp: '2026-11-02T12:00:00Z', ...over }) as SubmissionItem;
const saidOf = (submission: SubmissionItem, areKnown?: boolean) => {
  const [state] = reviewColumns({ names: { done: 'Checked' } }, messages, areKnown);
  return [state?.text(submission), state?.values?.(submission).length, state?.order?.(submission)];
};

it('calls new what nobody has looked at, once that is known', () => {
  expect(saidOf(item())).toEqual(['New', 1, 0]);
  expect(saidOf(item(), true)).toEqual(['New', 1, 0]);
  expect(saidOf(item(), false)).toEqual(['', 0, undefined]);
});

it('says what became of the others in any case', () => {
  const done = item({ review: { state: 'done', comments: 0 } });
  expect(saidOf(done, false)).toEqual(['Checked', 1, 2]);
  const corrected = item({ review: { state: 'progress', comments: 0, returnedAt: '2026-11-01T12:00:00Z' } });
  expect(saidOf(corrected, false)).toEqual(['In progress, Corrected', 2, 1]);
});
