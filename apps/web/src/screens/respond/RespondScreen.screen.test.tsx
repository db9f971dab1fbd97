import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormRow } from '@tideform/sync';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice } from '../../testing/open-device.ts';
import { formRow, responseRow, submittedRow, teamRow } from '../../testing/rows.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const site = { type: 'textfield', key: 'site', label: 'Site', input: true };
const note = { type: 'textfield', key: 'note', label: 'Note', input: true };
const button = { type: 'button', key: 'submit', label: 'Send', action: 'submit', input: true };
const published = { driveItemId: 'p', schema: { components: [site, button] }, version: 2 };
const form = formRow({ published });
const world = (more: Parameters<typeof openDevice>[0] = {}, forms: FormRow[] = [form]) =>
  openDevice({ teams: [teamRow()], forms, ...more });
const start = '/teams/team1/forms/form1/response';
const draft = responseRow({ schema: published.schema });
const openOptions = async (user: ReturnType<typeof openApp>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Options' }));
  await screen.findAllByRole('menuitem');
};
/** NOTE: a field listens to its session once React is idle, which no person is faster than. */
const answer = async (user: ReturnType<typeof openApp>['user'], label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await act(async () => {});
  await user.type(field, text);
};
const options = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const choose = async (user: ReturnType<typeof openApp>['user'], name: string) => {
  await openOptions(user);
  await user.click(await screen.findByRole('menuitem', { name }));
};

it('starts a response, saves it as the person types, submits it and thanks', async () => {
  const data = await world();
  const { user, path } = openApp(start, data);
  await answer(user, 'Site', 'Canal Street');
  expect(path()).toMatch(/\/response\/.+/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  screen.getByText('Your response has been submitted');
  await screen.findByText('It is on this device and on its way to your team’s library.');
  const [row] = await data.database.responses.toArray();
  expect(row).toMatchObject({ submitted: 1, data: { data: { site: 'Canal Street' } } });
  expect(row?.data.metadata).toEqual({
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    offset: 0 - new Date().getTimezoneOffset(),
    origin: location.origin,
  });
  // What has arrived is no longer kept here.
  await data.database.responses.clear();
  await screen.findByText('It has arrived in your team’s library.');
  await user.click(screen.getByText('Click here to submit another response'));
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', '');
});

it('does not say that a response has been submitted while it waits for a network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = openApp(start, await world());
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  await screen.findByText(/^Your response is on this device and will be sent as soon as there is a connection\./);
  expect(screen.queryByText('Your response has been submitted')).toBeNull();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Your response has been submitted');
  await screen.findByText('It is on this device and on its way to your team’s library.');
});

it('lets people leave a form that made the page hang', async () => {
  localStorage.setItem('drawing answer form1', '0');
  const { user, path } = openApp(`${start}/draft1`, await world({ responses: [draft] }));
  await screen.findByRole('heading', { name: 'This form kept the page busy' });
  expect(screen.queryByLabelText('Site')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to forms' }));
  await expect.poll(path).toBe('/teams/team1/forms');
});

it('names a file that this device has lost, and keeps the draft', async () => {
  const plan = { id: 'f1', name: 'plan.pdf', size: 3, type: 'application/pdf', url: '' };
  const data = await world({ responses: [{ ...draft, data: { data: { site: 'Quay', plan: [plan] }, metadata: {} } }] });
  const { user } = openApp(`${start}/draft1`, data);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText(/^plan\.pdf cannot be read on this device any more/);
  expect(await data.database.responses.get('draft1')).toMatchObject({ submitted: 0 });
});

it('says that the storage is full when a submit does not fit, and submits once there is room', async () => {
  const data = await world({ responses: [draft] });
  let isFull = true;
  data.database.strict.outbox.hook('creating', () => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
  });
  const { user } = openApp(`${start}/draft1`, data);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText('Not submitted: the storage of this device is full. Free some space, then submit again.');
  expect(await data.database.responses.get('draft1')).toMatchObject({ submitted: 0 });
  isFull = false;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
});

it('says of a submit that failed otherwise why, tells the operator, and submits when it works again', async () => {
  const again = { ...draft, resubmission: { of: 'r1', count: 1, files: [] } };
  for (const row of [draft, again]) {
    const data = await world({ responses: [row] });
    let isBroken = true;
    data.database.strict.outbox.hook('creating', () => {
      if (isBroken) throw new TypeError('x is not a function');
    });
    const report = vi.fn();
    const { user } = openApp(`${start}/draft1`, data, 1280, undefined, report);
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
  const { user } = openApp(start, await world());
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  await openOptions(user);
  await expect.poll(options).toEqual(['Add Another']);
  await user.click(screen.getByRole('menuitem', { name: 'Add Another' }));
  await screen.findByLabelText('Site');
});

it('asks whether to open the draft that exists', async () => {
  const { user, path } = openApp(start, await world({ responses: [draft] }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Existing Draft' }));
  dialog.getByText('Would you like to open your existing draft?');
  dialog.getByRole('button', { name: 'New Response' });
  await user.click(dialog.getByRole('button', { name: 'Existing Draft' }));
  await expect.poll(path).toBe(`${start}/draft1`);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
});

it('does not offer a draft that has other answers than the prefill, nor one that nobody touched', async () => {
  const untouched = responseRow({ id: 'untouched', collaborators: [], revision: 1, data: { data: {}, metadata: {} } });
  const { path } = openApp(`${start}?data={"site":"Mill Lane"}`, await world({ responses: [draft, untouched] }));
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Mill Lane');
  expect(path()).not.toMatch(/draft1|untouched/);
});

it('does not show a creator what is hidden from them, and asks nothing that they may only view', async () => {
  const score = { type: 'textfield', key: 'score', label: 'Score', input: true, creatorPermissions: 'hidden' };
  const cost = { ...score, key: 'cost', label: 'Cost', creatorPermissions: 'view', validate: { required: true } };
  const schema = { components: [site, score, cost, button] };
  const mine = responseRow({ schema, data: { data: { site: 'Quay', score: 'A' }, metadata: {} } });
  const data = await world({ responses: [mine] }, [formRow({ published: { ...published, schema } })]);
  const { user } = openApp(`${start}/draft1`, data);
  expect(await screen.findByLabelText('Cost')).toHaveProperty('disabled', true);
  expect(screen.queryByLabelText('Score')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  expect(await data.database.responses.get('draft1')).toMatchObject({ submitted: 1, data: { data: { score: 'A' } } });
});

it('shows a submission to each person as its permissions say', async () => {
  const score = { type: 'textfield', key: 'score', label: 'Score', input: true };
  const permissions = [{ user: { id: 'u1', displayName: 'Amira Haddad' }, permissionLevel: 'hidden' }];
  const cost = { ...score, key: 'cost', label: 'Cost', permissions };
  const schema = { components: [site, { ...score, creatorPermissions: 'hidden' }, cost] };
  const submitted = submittedRow({ schema, createdBy: { id: 'other', name: 'Bo' } });
  openApp(`${start}/r1`, await world({ submitted: [submitted] }));
  await screen.findByLabelText('Score');
  expect(screen.queryByLabelText('Cost')).toBeNull();
});

it('starts with the answers of the address, as far as the form asks for them, and forgets the address', async () => {
  const data = await world();
  const prefill = encodeURIComponent('{"site":"Mill Lane","submit":true,"extra":{"a":1}}');
  const { router } = openApp(`${start}?expand=true#data=${prefill}`, data);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Mill Lane');
  expect(router.state.location).toMatchObject({ search: '?expand=true', hash: '' });
  const [row] = await data.database.responses.toArray();
  expect(row?.data.data).not.toHaveProperty('extra');
  expect(row?.data.metadata).toEqual({ prefilledData: { site: 'Mill Lane' } });
});

it('offers the draft that the same address started, whatever was answered since', async () => {
  const metadata = { prefilledData: { site: 'Mill Lane' } };
  const mine = responseRow({ id: 'mine', data: { data: { site: 'Quay' }, metadata }, schema: published.schema });
  const data = await world({ responses: [draft, mine] });
  const { user, path } = openApp(`${start}?data={"site":"Mill Lane"}`, data);
  await user.click(await screen.findByRole('button', { name: 'Existing Draft' }));
  await expect.poll(path).toBe(`${start}/mine`);
});

it('takes a hostile address for none', async () => {
  const { path } = openApp(`${start}?data={"site":"x","__proto__":{"a":1}}`, await world());
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', '');
  expect(path()).toMatch(/\/response\/.+/);
});

it('draws the PDF of a draft with what was answered a moment ago', async () => {
  const data = await world({ responses: [draft] });
  const draw = vi.spyOn(data.context.ports.pdf, 'draw');
  const { user } = openApp(`${start}/draft1`, data);
  await answer(user, 'Site', ' 4');
  await choose(user, 'Download Pdf');
  await expect.poll(() => draw.mock.calls).toMatchObject([[{ data: { site: 'Canal Street 4' } }, {}]]);
});

it('has the options of a draft', async () => {
  const { user } = openApp(`${start}/draft1`, await world({ responses: [draft] }));
  await openOptions(user);
  await expect.poll(options).toEqual(['Download Pdf', 'Submission Info', 'Copy', 'Add Another', 'Clear', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Submission Info' }));
  const info = within(await screen.findByRole('dialog', { name: 'Submission Info' }));
  info.getByText('Given when it is sent');
  expect(info.getAllByText('Amira Haddad')).toHaveLength(2);
});

it('clears a draft: a new one takes its place', async () => {
  const data = await world({ responses: [draft] });
  const { user, path } = openApp(`${start}/draft1`, data);
  await choose(user, 'Clear');
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await expect.poll(path).not.toContain('draft1');
  // The address changes a moment before the old draft leaves the screen.
  await expect.poll(() => screen.queryByLabelText('Site')).toHaveProperty('value', '');
  expect(await data.database.responses.get('draft1')).toMatchObject({ deleted: 1 });
});

it('deletes a draft and goes back', async () => {
  const data = await world({ responses: [draft] });
  const { user, path } = openApp(`${start}/draft1`, data);
  await choose(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  expect(await data.database.responses.get('draft1')).toMatchObject({ deleted: 1 });
});

it('copies a draft into a new one', async () => {
  const data = await world({ responses: [draft] });
  const { user, path } = openApp(`${start}/draft1`, data);
  await choose(user, 'Copy');
  await expect.poll(path).not.toContain('draft1');
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
  expect(await data.database.responses.count()).toBe(2);
});

it('copies a submission without its approvals, and names the files that could not be copied', async () => {
  // Another device has sent the file; somebody has deleted it in the library since.
  const deleted = { driveItemId: 'gone', url: 'https://library.example/plan.pdf' };
  const plan = { id: 'f1', name: 'plan.pdf', size: 3, type: 'application/pdf', ...deleted };
  const boss = { type: 'approval', key: 'boss', label: 'Boss', input: true };
  const answers = { site: 'Quay', plan: [plan], boss: { by: 'Bo' } };
  const submitted = submittedRow({ schema: { components: [site, boss] }, data: { data: answers, metadata: {} } });
  const data = await world({ submitted: [submitted] });
  const { user, path } = openApp(`${start}/r1`, data);
  await screen.findByLabelText('Site');
  await choose(user, 'Copy');
  await screen.findByText('File unavailable: plan.pdf. The copy does not have it.');
  await expect.poll(path).not.toMatch(/r1$/);
  expect(await data.database.responses.toArray()).toMatchObject([
    { copiedFromId: 'r1', data: { data: { site: 'Quay', plan: [] } } },
  ]);
  const [copy] = await data.database.responses.toArray();
  expect(copy?.data.data).not.toHaveProperty('boss');
});

it('asks who leaves a draft that they have just started whether to keep it', async () => {
  const data = await world();
  const { user, path } = openApp(start, data);
  await answer(user, 'Site', 'x');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Draft' }));
  dialog.getByText('Would you like to keep your draft?');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  expect(await data.database.responses.toArray()).toMatchObject([{ deleted: 1 }]);
});

it('keeps the draft of who says so, and does not ask about one from before', async () => {
  const data = await world();
  const { user, path, router } = openApp(start, data);
  await answer(user, 'Site', 'x');
  const address = path();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  // The address changes a moment before the screen does.
  await expect.poll(() => screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  await expect
    .poll(() => data.database.responses.toArray())
    .toMatchObject([{ deleted: 0, data: { data: { site: 'x' } } }]);
  await act(() => router.navigator.push(address));
  await answer(user, 'Site', 'y');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(path).toBe('/teams/team1/forms');
});

it('goes back to where the person came from', async () => {
  const { user, path } = openApp('/teams/team1/responses', await world({ responses: [draft] }));
  await user.click(await screen.findByRole('link', { name: 'Weekly site inspection [DRAFT]' }));
  await screen.findByLabelText('Site');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(path).toBe('/teams/team1/responses');
});

it('brings an open draft to a new version of its form, and keeps what was answered', async () => {
  const data = await world({ responses: [draft] });
  const { user } = openApp(`${start}/draft1`, data);
  await answer(user, 'Site', ' 4');
  const newer = { ...published, version: 3, schema: { components: [note, button] } };
  await act(() => data.database.forms.put({ ...form, published: newer }).then());
  await answer(user, 'Note', 'wet');
  screen.getByText('This form was updated to version 3. Your answers are kept.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  expect(await data.database.responses.get('draft1')).toMatchObject({
    version: 3,
    submitted: 1,
    data: { data: { site: 'Canal Street 4', note: 'wet' } },
  });
});

it('brings a draft to the newest version when it is opened', async () => {
  const old = responseRow({ version: 1, schema: { components: [note, button] } });
  openApp(`${start}/draft1`, await world({ responses: [old] }));
  await screen.findByText('This form was updated to version 2. Your answers are kept.');
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
});

it('shows the answers of another device while nothing here is unsaved', async () => {
  const data = await world({ responses: [draft] });
  openApp(`${start}/draft1`, data);
  await screen.findByLabelText('Site');
  const other = { data: { data: { site: 'Quay 4' }, metadata: {} }, takenOver: 'x' };
  await act(() => data.database.responses.update('draft1', other).then());
  await screen.findByText('This draft was changed on another device. These are its newest answers.');
  expect(screen.getByLabelText('Site')).toHaveProperty('value', 'Quay 4');
});

it('keeps answers that another device did not know of in a copy, and says so once', async () => {
  const data = await world({ responses: [draft] });
  const { user, path } = openApp(`${start}/draft1`, data);
  await answer(user, 'Site', ' 4');
  const other = { data: { data: { site: 'Quay 4' }, metadata: {} }, takenOver: 'x' };
  await act(() => data.database.responses.update('draft1', other).then());
  await screen.findByText(/changed on another device while it was open here/);
  expect(path()).not.toContain('draft1');
  expect(screen.getByLabelText('Site')).toHaveProperty('value', 'Canal Street 4');
  expect(await data.database.responses.get('draft1')).toMatchObject({ data: { data: { site: 'Quay 4' } } });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await expect.poll(() => screen.queryByText(/changed on another device/)).toBeNull();
});

it('shows a submission as it was given, with its options', async () => {
  const data = await world({ submitted: [submittedRow()] });
  const { user } = openApp(`${start}/r1`, data);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
  expect(screen.getByLabelText('Site').matches(':read-only, :disabled')).toBe(true);
  screen.getByText(/#1.* · .*Amira Haddad/);
  await openOptions(user);
  await expect
    .poll(options)
    .toEqual(['View in the document library', 'Download Pdf', 'Submission Info', 'Copy', 'Add Another', 'Delete']);
  const library = screen.getByRole('menuitem', { name: 'View in the document library' });
  expect(library.getAttribute('href')).toMatch(/\/1%20Weekly%20site%20inspection\/response\.submitted\.json$/);
});

it('deletes a submission after naming it', async () => {
  const data = await world({ submitted: [submittedRow()] });
  const { user, path } = openApp(`${start}/r1`, data);
  await choose(user, 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 Weekly site inspection?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  expect(await data.database.outbox.get('r1')).toMatchObject({ deleted: 1 });
});

it('does not let the creator delete where the form does not let them edit', async () => {
  const closed = formRow({ published, submissionEditMode: 'disabled' });
  const { user } = openApp(`${start}/r1`, await world({ submitted: [submittedRow()] }, [closed]));
  await openOptions(user);
  await screen.findByRole('menuitem', { name: 'Copy' });
  expect(options()).not.toContain('Delete');
});

it('says who may not see a submission, and what else went wrong', async () => {
  openApp(`${start}/elsewhere`, await world());
  await screen.findByRole('heading', { name: 'Looks like you do not have access to this submission' });
  cleanup();
  const data = await world({ submitted: [submittedRow()] });
  data.failWith(400);
  const { user } = openApp(`${start}/r1`, data);
  await screen.findByRole('heading', { name: 'Oops, something went wrong' });
  screen.getByText('Request failed: 400 generalException');
  data.failWith();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Site');
});

it('shows an embedded response alone: no bars, no way back, few options', async () => {
  const { user, router } = openApp(`${start}?embedMode=true`, await world());
  await screen.findByLabelText('Site');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Forms' })).toBeNull();
  await openOptions(user);
  await expect.poll(options).toEqual(['Clear']);
  expect(router.state.location.search).toBe('?embedMode=true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  expect(screen.queryByRole('button', { name: 'Options' })).toBeNull();
});

describe('a form with a grid that is wider than a usual page', () => {
  const columns = Array.from({ length: 8 }, (_, at) => ({ ...note, key: `c${at}`, label: `C${at}` }));
  const lines = { type: 'datagrid', key: 'lines', label: 'Lines', components: columns, input: true };
  const pages = [lines, note].map((one, at) => ({
    type: 'panel',
    key: `p${at}`,
    title: `P${at}`,
    components: [one, site],
  }));
  const wide = { display: 'wizard', components: pages } as const;
  const open = async (widthPx: number, schema: object) => {
    await page.viewport(widthPx, 860);
    openApp(
      `${start}/draft1`,
      await world({ responses: [{ ...draft, schema: schema as typeof draft.schema }] }),
      widthPx,
    );
    return (await screen.findAllByLabelText(/^Site|^Note/)).at(-1)!;
  };
  const widthOf = (element: Element | null) => element!.getBoundingClientRect().width;
  const isScrolled = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  afterEach(() => page.viewport(1280, 860));

  it('has room for all of it where the window has, and what one types into stays as wide as ever', async () => {
    const field = await open(1900, wide);
    const table = screen.getByRole('table', { name: 'Lines' });
    expect(widthOf(table)).toBeGreaterThan(1280);
    expect(isScrolled(table.parentElement!)).toBe(false);
    expect(widthOf(field)).toBeLessThan(700);
    const card = widthOf(table.closest('[id$="form"]'));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByLabelText('Note');
    expect(widthOf(screen.getByLabelText('Note').closest('[id$="form"]'))).toBe(card);
  });

  it('takes the whole of a window that is narrower, and a form without one keeps its measure', async () => {
    await open(1100, wide);
    expect(widthOf(screen.getByRole('table', { name: 'Lines' }).closest('[id$="form"]'))).toBeGreaterThan(780);
    cleanup();
    const field = await open(1900, { components: [site] });
    expect(widthOf(field.closest('[id$="form"]'))).toBe(760);
  });
});

it('is the whole screen on a phone: no bar of the team above it, and the card from edge to edge', async () => {
  await page.viewport(390, 860);
  openApp(`${start}/draft1`, await world({ responses: [draft] }), 390);
  const field = await screen.findByLabelText('Site');
  expect(screen.queryByRole('button', { name: 'Open teams' })).toBeNull();
  const card = field.closest('[id$="form"]')!.firstElementChild!.getBoundingClientRect();
  expect([card.left, card.right]).toEqual([0, 390]);
  cleanup();
  openApp('/teams/team1/forms', await world(), 390);
  await screen.findByRole('button', { name: 'Open teams' });
  await page.viewport(1280, 860);
});
