import { act, cleanup, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { flushPendingSaves } from '../../../saving/pending-saves.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { responseRow } from '../../../testing/open-device.ts';
import {
  button,
  draft,
  form,
  newResponsePath,
  note,
  openSiteDevice,
  published,
  site,
} from '../../../testing/site-form.ts';

afterEach(async () => {
  cleanup();
  // A save that keeps failing would also fail later tests in this browser.
  await flushPendingSaves();
});

const schema = { components: [site, note, button] };
const twoFields = { ...form, published: { ...published, schema } };
const startedDraft = responseRow({ ...draft, schema, data: { data: { site: 'begin' }, metadata: {} } });

type Device = Awaited<ReturnType<typeof openSiteDevice>>;

/** Opens the draft in a tab of the browser. */
function openTab(data: Device, address = `${newResponsePath}/draft1`) {
  const before = new Set(document.body.children);
  const app = openApp(address, data);
  const container = [...document.body.children].find((one) => !before.has(one)) as HTMLElement;
  const tab = within(container);
  const field = async (label: string) => (await tab.findByLabelText(label)) as HTMLInputElement;
  return {
    ...{ ...app, container, tab, field },
    close: () => act(() => app.router.navigator.push('/teams/team1/forms')),
    isReadOnly: async (label: string) => {
      const found = await field(label);
      return found.readOnly || found.disabled;
    },
    async type(label: string, text: string) {
      const found = await field(label);
      await act(async () => {});
      await app.user.type(found, text);
    },
    takeOver: async () => app.user.click(await tab.findByRole('button', { name: 'Take over' })),
  };
}

const getStoredAnswers = async (data: Device, id = 'draft1') => (await data.database.responses.get(id))?.data.data;
const openDeviceWithDraft = () => openSiteDevice({ responses: [startedDraft] }, [twoFields]);

it('shows a draft that another tab edits, and updates it with each saved answer', async () => {
  const data = await openDeviceWithDraft();
  const first = openTab(data);
  await first.type('Site', '!');
  const second = openTab(data);
  await second.tab.findByText(/You’re editing this response in another tab/);
  expect(await second.isReadOnly('Note')).toBe(true);
  await first.type('Note', 'a long text');
  await expect.poll(async () => (await second.field('Note')).value).toBe('a long text');
  expect(await getStoredAnswers(data)).toMatchObject({ site: 'begin!', note: 'a long text' });
  expect(first.tab.queryByRole('button', { name: 'Take over' })).toBeNull();
});

it('saves a tab’s unsaved answers before another tab takes over, in both directions', async () => {
  const data = await openDeviceWithDraft();
  const first = openTab(data);
  await first.field('Site');
  const second = openTab(data);
  await second.tab.findByText(/in another tab/);
  await first.type('Site', ' A');
  await second.takeOver();
  await first.tab.findByText(/You continued in another tab/);
  await expect.poll(() => second.isReadOnly('Note')).toBe(false);
  expect((await second.field('Site')).value).toBe('begin A');
  await second.type('Note', 'B');
  await first.takeOver();
  await second.tab.findByText(/You continued in another tab/);
  await expect.poll(() => first.isReadOnly('Note')).toBe(false);
  expect((await first.field('Note')).value).toBe('B');
  await first.type('Note', 'A');
  await expect.poll(() => getStoredAnswers(data)).toMatchObject({ site: 'begin A', note: 'BA' });
  expect(await data.database.responses.count()).toBe(1);
});

it('continues editing when the other tab leaves the draft', async () => {
  const data = await openDeviceWithDraft();
  const first = openTab(data);
  await first.field('Site');
  const second = openTab(data);
  await second.tab.findByText(/in another tab/);
  await first.type('Site', ' A');
  first.close();
  await expect.poll(() => second.isReadOnly('Site')).toBe(false);
  expect((await second.field('Site')).value).toBe('begin A');
  expect(second.tab.queryByRole('button', { name: 'Take over' })).toBeNull();
});

it('allows one of several tabs to edit at a time', async () => {
  const data = await openDeviceWithDraft();
  const tabs = [openTab(data)];
  await tabs[0]!.field('Site');
  tabs.push(openTab(data), openTab(data));
  for (const tab of tabs.slice(1)) await tab.tab.findByText(/in another tab/);
  for (const [index, tab] of [...tabs.entries()].slice(1)) {
    await tab.takeOver();
    await expect.poll(() => tab.isReadOnly('Site')).toBe(false);
    await tab.type('Site', String(index));
  }
  await expect.poll(() => getStoredAnswers(data)).toMatchObject({ site: 'begin12' });
  const editing = await Promise.all(tabs.map(async (tab) => !(await tab.isReadOnly('Site'))));
  expect(editing).toEqual([false, false, true]);
});

it('shows in other tabs that the response was submitted or its draft deleted', async () => {
  const data = await openDeviceWithDraft();
  const first = openTab(data);
  await first.field('Site');
  const second = openTab(data);
  await second.tab.findByText(/in another tab/);
  await first.user.click(await first.tab.findByRole('button', { name: 'Send' }));
  await first.tab.findByRole('heading', { name: 'Thanks!' });
  await second.tab.findByText('Pending Upload');
  cleanup();

  const other = await openDeviceWithDraft();
  const third = openTab(other);
  await third.field('Site');
  const fourth = openTab(other);
  await fourth.tab.findByText(/in another tab/);
  await third.type('Site', 'x');
  await act(() => other.responses.discard('draft1'));
  for (const { tab } of [third, fourth]) await tab.findByRole('heading', { name: 'This draft was deleted' });
});

it('takes over from a frozen tab, whose answers are saved in a copy', async () => {
  const data = await openDeviceWithDraft();
  const thawed = Promise.withResolvers<void>();
  const frozen = navigator.locks.request('tideform-draft draft1', () => thawed.promise).catch(() => undefined);
  const second = openTab(data);
  await second.takeOver();
  await expect.poll(() => second.isReadOnly('Site')).toBe(false);
  await second.type('Note', 'B');
  const copy = await data.responses.saveDraft('draft1', { site: 'begin A' }, { opened: startedDraft });
  expect(copy).toMatchObject({ data: { data: { site: 'begin A' } }, conflict: { kind: 'edited', of: 'draft1' } });
  await expect.poll(() => getStoredAnswers(data)).toMatchObject({ site: 'begin', note: 'B' });
  thawed.resolve();
  await frozen;
});

it('does not take over when the other tab cannot save its answers', async () => {
  const data = await openDeviceWithDraft();
  let isFull = true;
  const saveDraft: Device['responses']['saveDraft'] = async (...args) => {
    if (isFull) throw new Error('full');
    return data.responses.saveDraft(...args);
  };
  const first = openTab({ ...data, responses: { ...data.responses, saveDraft } });
  await first.type('Site', ' A');
  const second = openTab(data);
  await second.takeOver();
  await second.tab.findByText(/Couldn’t take over/);
  expect((await first.field('Site')).value).toBe('begin A');
  expect(await first.isReadOnly('Site')).toBe(false);
  // Once the storage has space again, the next change saves everything.
  isFull = false;
  await first.type('Note', 'B');
  await expect.poll(() => getStoredAnswers(data)).toMatchObject({ site: 'begin A', note: 'B' });
});
