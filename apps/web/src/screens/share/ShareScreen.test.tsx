import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAlone } from '../../testing/open-app.tsx';
import { openShareWorld, type ShareServer, type TestShareWorld } from '../../testing/share-world.ts';
import { ShareScreen } from './ShareScreen.tsx';
import { TakenOver } from './session/share-store.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const name = { type: 'textfield', key: 'name', label: 'Name', validate: { required: true } };
const open = (world: TestShareWorld) => renderAlone(<ShareScreen code="abc" loadContext={async () => world} />);
const enter = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), { target: { value: text } });
/** Saves the draft as a page does when it becomes hidden, since a hidden page may never be shown again. */
async function saveDraftIn({ store }: TestShareWorld) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(async () => (await store.draft('abc'))?.isBegun).toBe(true);
  vi.restoreAllMocks();
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
const answersOf = ({ submitted }: ShareServer) =>
  [...submitted.values()].map(({ body }) => (JSON.parse(body) as { data: { data: unknown } }).data.data);

it('accepts a response from an anonymous respondent, thanks them, and deletes the answers on the device', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await screen.findByRole('heading', { level: 1, name: 'Пропуск' });
  screen.getByText('Северная');
  screen.getByText('Powered by Tideform');
  await enter('Ada');
  submit();
  await screen.findByText('Your response has been submitted');
  screen.getByText(/Number 1 · /);
  expect(answersOf(world.server)).toEqual([{ name: 'Ada' }]);
  expect(await world.store.draft('abc')).toBeUndefined();
  expect((await world.store.submissions('abc')).map(({ data }) => data.data)).toEqual([{}]);

  fireEvent.click(screen.getByRole('button', { name: 'Click here to submit another response' }));
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', '');
  await enter('Bo');
  submit();
  await screen.findByText('Your response has been submitted');
  expect(answersOf(world.server)).toEqual([{ name: 'Ada' }, { name: 'Bo' }]);
});

it('shows when submissions will be deleted', async () => {
  const world = await openShareWorld([name]);
  world.server.form = { ...world.server.form, retention: { unit: 'days', count: 30 } };
  open(world);
  await screen.findByText('Your response will be deleted after 30 days.');
});

it('shows missing answers, and submits nothing', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await screen.findByRole('textbox', { name: /Name/ });
  submit();
  await screen.findByText('One answer needs your attention');
  expect(world.server.calls).not.toContain('POST submit');
});

it('restores answers and session after the page was closed', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  await saveDraftIn(world);
  const before = await world.store.draft('abc');
  cleanup();
  open(world.openAnotherPage());
  await screen.findByText('You already started this form. Your answers are still here.');
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  expect((await world.store.draft('abc'))?.sessionId).toBe(before?.sessionId);

  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear answers' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', ''));
  expect((await world.store.draft('abc'))?.data.data).toEqual({});
});

it('restores and saves text typed just before the page was closed', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await screen.findByRole('textbox', { name: /Name/ });
  const before = (await world.store.draft('abc'))!;
  await enter('Ada');
  // The page is hidden, then closed before the last save commits.
  const saved = saveDraftIn(world);
  const copy = localStorage.getItem('unsavedAnswers') ?? '';
  expect(copy).toContain('Ada');
  await saved;
  await expect.poll(() => localStorage.getItem('unsavedAnswers')).toBeNull();
  cleanup();
  await world.store.save({ ...(await world.store.draft('abc'))!, data: before.data, savedAt: before.savedAt });
  localStorage.setItem('unsavedAnswers', copy);

  open(world.openAnotherPage());
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  await expect.poll(async () => (await world.store.draft('abc'))?.data.data).toEqual({ name: 'Ada' });
  await expect.poll(() => localStorage.getItem('unsavedAnswers')).toBeNull();
});

it('leaves no copy of the answers on the device after submitting or clearing', async () => {
  const world = await openShareWorld([name]);
  const storeCopy = async () => {
    const { id, savedAt } = (await world.store.draft('abc'))!;
    localStorage.setItem('unsavedAnswers', JSON.stringify({ [id]: { at: savedAt, data: { name: 'Ada' } } }));
  };
  open(world);
  await enter('Ada');
  await saveDraftIn(world);
  await storeCopy();
  submit();
  await waitFor(() => expect(localStorage.getItem('unsavedAnswers')).toBeNull());
  cleanup();

  open(world.openAnotherPage());
  await enter('Bob');
  cleanup();
  open(world.openAnotherPage());
  const again = await screen.findByRole('button', { name: 'Start over' });
  await storeCopy();
  fireEvent.click(again);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear answers' }));
  await waitFor(() => expect(localStorage.getItem('unsavedAnswers')).toBeNull());
});

it('prefills known fields from the URL', async () => {
  history.replaceState(null, '', `/form/abc#data=${encodeURIComponent('{"name":"Ada","other":1}')}`);
  const world = await openShareWorld([name]);
  open(world);
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  submit();
  await screen.findByText('Your response has been submitted');
  const [first] = world.server.submitted.values();
  expect(JSON.parse(first!.body).data.metadata.prefilledData).toEqual({ name: 'Ada' });
});

it.each([
  ['share-gone', 'This form is no longer available', 'This form is no longer available', /has expired/],
  ['share-closed', 'We are done', 'This form is no longer available', 'We are done'],
  ['share-full', 'This form is no longer available', 'This form is no longer available', /reached its response limit/],
  ['share-not-open-yet', 'Open on Monday', 'This form isn’t open yet', 'Open on Monday'],
  ['share-unauthorized', 'Authorization has expired', 'Come back later', /can’t accept responses/],
  ['invalid-request', 'a bad code', 'Oops, something went wrong', 'Session token request failed: a bad code'],
  ['too-many-requests', undefined, 'This form is busy', /will open automatically/],
])('explains %s', async (code, detail, title, text) => {
  const world = await openShareWorld([name]);
  world.server.refusing.set('GET token', { status: 403, code, ...(detail !== undefined && { detail }) });
  open(world);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getAllByText(text)).not.toEqual([]);
});

it('asks for the password of a link', async () => {
  const world = await openShareWorld([name], { password: 'tide' });
  open(world);
  const field = await screen.findByLabelText('Password');
  fireEvent.change(field, { target: { value: 'ebb' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('Incorrect password. Try again.');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'tide' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('textbox', { name: /Name/ });
});

it('keeps a response submitted offline, shows a notice, and sends it once when the network is back', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  world.server.isDown = true;
  submit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  expect((await world.store.submissions('abc')).map(({ data }) => data.data)).toEqual([{ name: 'Ada' }]);
  world.server.isDown = false;
  world.server.losing.add('POST submit');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(world.server.submitted.size).toBe(1));
  await screen.findByRole('button', { name: 'Send now' });
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByText('Your response has been submitted');
  expect(answersOf(world.server)).toEqual([{ name: 'Ada' }]);
});

it('opens offline from the cache, and sends offline responses on the next visit', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await screen.findByRole('textbox', { name: /Name/ });
  cleanup();
  world.server.isDown = true;
  open(world.openAnotherPage());
  await enter('Ada');
  submit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  fireEvent.click(screen.getByRole('button', { name: 'Click here to submit another response' }));
  await enter('Bo');
  submit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  cleanup();
  world.server.isDown = false;
  open(world.openAnotherPage());
  await waitFor(() => expect(answersOf(world.server)).toEqual([{ name: 'Ada' }, { name: 'Bo' }]));
  expect(world.server.submitted.size).toBe(2);
});

it('returns rejected answers, and accepts them after correction', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  world.server.refusing.set('POST submit', { status: 422, code: 'not-valid', detail: 'name: custom' });
  submit();
  await screen.findByText(/Some answers weren’t accepted: name: custom/);
  fireEvent.click(screen.getByRole('button', { name: 'Return to my answers' }));
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  await enter('Ada Byron');
  submit();
  await screen.findByText('Your response has been submitted');
  expect(answersOf(world.server)).toEqual([{ name: 'Ada Byron' }]);
});

it('shows a rejection on the next visit, and returns the answers', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  world.server.isDown = true;
  submit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  cleanup();
  world.server.isDown = false;
  world.server.refusing.set('POST submit', { status: 422, code: 'not-valid', detail: 'name: custom' });
  open(world.openAnotherPage());
  await screen.findByText(/wasn’t accepted\. Some answers weren’t accepted: name: custom/);
  fireEvent.click(screen.getByRole('button', { name: 'Return to my answers' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada'));
  expect(await world.store.submissions('abc')).toEqual([]);
});

it('does not replace newer answers by rejected ones', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  world.server.isDown = true;
  submit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  cleanup();
  world.server.isDown = false;
  world.server.refusing.set('POST submit', { status: 422, code: 'not-valid', detail: 'name: custom' });
  open(world.openAnotherPage());
  await screen.findByRole('button', { name: 'Return to my answers' });
  await enter('Bo');
  expect(screen.queryByRole('button', { name: 'Return to my answers' })).toBeNull();
  screen.getByRole('button', { name: 'Delete my answers' });
  await saveDraftIn(world);
  const [refused] = await world.store.submissions('abc');
  await world.store.reopen(refused!, 'another page', world.now());
  expect((await world.store.draft('abc'))?.data.data).toEqual({ name: 'Bo' });
  expect(await world.store.submissions('abc')).toHaveLength(1);
});

/** Whether the browser asks before closing the page. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('continues in memory when the storage is full, shows a notice, and submits the response', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  await saveDraftIn(world);
  expect(screen.queryByText(/Your answers can’t be saved on this device/)).toBeNull();
  expect(asksBeforeClosing()).toBe(false);
  world.disk.isFull = true;
  await enter('Ada Byron');
  submit();
  await screen.findByText('Your response has been submitted');
  expect(answersOf(world.server)).toEqual([{ name: 'Ada Byron' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Click here to submit another response' }));
  await screen.findByText(/Your answers can’t be saved on this device.*before you close this page/);
  screen.getByText('Not saved');
});

it('asks before closing until the server has the answers, and reports what is sent on the next visit', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  expect(asksBeforeClosing()).toBe(false);
  world.server.isDown = true;
  submit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  expect(asksBeforeClosing()).toBe(true);
  world.server.isDown = false;
  world.server.losing.add('POST complete');
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByRole('heading', { name: 'Your answers were received' });
  await screen.findByText(/Your files and the PDF couldn’t be sent yet\./);
  expect(asksBeforeClosing()).toBe(false);
  cleanup();
  open(world.openAnotherPage());
  await screen.findByText('1 response that you submitted earlier on this device was sent.');
  expect([world.server.submitted.size, world.server.completed.size]).toEqual([1, 1]);
});

it('opens a form with full storage, and asks before unsent answers are lost', async () => {
  const world = await openShareWorld([name]);
  world.disk.isFull = true;
  open(world);
  await enter('Ada');
  screen.getByText(/Your answers can’t be saved on this device/);
  expect(asksBeforeClosing()).toBe(true);
  world.server.isDown = true;
  submit();
  await screen.findByRole('heading', { name: 'Your response hasn’t been sent yet' });
  expect(asksBeforeClosing()).toBe(true);
  world.server.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByText('Your response has been submitted');
  expect(asksBeforeClosing()).toBe(false);
});

it('accepts one response per device if the link is configured so', async () => {
  const world = await openShareWorld([name], { isOncePerDevice: true });
  open(world);
  await enter('Ada');
  submit();
  await screen.findByText('Your response has been submitted');
  expect(screen.queryByRole('button', { name: /another response/ })).toBeNull();
  cleanup();
  open(world.openAnotherPage());
  await screen.findByText(/This form accepts one response per device/);
});

it('shows beside the password field that this device has already responded', async () => {
  const world = await openShareWorld([name], { isOncePerDevice: true, password: 'tide' });
  open(world);
  const unlock = async () => {
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'tide' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  };
  await screen.findByLabelText('Password');
  expect(screen.queryByText(/This form accepts one response/)).toBeNull();
  await unlock();
  await enter('Ada');
  submit();
  await screen.findByText('Your response has been submitted');
  cleanup();
  open(world.openAnotherPage());
  await screen.findByLabelText('Password');
  await screen.findByText(/This form accepts one response per device. You submitted yours on/);
  await unlock();
  await screen.findByRole('heading', { name: 'You’ve already responded to this form' });
});

it('allows answering in one tab at a time, and continues in another tab on request', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  await saveDraftIn(world);
  const first = (await world.store.draft('abc'))!;
  open(world.openAnotherPage());
  fireEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1, name: /another tab/ })).toHaveLength(1));
  await screen.findByText('You already started this form. Your answers are still here.');
  await expect(world.store.save(first)).rejects.toThrow(TakenOver);
});

it('saves unsaved answers of a tab before another one takes over', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  open(world.openAnotherPage());
  fireEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
  await screen.findByRole('heading', { level: 1, name: /another tab/ });
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
});

it('does not take over from a tab whose answers cannot be saved', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  world.disk.isFull = true;
  open(world.openAnotherPage());
  fireEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
  await screen.findByText(/The other tab can’t save its answers on this device/);
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
});

it('hides the honeypot field from people, and submits the text that programs enter in it', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')!;
  expect(screen.queryByRole('textbox', { name: 'website' })).toBeNull();
  expect(trap.tabIndex).toBe(-1);
  expect(trap.autocomplete).toBe('off');
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  fireEvent.change(trap, { target: { value: 'https://spam.example' } });
  submit();
  await screen.findByText('Your response has been submitted');
  expect([...world.server.submitted.values()][0]?.body).toContain('https://spam.example');
});
