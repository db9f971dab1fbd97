import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SummaryMail, SummaryMailSettings } from '@tideform/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataContext } from '../../../../data/data-context.ts';
import { ThemeProvider } from '../../../../shell/theme/ThemeProvider.tsx';
import { createFakeApi, createRefusal, createSuccess } from '../../../../testing/fakes.ts';
import { setScreenWidth } from '../../../../testing/open-app.tsx';
import { openDevice } from '../../../../testing/open-device.ts';
import { SummaryMailsDialog } from './SummaryMailsDialog.tsx';

const ada = { id: '00000000-0000-4000-8000-00000000000a', name: 'Ada Byron', address: 'ada@contoso.test' };
const mail: SummaryMail = {
  ...{ id: '00000000-0000-4000-8000-000000000001', every: 'week', weekday: 1, monthDay: 31, minutes: 480 },
  ...{ timeZone: 'Europe/Berlin', viewId: 'gone', language: 'de', sender: 'server', isPaused: false, to: [ada] },
  ...{ nextAt: '2026-11-30T07:00:00.000Z', account: 'Ada Byron', authorization: 'valid' },
  last: { at: '2026-11-23T07:00:00.000Z', outcome: 'failed', failure: 'library-unreadable' },
};

beforeEach(() => setScreenWidth(1280));
afterEach(cleanup);

async function openSummaryMails(answers: Parameters<typeof createFakeApi>[0]) {
  const saved: SummaryMailSettings[] = [];
  const own = { id: 'c1', authRequired: false, authorization: 'valid', purposes: ['files'] };
  const api = createFakeApi({
    getOwnGraphCredential: () => createSuccess(own),
    putSummaryMail: ({ body }) => {
      const settings = body as SummaryMailSettings;
      saved.push(settings);
      const { isPaused } = settings;
      return createSuccess({ summaryMail: { ...mail, ...settings, to: [ada], nextAt: isPaused ? null : mail.nextAt } });
    },
    ...answers,
  });
  const data = await openDevice();
  render(
    <ThemeProvider>
      <DataContext value={{ ...data, api }}>
        <SummaryMailsDialog teamId="crew" formId="form-1" views={[]} viewId={undefined} onClose={() => undefined} />
      </DataContext>
    </ThemeProvider>,
  );
  await screen.findByRole('dialog', { name: 'Summary by email' });
  return { saved, user: userEvent.setup() };
}
const createListAnswer = (...summaryMails: SummaryMail[]) => ({
  listSummaryMails: () => createSuccess({ summaryMails, serverAddress: 'forms@tideform.example' }),
});

it('shows an empty list, a load failure, and missing permission', async () => {
  await openSummaryMails(createListAnswer());
  await screen.findByText('No summary emails yet');
  cleanup();
  let isOut = true;
  const { user } = await openSummaryMails({
    listSummaryMails: () =>
      isOut ? createRefusal('forbidden') : createSuccess({ summaryMails: [mail], serverAddress: null }),
  });
  await screen.findByText(/You don’t have permission to do this/);
  isOut = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Every Monday at/);
});

it('shows schedule, recipients and the last failure, and pauses a summary email', async () => {
  const { saved, user } = await openSummaryMails(createListAnswer(mail));
  const item = within(await screen.findByRole('listitem'));
  item.getByText(/^Every Monday at 0?8:00.* \(Europe\/Berlin\)$/);
  item.getByText(/Deleted view.* · .*Ada Byron/);
  item.getByText(/^Not sent .*: Couldn’t read the library$/);
  await user.click(item.getByRole('button', { name: 'Pause' }));
  await item.findByText('Paused');
  expect(saved).toMatchObject([{ isPaused: true, to: [ada.id], minutes: 480 }]);
});

it('changes interval, schedule and language', async () => {
  const { saved, user } = await openSummaryMails(createListAnswer(mail));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.selectOptions(await screen.findByLabelText('How often'), 'Monthly, for the previous month');
  screen.getByText('In shorter months, the summary is sent on the last day.');
  await user.selectOptions(screen.getByLabelText('Language'), 'العربية');
  await user.selectOptions(screen.getByLabelText('View'), 'All submissions');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^On day 31 of each month at/);
  expect(saved).toMatchObject([{ every: 'month', monthDay: 31, language: 'ar', viewId: null, sender: 'server' }]);
});

it('asks to connect an account before saving', async () => {
  const { saved, user } = await openSummaryMails(
    createListAnswer({ ...mail, sender: 'account', authorization: 'missing' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Authorize' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByRole('alertdialog', { name: 'Permissions Required' });
  screen.getByText(/^The server sends email from your account/);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(saved).toEqual([]);
});
