import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureError } from '@tideform/sync';
import { afterEach, expect, it, vi } from 'vitest';
import { ReportFailureContext } from '../../failures/report-failure-context.ts';
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
    <ReportFailureContext value={report}>
      <ConfirmDialog title="Sure?" confirm="Do it" onConfirm={() => Promise.reject(cause)} onClose={close}>
        Text
      </ConfirmDialog>
    </ReportFailureContext>,
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
  const getConfirmClass = (isDanger: boolean) => {
    render(
      <ConfirmDialog isDanger={isDanger} title="Sure?" confirm="Do it" onConfirm={async () => {}} onClose={() => {}}>
        Text
      </ConfirmDialog>,
    );
    const { className } = screen.getByRole('button', { name: 'Do it' });
    cleanup();
    return className;
  };
  const [danger, plain] = [getConfirmClass(true), getConfirmClass(false)];
  expect(danger).not.toBe(plain);
  expect(getConfirmClass(false)).toBe(plain);
});

it('shows the message of a known failure, without reporting it', async () => {
  const { report } = await confirmFailing(new FailureError('library-not-created', {}));
  await screen.findByText('Problem creating drive');
  expect(report).not.toHaveBeenCalled();
});
