import { cleanup, render, screen } from '@testing-library/react';
import { getUsageWarnings } from '@tideform/contract';
import { afterEach, expect, it } from 'vitest';
import { UsageNotice } from './UsageNotice.tsx';

afterEach(cleanup);

const monthly = { users: 20, submissions: 1_000 };

it.each([
  [{ status: 'past_due' }, ['Payment outstanding, usage and features may be limited to the free plan']],
  [{ activeUsers: 20 }, ['Active user limit of 20 has been reached']],
  [{ submissions: 1_000 }, ['Monthly submission limit of 1,000 has been reached']],
  [{ submissions: 963 }, ['Only 37 submissions remaining this month']],
  [{ submissions: 499 }, []],
] as const)('shows the warnings for a subscription: %j', (over, sentences) => {
  const used = { status: 'active', limits: { monthly }, activeUsers: 3, submissions: 12, ...over } as const;
  render(getUsageWarnings(used).map((notice) => <UsageNotice key={notice.kind} notice={notice} />));
  for (const sentence of sentences) screen.getByText(sentence);
  expect(screen.queryAllByRole('group')).toHaveLength(sentences.length);
});
