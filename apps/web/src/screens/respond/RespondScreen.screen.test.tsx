import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, responseRow } from '../../testing/open-device.ts';
import {
  button,
  draft,
  getMenuLabels,
  newResponsePath,
  openOptions,
  openSiteDevice,
  published,
  site,
  typeAnswer,
} from '../../testing/site-form.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('starts a response, saves it while typing, submits it and shows the thank-you page', async () => {
  const data = await openSiteDevice();
  const { user, path } = openApp(newResponsePath, data);
  await typeAnswer(user, 'Site', 'Canal Street');
  expect(path()).toMatch(/\/response\/.+/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  screen.getByText('Your response has been submitted');
  await screen.findByText('Your response is being sent to your team’s library.');
  const [row] = await data.database.responses.toArray();
  expect(row).toMatchObject({ submitted: 1, data: { data: { site: 'Canal Street' } } });
  expect(row?.data.metadata).toEqual({
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    offset: 0 - new Date().getTimezoneOffset(),
    origin: location.origin,
  });
  // Simulates that the response was uploaded: uploaded responses are removed from the device.
  await data.database.responses.clear();
  await screen.findByText('Your response is in your team’s library.');
  await user.click(screen.getByText('Click here to submit another response'));
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', '');
});

it('shows above a form when submissions will be deleted', async () => {
  openApp(newResponsePath, await openSiteDevice({}, [formRow({ published, retention: { unit: 'months', count: 1 } })]));
  await screen.findByText('Your response will be deleted after 1 month.');
});

it('does not claim that a response was submitted while it waits for a network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = openApp(newResponsePath, await openSiteDevice());
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  await screen.findByText(/^Your response is on this device and will be sent when you’re back online\./);
  expect(screen.queryByText('Your response has been submitted')).toBeNull();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Your response has been submitted');
  await screen.findByText('Your response is being sent to your team’s library.');
});

it('lets the user leave a form that made the page hang', async () => {
  localStorage.setItem('drawing answer form1', '0');
  const { user, path } = openApp(`${newResponsePath}/draft1`, await openSiteDevice({ responses: [draft] }));
  await screen.findByRole('heading', { name: 'This form stopped responding' });
  expect(screen.queryByLabelText('Site')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to forms' }));
  await expect.poll(path).toBe('/teams/team1/forms');
});

it('names a file that is missing on this device, and keeps the draft', async () => {
  const plan = { id: 'f1', name: 'plan.pdf', size: 3, type: 'application/pdf', url: '' };
  const data = await openSiteDevice({
    responses: [{ ...draft, data: { data: { site: 'Quay', plan: [plan] }, metadata: {} } }],
  });
  const { user } = openApp(`${newResponsePath}/draft1`, data);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText(/^plan\.pdf can’t be read on this device anymore/);
  expect(await data.database.responses.get('draft1')).toMatchObject({ submitted: 0 });
});

it('explains that the storage is full when a submit fails, and submits once there is space', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  let isFull = true;
  data.database.strict.outbox.hook('creating', () => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
  });
  const { user } = openApp(`${newResponsePath}/draft1`, data);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText(
    'Couldn’t submit because this device’s storage is full. Free up some space, and then submit again.',
  );
  expect(await data.database.responses.get('draft1')).toMatchObject({ submitted: 0 });
  isFull = false;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
});

it('shows why a submit failed, reports it to the operator, and submits on retry', async () => {
  const again = { ...draft, resubmission: { of: 'r1', count: 1, files: [] } };
  for (const row of [draft, again]) {
    const data = await openSiteDevice({ responses: [row] });
    let isBroken = true;
    data.database.strict.outbox.hook('creating', () => {
      if (isBroken) throw new TypeError('x is not a function');
    });
    const report = vi.fn();
    const { user } = openApp(`${newResponsePath}/draft1?editMode=true`, data, 1280, undefined, report);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await screen.findByText(
      'An error occurred, please try again. An error occurred. Please contact support or try again.',
    );
    expect(report.mock.calls.map(([code]) => code)).toEqual(['submit']);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { name: 'Thanks!' });
    cleanup();
  }
});

it('offers another response after a submit', async () => {
  const { user } = openApp(newResponsePath, await openSiteDevice());
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  await openOptions(user);
  await expect.poll(getMenuLabels).toEqual(['Add Another']);
  await user.click(screen.getByRole('menuitem', { name: 'Add Another' }));
  await screen.findByLabelText('Site');
});

it('hides fields from the creator, and does not validate fields that the creator may only view', async () => {
  const score = { type: 'textfield', key: 'score', label: 'Score', input: true, creatorPermissions: 'hidden' };
  const cost = { ...score, key: 'cost', label: 'Cost', creatorPermissions: 'view', validate: { required: true } };
  const schema = { components: [site, score, cost, button] };
  const mine = responseRow({ schema, data: { data: { site: 'Quay', score: 'A' }, metadata: {} } });
  const data = await openSiteDevice({ responses: [mine] }, [formRow({ published: { ...published, schema } })]);
  const { user } = openApp(`${newResponsePath}/draft1`, data);
  expect(await screen.findByLabelText('Cost')).toHaveProperty('disabled', true);
  expect(screen.queryByLabelText('Score')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  expect(await data.database.responses.get('draft1')).toMatchObject({ submitted: 1, data: { data: { score: 'A' } } });
});

it('goes back to the previous screen', async () => {
  const { user, path } = openApp('/teams/team1/responses', await openSiteDevice({ responses: [draft] }));
  await user.click(await screen.findByRole('link', { name: 'Weekly site inspection [DRAFT]' }));
  await screen.findByLabelText('Site');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(path).toBe('/teams/team1/responses');
});

it('shows an embedded response without app bars and back button, and with few options', async () => {
  const { user, router } = openApp(`${newResponsePath}?embedMode=true`, await openSiteDevice());
  await screen.findByLabelText('Site');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Forms' })).toBeNull();
  // A single option is rendered as a button instead of a menu.
  await screen.findByRole('button', { name: 'Clear' });
  expect(screen.queryByRole('button', { name: 'Options' })).toBeNull();
  expect(router.state.location.search).toBe('?embedMode=true');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  expect(screen.queryByRole('button', { name: 'Options' })).toBeNull();
});
