import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { findFocusedDialog } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, responseRow, submittedRow, teamRow } from '../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const responsesPath = '/teams/team1/responses';
const schema = { components: [{ type: 'button', key: 'submit', action: 'submit' }] };
const forms = [
  formRow({ published: { driveItemId: 'p', schema, version: 2 }, channelId: 'channel1' }),
  formRow({ id: 'form2', title: 'Boiler record', published: { driveItemId: 'q', schema, version: 1 } }),
];
const rows = { teams: [teamRow()], forms };
const responses = [
  responseRow({ id: 'sent', submitted: 1, titleTemplate: 'Quay 4', timestamp: '2026-11-20T11:00:00.000Z' }),
  responseRow({
    id: 'older',
    titleTemplate: '{{data.site}}',
    data: { data: { site: 'Mill Lane' }, metadata: {} },
    timestamp: '2026-11-18T09:00:00.000Z',
  }),
  responseRow({ id: 'newer', titleTemplate: 'Canal Street' }),
  responseRow({ id: 'untouched', titleTemplate: 'Nothing yet', collaborators: [], revision: 0 }),
];
const createTimestamp = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`;
const submittedRows = [
  submittedRow({ id: 'r3', titleTemplate: 'Third', timestamp: createTimestamp(5) }),
  submittedRow({ id: 'r2', titleTemplate: 'Second', timestamp: createTimestamp(4) }),
  submittedRow({ id: 'r1', titleTemplate: 'First', timestamp: createTimestamp(3), formId: 'form2' }),
  submittedRow({
    id: 'o1',
    titleTemplate: 'Foreign',
    timestamp: createTimestamp(2),
    createdBy: { id: 'u2', name: 'Tom Okafor' },
  }),
  submittedRow({ id: 'a1', titleTemplate: 'Visitor', timestamp: createTimestamp(1), isAnonymous: true }),
];
const getTitles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('shows drafts, then pending submissions, then submissions of the library', async () => {
  openApp(responsesPath, await openDevice({ ...rows, responses, submitted: submittedRows }));
  await screen.findByRole('link', { name: 'Third' });
  expect(getTitles('On this device')).toEqual(['Canal Street [DRAFT]', 'Mill Lane [DRAFT]', 'Quay 4']);
  expect(screen.getAllByText('Saved')).toHaveLength(2);
  expect(screen.getAllByText('Pending Upload')).toHaveLength(1);
  expect(getTitles('Submitted')).toEqual(['Third', 'Second', 'First']);
  expect(screen.getByRole('link', { name: 'Third' }).getAttribute('href')).toBe('/teams/team1/forms/form1/response/r3');
});

it('shows that another device submitted first, and links to both responses', async () => {
  const conflict = { kind: 'submitted', of: 'r3', isSubmit: 1 } as const;
  const beaten = responseRow({ id: 'mine', titleTemplate: 'Canal Street', conflict, copiedFromId: 'r3' });
  const { user } = openApp(responsesPath, await openDevice({ ...rows, responses: [beaten], submitted: submittedRows }));
  await screen.findByText(/“Canal Street” was submitted first from another device with different answers\./);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Open your draft')).toBe('/teams/team1/forms/form1/response/mine');
  expect(hrefOf('Open submission')).toBe('/teams/team1/forms/form1/response/r3');
  screen.getByText('Not submitted');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await expect.poll(() => screen.queryByText(/was submitted first from another device/)).toBeNull();
  expect(getTitles('On this device')).toEqual(['Canal Street [DRAFT]']);
});

it('loads older responses on request', async () => {
  // The first submission is so many partitions back that a single request doesn't reach it.
  const [third, second, ...older] = submittedRows;
  const many = [third!, { ...second!, rowsBefore: 60_000 }, ...older];
  const { user } = openApp(responsesPath, await openDevice({ ...rows, submitted: many }));
  await screen.findByRole('link', { name: 'Third' });
  expect(getTitles('Submitted')).toEqual(['Third', 'Second']);
  await user.click(screen.getByRole('button', { name: 'Load more...' }));
  await expect.poll(() => getTitles('Submitted')).toEqual(['Third', 'Second', 'First']);
  expect(screen.queryByRole('button', { name: 'Load more...' })).toBeNull();
});

it('shows other people’s responses, and keeps the filter in the URL', async () => {
  const { user, router } = openApp(responsesPath, await openDevice({ ...rows, responses, submitted: submittedRows }));
  await user.click(await screen.findByRole('button', { name: 'Submitted by: Me' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Others' }));
  await screen.findByRole('link', { name: 'Foreign' });
  screen.getByText(/Tom Okafor/);
  expect(router.state.location.search).toBe('?submittedBy=others');
  expect(screen.queryByRole('list', { name: 'On this device' })).toBeNull();
});

it('shows no submitter name for a response from a share link', async () => {
  openApp(`${responsesPath}?submittedBy=anonymous`, await openDevice({ ...rows, submitted: submittedRows }));
  await screen.findByRole('link', { name: 'Visitor' });
  screen.getByText(/#1.* · .*Anonymous/);
});

it.each(['form=form1', 'channel=channel1'])(
  'filters by %s and search text in the URL, and falls back to the user’s own responses',
  async (filter) => {
    const query = `?${filter}&search=third&submittedBy=nobody`;
    const others = [
      submittedRow({ id: 'o3', titleTemplate: 'Third of Tom', createdBy: { id: 'u2', name: 'Tom Okafor' } }),
      submittedRow({ id: 'b3', titleTemplate: 'Third of boilers', formId: 'form2' }),
    ];
    const data = await openDevice({ ...rows, responses, submitted: [...others, ...submittedRows] });
    openApp(`${responsesPath}${query}`, data);
    await screen.findByRole('link', { name: 'Third' });
    expect(getTitles('Submitted')).toEqual(['Third']);
    const isOfOneForm = data.requests.some((request) => request.includes("fields/tfFormId eq 'form1'"));
    expect(isOfOneForm).toBe(filter === 'form=form1');
    expect(screen.queryByRole('list', { name: 'On this device' })).toBeNull();
  },
);

it('shows a message when there are no responses, and a button back to the forms', async () => {
  const { user, path } = openApp(responsesPath, await openDevice(rows));
  await screen.findByRole('heading', { name: 'No responses' });
  await user.click(screen.getByRole('button', { name: 'Back to forms' }));
  await expect.poll(path).toBe('/teams/team1/forms');
});

it('hides filters without options', async () => {
  openApp(responsesPath, await openDevice({ teams: [teamRow()], forms: [] }));
  await screen.findByRole('button', { name: /^Submitted by/ });
  expect(screen.queryByRole('button', { name: /^Form/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Channel/ })).toBeNull();
});

it('makes no library request for a team without a library', async () => {
  const { driveId: _none, ...team } = teamRow();
  const data = await openDevice({ teams: [team] });
  openApp(responsesPath, data);
  await screen.findByRole('heading', { name: 'No responses' });
  expect(data.requests).toEqual([]);
});

it('shows the library’s failure, and retries', async () => {
  const data = await openDevice({ ...rows, submitted: submittedRows });
  data.failWith(400);
  const { user } = openApp(responsesPath, data);
  await screen.findByText('Oops, something went wrong: Request failed: 400 generalException');
  data.failWith();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Third' });
});

it('shows responses of this device while offline, and explains what is missing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const data = await openDevice({ ...rows, responses, submitted: submittedRows });
  openApp(responsesPath, data);
  await screen.findByRole('link', { name: 'Canal Street [DRAFT]' });
  screen.getByText('You’re offline. Connect to the internet to see your submitted responses.');
  expect(data.requests).toEqual([]);
});

it('copies a submission into a new draft', async () => {
  const data = await openDevice({ ...rows, submitted: submittedRows });
  const { user, path } = openApp(responsesPath, data);
  await user.click(await screen.findByRole('button', { name: 'More options for Third' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  await expect.poll(path).toMatch(/forms\/form1\/response\/(?!r3)/);
  const [copy] = await data.database.responses.toArray();
  expect(copy).toMatchObject({ copiedFromId: 'r3', submitted: 0, data: { data: { site: 'Canal Street' } } });
});

it.each([
  ['a draft', 'Mill Lane [DRAFT]'],
  ['a submission of the user', 'Third'],
])('deletes %s after confirmation', async (_what, title) => {
  const data = await openDevice({ ...rows, responses, submitted: submittedRows });
  const { user } = openApp(responsesPath, data);
  await user.click(await screen.findByRole('button', { name: `More options for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click((await findFocusedDialog()).getByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByText(title)).toBeNull();
  const marked = title === 'Third' ? data.database.outbox.get('r3') : data.database.responses.get('older');
  expect(await marked).toMatchObject({ deleted: 1 });
});

it('lets only team owners delete other people’s submissions', async () => {
  const openMenu = async (isTeamOwner: boolean) => {
    const teams = [teamRow({ accounts: { u1: { canBuildForms: true, isTeamOwner } } })];
    const { user } = openApp(
      `${responsesPath}?submittedBy=others`,
      await openDevice({ ...rows, teams, submitted: submittedRows }),
    );
    await user.click(await screen.findByRole('button', { name: 'More options for Foreign' }));
    await screen.findByRole('menuitem', { name: 'Copy' });
  };
  await openMenu(false);
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  cleanup();
  await openMenu(true);
  await screen.findByRole('menuitem', { name: 'Delete' });
});

it('finds a response that is not rendered yet by its title, and shows the newest ones again when the search is cleared', async () => {
  const many = Array.from({ length: 70 }, (_, at) =>
    responseRow({ id: `many${at}`, titleTemplate: `Round ${at}.`, timestamp: new Date(at * 60_000).toISOString() }),
  );
  openApp(`${responsesPath}?search=Round+7.`, await openDevice({ ...rows, responses: many }));
  await screen.findByText('Round 7. [DRAFT]');
  expect(screen.queryByText('Round 69. [DRAFT]')).toBeNull();
  await userEvent.clear(screen.getByPlaceholderText('Search responses'));
  await screen.findByText('Round 69. [DRAFT]');
  expect(screen.queryByText('Round 7. [DRAFT]')).toBeNull();
});

it('renders many responses of this device in steps', async () => {
  const many = Array.from({ length: 70 }, (_, at) => responseRow({ id: `many${at}`, titleTemplate: `Round ${at}` }));
  openApp(responsesPath, await openDevice({ ...rows, responses: many }));
  await screen.findByRole('list', { name: 'On this device' });
  expect(getTitles('On this device')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Load more...' }));
  await expect.poll(() => getTitles('On this device')).toHaveLength(70);
  expect(screen.queryByRole('button', { name: 'Load more...' })).toBeNull();
});

const { driveId: _none, ...bare } = teamRow();

it.each([
  ['without a library', bare],
  ['with one', teamRow()],
])('never shows an empty list before the first sync of a team %s is complete', async (_what, team) => {
  const data = await openDevice({ teams: [team], isSynced: false });
  data.setStatus({ syncing: true });
  openApp(responsesPath, data);
  await screen.findByRole('heading', { name: 'Responses' });
  await screen.findByLabelText('Loading...');
  expect(screen.queryByText('No responses')).toBeNull();
  expect(screen.queryByText('You haven’t submitted any responses yet.')).toBeNull();
  act(() => data.setStatus({ syncing: false }));
  await screen.findByRole('heading', { name: 'Not on this device yet' });
  // The library has been read by now, but the list still isn't shown as empty.
  act(() => data.setStatus({ syncing: true }));
  await screen.findByLabelText('Loading...');
  expect(screen.queryByText('No responses')).toBeNull();
  act(() => data.setStatus({ syncing: false, online: false }));
  await screen.findByRole('heading', { name: 'Not on this device yet' });
});

it('searches answers, and groups submissions by day', async () => {
  const days = [
    submittedRow({
      id: 'r1',
      titleTemplate: 'First',
      timestamp: '2026-11-20T10:00:00.000Z',
      data: { data: { place: 'Kew Gate' }, metadata: {} },
    }),
    submittedRow({ id: 'r2', titleTemplate: 'Second', timestamp: '2026-11-20T09:00:00.000Z' }),
    submittedRow({ id: 'r3', titleTemplate: 'Third', timestamp: '2026-11-17T09:00:00.000Z' }),
  ];
  const { user } = openApp(responsesPath, await openDevice({ ...rows, responses, submitted: days }));
  await screen.findByRole('link', { name: 'Third' });
  const list = within(screen.getByRole('list', { name: 'Submitted' }));
  const heads = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Friday, November 20, 2026', 'Tuesday, November 17, 2026']);
  await user.type(screen.getByRole('searchbox', { name: 'Search responses' }), 'first kew');
  await expect.poll(() => getTitles('Submitted')).toEqual(['First']);
  await user.clear(screen.getByRole('searchbox', { name: 'Search responses' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search responses' }), 'mill');
  await expect.poll(() => getTitles('On this device')).toEqual(['Mill Lane [DRAFT]']);
});
