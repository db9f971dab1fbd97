import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';
import { newResponsePath, published, typeAnswer } from '../../../testing/site-form.ts';

beforeAll(() =>
  Promise.all([
    import('../../../dialogs/share/ShareDialog.tsx'),
    import('../../../dialogs/share/availability/AvailabilityDialog.tsx'),
    import('./FormUnavailable.tsx'),
    import('./FormUnavailableBar.tsx'),
  ]),
);
afterEach(cleanup);

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

async function openFormDevice(opening: object, submissions = 0) {
  const form = formRow({ published, draft: published, opening } as never);
  const api = createFakeApi({
    getSubmissionNumber: () => createSuccess({ submissionNumber: submissions, submissions }),
  });
  return { ...(await openDevice({ teams: [teamRow()], forms: [form] })), api };
}

it('shows the builder’s text, or the default, when a form does not accept responses, and starts no response', async () => {
  for (const [opening, title, text] of [
    [{ closesAt: yesterday, closingText: 'The course is booked.' }, 'This form is closed', 'The course is booked.'],
    [{ opensAt: tomorrow }, 'This form isn’t open yet', /^The form opens on /],
    [{ mostResponses: 20 }, 'This form is full', 'The form has reached its response limit.'],
  ] as const) {
    const data = await openFormDevice(opening, 20);
    openApp(newResponsePath, data);
    await screen.findByRole('heading', { level: 1, name: title });
    screen.getByText(text);
    expect(await data.database.responses.count()).toBe(0);
    cleanup();
  }
});

it('keeps a draft whose form closed meanwhile, and submits it when the form is open again', async () => {
  const data = await openFormDevice({ mostResponses: 20 }, 19);
  const { user } = openApp(newResponsePath, data);
  await typeAnswer(user, 'Site', 'Canal Street');
  await data.database.forms.update('form1', { opening: { closesAt: yesterday, closingText: 'Ask Priya.' } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Ask Priya.');
  screen.getByText('Your draft is still saved in your responses.');
  expect(await data.database.responses.toArray()).toMatchObject([{ submitted: 0 }]);
  await data.database.forms.update('form1', { opening: {} });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
});

it('lets builders set the availability of a form in the share dialog', async () => {
  const data = await openFormDevice({ closesAt: tomorrow });
  const { user } = openApp('/teams/team1/forms', data);
  await user.click(await screen.findByRole('button', { name: /^More .*Weekly site inspection/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  const share = await findFocusedDialog(/^Share/);
  await share.findByText(/closes /);
  await user.click(share.getByRole('button', { name: 'Change' }));
  const dialog = await findFocusedDialog('Form availability');
  expect(await findAccessibilityViolations(screen.getByRole('dialog', { name: 'Form availability' }))).toEqual([]);
  await user.clear(dialog.getByLabelText('Closes'));
  await user.type(dialog.getByLabelText(/^Maximum responses/), '0');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  dialog.getByText('Enter a whole number from 1 to 1,000,000.');
  await user.clear(dialog.getByLabelText(/^Maximum responses/));
  await user.type(dialog.getByLabelText(/^Maximum responses/), '20');
  await user.type(dialog.getByLabelText(/^Message when/), 'All places are taken.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await share.findByText(/up to 20 responses/);
  expect(await data.database.forms.get('form1')).toMatchObject({
    opening: { mostResponses: 20, closingText: 'All places are taken.' },
  });
});
