import type { SubmissionItem } from '@tideform/sync';
import { expect, it } from 'vitest';
import { reviewColumnMessages } from './review-column.messages.ts';
import { createReviewColumns } from './review-columns.ts';

const messages = await reviewColumnMessages.read({ language: 'en', locale: 'en' });
const createItem = (createReturned: Partial<SubmissionItem> = {}) =>
  ({ timestamp: '2026-11-02T12:00:00Z', ...createReturned }) as SubmissionItem;
const getStateText = (submission: SubmissionItem, areKnown?: boolean) => {
  const [state] = createReviewColumns({ names: { done: 'Checked' } }, messages, areKnown);
  return [state?.text(submission), state?.values?.(submission).length, state?.getSortKey?.(submission)];
};

it('shows submissions without a review as new once reviews are loaded', () => {
  expect(getStateText(createItem())).toEqual(['New', 1, 0]);
  expect(getStateText(createItem(), true)).toEqual(['New', 1, 0]);
  expect(getStateText(createItem(), false)).toEqual(['', 0, undefined]);
});

it('shows existing reviews even before all reviews are loaded', () => {
  const done = createItem({ review: { state: 'done', comments: 0 } });
  expect(getStateText(done, false)).toEqual(['Checked', 1, 2]);
  const corrected = createItem({ review: { state: 'progress', comments: 0, returnedAt: '2026-11-01T12:00:00Z' } });
  expect(getStateText(corrected, false)).toEqual(['In progress, Corrected', 2, 1]);
});
