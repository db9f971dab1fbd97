import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failed } from '@tideform/sync';
import { afterEach, expect, it, vi } from 'vitest';
import { ReportContext } from '../failures/report-context.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

/**
 * Confirms a dialog whose operation fails.
 * @returns the function that records failure reports
 */
async function confirmFailing(cause: unknown) {
  const report = vi.fn();
  const close = vi.fn();
  render(
    <ReportContext value={report}>
      <ConfirmDialog title="Sure?" confirm="Do it" onConfirm={() => Promise.reject(cause)} onClose={close}>
        Text
      </ConfirmDialog>
    </ReportContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
  return { report, close };
}

it('shows a generic message for an unknown error, and reports the error to the operator', async () => {
  const bug = new TypeError('x is not a function');
  const { report, close } = await confirmFailing(bug);
  await screen.findByText('An error occurred. Please contact support or try again.');
  expect(report.mock.calls).toEqual([['dialog', bug]]);
  expect(close).not.toHaveBeenCalled();
});

it('has a different style for irreversible actions', () => {
  const look = (isDanger: boolean) => {
    render(
      <ConfirmDialog isDanger={isDanger} title="Sure?" confirm="Do it" onConfirm={async () => {}} onClose={() => {}}>
        Text
      </ConfirmDialog>,
    );
    const { className } = screen.getByRole('button', { name: 'Do it' });
    cleanup();
    return className;
  };
  const [danger, plain] = [look(true), look(false)];
  expect(danger).not.toBe(plain);
  expect(look(false)).toBe(plain);
});

it('shows the message of a known failure, without reporting it', async () => {
  const { report } = await confirmFailing(new Failed('library-not-created', {}));
  await screen.findByText('Problem creating drive');
  expect(report).not.toHaveBeenCalled();
});
