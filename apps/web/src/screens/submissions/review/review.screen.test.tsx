import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { createLibraryDevices } from '../../../testing/test-device.ts';

const path = '/teams/crew/forms/form-1/submissions?dateRange=2026-11-01_2026-11-30';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens a library where Bob, a member, has submitted Kew and Ham, and Ada, the owner, has turned on reviews. */
async function createReviewedLibrary() {
  const { owner, member } = await createLibraryDevices();
  for (const [at, place] of ['Kew', 'Ham'].entries()) {
    vi.spyOn(member.context.ports.clock, 'now').mockReturnValue(`2026-11-0${at + 1}T12:00:00.000Z`);
    await member.submit({ place });
    await member.pushAndPull();
  }
  await owner.forms.setReview('form-1', { names: { done: 'Checked' } });
  await member.pushAndPull();
  const notifications: unknown[] = [];
  const api = createFakeApi({ tellReview: ({ body }) => createSuccess({ told: notifications.push(body) }) });
  return { owner, member, told: notifications, api };
}

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const getPlaces = () =>
  screen.getAllByRole('row').flatMap(({ textContent }) => /Kew|Ham/.exec(textContent ?? '')?.[0] ?? []);
const findReviewPanel = async () => within(await screen.findByRole('region', { name: 'Review' }));

async function openReview(user: ReturnType<typeof openApp>['user'], place: string) {
  await user.click(within(await findRow(place)).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Preview' }));
  return findReviewPanel();
}

it('sets a named state, assigns, comments and sends back, and keeps the events of two reviewers', async () => {
  const { owner, member, told: notifications, api } = await createReviewedLibrary();
  const { user } = openApp(path, { ...owner, api });
  const review = await openReview(user, 'Kew');
  await expect.poll(() => review.queryByRole('combobox', { name: 'State' })?.hasAttribute('disabled')).toBe(false);
  // Meanwhile another reviewer adds a comment.
  const [item] = (
    await member.submissions.list({ teamId: 'crew', formId: 'form-1' }, { from: '2026-11-01', to: '2026-11-02' })
  ).items;
  await member.reviews.add('crew', item!, { kind: 'comment', text: 'Seen by Bob', mentions: [] }, 'b1');
  await user.selectOptions(review.getByRole('combobox', { name: 'State' }), 'Checked');
  await review.findByText('Seen by Bob');
  await review.findByText('State: Checked');
  await user.click(review.getByRole('button', { name: 'Assign to me' }));
  await review.findByText('Assigned to Ada Byron');
  expect((await findRow('Kew')).textContent).toMatch(/Checked.*Ada Byron/);
  await user.type(review.getByRole('textbox', { name: 'Comment' }), 'The date is missing');
  await user.click(review.getByRole('button', { name: 'Send back' }));
  await review.findByText('Sent back for corrections');
  expect((await findRow('Kew')).textContent).toMatch(/In progress.*Sent back/);
  await expect.poll(() => notifications).toEqual([{ news: 'returned', to: ['bob'] }]);
  const { acts } = await member.reviews.read('crew', item!);
  expect(acts.map(({ kind, by }) => [kind, by.name])).toEqual([
    ['comment', 'Bob Stone'],
    ['state', 'Ada Byron'],
    ['assigned', 'Ada Byron'],
    ['returned', 'Ada Byron'],
  ]);
});

it('filters for assigned and open submissions, and sets the state of selected ones', async () => {
  const { owner, api } = await createReviewedLibrary();
  const { user } = openApp(path, { ...owner, api });
  await user.click(within(await findRow('Kew')).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Set state' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
  await screen.findByText('State set for 1 submission');
  await expect.poll(async () => (await findRow('Kew')).textContent).toContain('Rejected');
  await user.click(screen.getByRole('button', { name: 'Open', pressed: false }));
  await expect.poll(getPlaces).toEqual(['Ham']);
  await user.click(screen.getByRole('button', { name: 'Open', pressed: true }));
  await expect.poll(getPlaces).toEqual(['Ham', 'Kew']);
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  await screen.findByText('No results found');
});

it('shows no review state and no results until the reviews are loaded', async () => {
  const { owner, api } = await createReviewedLibrary();
  const { graph } = owner.context.ports;
  const { page } = graph;
  const { promise: read, resolve: continueReading } = Promise.withResolvers<void>();
  vi.spyOn(graph, 'page').mockImplementation(async (operation, params, options) => {
    if (options?.query?.filter?.includes('review')) await read;
    return page(operation, params, options);
  });
  const { user } = openApp(path, { ...owner, api });
  expect((await findRow('Kew')).textContent).not.toContain('New');
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await expect.poll(() => screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByText('No results found')).toBeNull();
  continueReading();
  await expect.poll(getPlaces).toEqual(['Ham', 'Kew']);
  expect((await findRow('Kew')).textContent).toContain('New');
});

it('lets a builder turn on reviews and name the states, and shows the review of the row in the URL', async () => {
  const { owner, member } = await createLibraryDevices();
  vi.spyOn(member.context.ports.clock, 'now').mockReturnValue('2026-11-01T12:00:00.000Z');
  const id = await member.submit({ place: 'Kew' });
  await member.pushAndPull();
  const { user } = openApp(`${path}&selectedRow=${id}&preview=true`, owner);
  await screen.findByRole('complementary', { name: 'Preview' });
  expect(screen.queryByRole('region', { name: 'Review' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Submission review' }));
  await user.click(await screen.findByRole('switch', { name: 'Review submissions' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name for “New”' }), 'Unread');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await findReviewPanel();
  await expect.poll(async () => (await findRow('Kew')).textContent).toContain('Unread');
  expect((await owner.context.database.forms.get('form-1'))?.review).toEqual({ names: { new: 'Unread' } });
});
