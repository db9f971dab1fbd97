import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureError, openDatabase } from '@tideform/sync';
import { afterEach, expect, it, vi } from 'vitest';
import { ReportFailureContext } from '../../failures/report-failure-context.ts';
import { writeLastAccount } from '../../sign-in/last-account.ts';
import { amira } from '../../testing/fakes.ts';
import { responseRow } from '../../testing/open-device.ts';
import { ErrorPage } from './ErrorPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('exports unsent work if the database cannot be opened', async () => {
  writeLastAccount(localStorage, amira);
  const database = await openDatabase({ name: 'tideform', indexedDB, keyRange: IDBKeyRange });
  await database.responses.bulkPut([responseRow(), responseRow({ id: 'others', userId: 'somebody else' })]);
  database.close();
  const saved: Blob[] = [];
  URL.createObjectURL = (content) => {
    saved.push(content as Blob);
    return 'blob:work';
  };
  URL.revokeObjectURL = vi.fn();
  render(<ErrorPage error={new FailureError('database-unavailable', {}, { cause: new Error('UnknownError') })} />);
  screen.getByText(/Nothing was deleted/);
  await userEvent.click(await screen.findByRole('button', { name: 'Export unsent work' }));
  await screen.findByText('1 response exported');
  expect(await saved[0]?.text()).toContain('Canal Street');
});

it('offers no export for other errors', () => {
  render(<ErrorPage error={new FailureError('no-team-access', {})} />);
  screen.getByText('Looks like you do not have access to this team');
  expect(screen.queryByRole('button', { name: 'Export unsent work' })).toBeNull();
});

it('shows no platform error message, and reports once to the operator', () => {
  const report = vi.fn();
  const bug = new TypeError("Cannot read properties of undefined (reading 'site')");
  const page = (
    <ReportFailureContext value={report}>
      <ErrorPage error={bug} />
    </ReportFailureContext>
  );
  const { rerender } = render(page);
  rerender(page);
  screen.getByRole('heading', { name: 'Oops, something went wrong' });
  screen.getByText('An error occurred. Please contact support or try again.');
  expect(report.mock.calls).toEqual([['error-page', bug]]);
});
