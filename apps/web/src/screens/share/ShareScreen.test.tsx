import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openAlone } from '../../testing/open-app.tsx';
import { openShareWorld, type ShareServer, type TestShareWorld } from '../../testing/share-world.ts';
import { ShareScreen } from './ShareScreen.tsx';
import { TakenOver } from './session/share-store.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const name = { type: 'textfield', key: 'name', label: 'Name', validate: { required: true } };
const open = (world: TestShareWorld) => openAlone(<ShareScreen code="abc" openWorld={async () => world} />);
const enter = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), { target: { value: text } });
/** A page that is hidden saves at once: it may never come back. */
async function keptIn({ store }: TestShareWorld) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(async () => (await store.draft('abc'))?.isBegun).toBe(true);
  vi.restoreAllMocks();
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
const answersOf = ({ submitted }: ShareServer) =>
  [...submitted.values()].map(({ body }) => (JSON.parse(body) as { data: { data: unknown } }).data.data);

it('lets a stranger answer and thanks them, and keeps nothing of it', async () => {
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

it('says after how long what is sent is deleted', async () => {
  const world = await openShareWorld([name]);
  world.server.form = { ...world.server.form, retention: { unit: 'days', count: 30 } };
  open(world);
  await screen.findByText('Your response will be deleted after 30 days.');
});

it('says what is missing, and submits nothing', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await screen.findByRole('textbox', { name: /Name/ });
  submit();
  await screen.findByText('One answer needs your attention');
  expect(world.server.calls).not.toContain('POST submit');
});

it('has the answers again after the page was closed, by the same session', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  await keptIn(world);
  const before = await world.store.draft('abc');
  cleanup();
  open(world.another());
  await screen.findByText('You already started this form. Your answers are still here.');
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  expect((await world.store.draft('abc'))?.sessionId).toBe(before?.sessionId);

  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear answers' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', ''));
  expect((await world.store.draft('abc'))?.data.data).toEqual({});
});

it('brings back what was typed just before the page was closed, and saves it', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await screen.findByRole('textbox', { name: /Name/ });
  const before = (await world.store.draft('abc'))!;
  await enter('Ada');
  // Hidden, and closed before the save of that moment is committed.
  const saved = keptIn(world);
  const copy = localStorage.getItem('unsavedAnswers') ?? '';
  expect(copy).toContain('Ada');
  await saved;
  await expect.poll(() => localStorage.getItem('unsavedAnswers')).toBeNull();
  cleanup();
  await world.store.save({ ...(await world.store.draft('abc'))!, data: before.data, savedAt: before.savedAt });
  localStorage.setItem('unsavedAnswers', copy);

  open(world.another());
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  await expect.poll(async () => (await world.store.draft('abc'))?.data.data).toEqual({ name: 'Ada' });
  await expect.poll(() => localStorage.getItem('unsavedAnswers')).toBeNull();
});

it('leaves no copy of the answers on the device after they were submitted or cleared', async () => {
  const world = await openShareWorld([name]);
  const storeCopy = async () => {
    const { id, savedAt } = (await world.store.draft('abc'))!;
    localStorage.setItem('unsavedAnswers', JSON.stringify({ [id]: { at: savedAt, data: { name: 'Ada' } } }));
  };
  open(world);
  await enter('Ada');
  await keptIn(world);
  await storeCopy();
  submit();
  await waitFor(() => expect(localStorage.getItem('unsavedAnswers')).toBeNull());
  cleanup();

  open(world.another());
  await enter('Bob');
  cleanup();
  open(world.another());
  const again = await screen.findByRole('button', { name: 'Start over' });
  await storeCopy();
  fireEvent.click(again);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear answers' }));
  await waitFor(() => expect(localStorage.getItem('unsavedAnswers')).toBeNull());
});

it('begins with what the address brings, as far as the form asks for it', async () => {
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
  ['share-unauthorized', 'Authorization has expired', 'Please come back later', /can’t accept responses/],
  ['invalid-request', 'a bad code', 'Oops, something went wrong', 'Session token request failed: a bad code'],
  ['too-many-requests', undefined, 'This form is busy', /will open automatically/],
])('says of %s why it opens no form', async (code, detail, title, text) => {
  const world = await openShareWorld([name]);
  world.server.refusing.set('GET token', { status: 403, code, ...(detail !== undefined && { detail }) });
  open(world);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getAllByText(text)).not.toEqual([]);
});

it('asks for the password that a link has', async () => {
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

it('keeps what is submitted offline, says so, and sends it once when the network is back', async () => {
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

it('opens offline as it was seen last, and sends on the next visit what was submitted then', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await screen.findByRole('textbox', { name: /Name/ });
  cleanup();
  world.server.isDown = true;
  open(world.another());
  await enter('Ada');
  submit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  fireEvent.click(screen.getByRole('button', { name: 'Click here to submit another response' }));
  await enter('Bo');
  submit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  cleanup();
  world.server.isDown = false;
  open(world.another());
  await waitFor(() => expect(answersOf(world.server)).toEqual([{ name: 'Ada' }, { name: 'Bo' }]));
  expect(world.server.submitted.size).toBe(2);
});

it('gives answers back that were not taken, and takes them corrected', async () => {
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

it('says on the next visit what was refused meanwhile, and gives the answers back', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  world.server.isDown = true;
  submit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  cleanup();
  world.server.isDown = false;
  world.server.refusing.set('POST submit', { status: 422, code: 'not-valid', detail: 'name: custom' });
  open(world.another());
  await screen.findByText(/wasn’t accepted\. Some answers weren’t accepted: name: custom/);
  fireEvent.click(screen.getByRole('button', { name: 'Return to my answers' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada'));
  expect(await world.store.submissions('abc')).toEqual([]);
});

it('does not give answers back over others that are being typed', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  world.server.isDown = true;
  submit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  cleanup();
  world.server.isDown = false;
  world.server.refusing.set('POST submit', { status: 422, code: 'not-valid', detail: 'name: custom' });
  open(world.another());
  await screen.findByRole('button', { name: 'Return to my answers' });
  await enter('Bo');
  expect(screen.queryByRole('button', { name: 'Return to my answers' })).toBeNull();
  screen.getByRole('button', { name: 'Delete my answers' });
  await keptIn(world);
  const [refused] = await world.store.submissions('abc');
  await world.store.reopen(refused!, 'another page', world.now());
  expect((await world.store.draft('abc'))?.data.data).toEqual({ name: 'Bo' });
  expect(await world.store.submissions('abc')).toHaveLength(1);
});

/** Whether the browser asks before it closes the page. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('goes on in the page where the disk is full, says so, and takes the response', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  await keptIn(world);
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

it('asks before it is closed until the server has the answers, and says what is sent on the next visit', async () => {
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
  await screen.findByText(/Your files and the PDF couldn't be sent yet\./);
  expect(asksBeforeClosing()).toBe(false);
  cleanup();
  open(world.another());
  await screen.findByText('1 response that you submitted earlier on this device was sent.');
  expect([world.server.submitted.size, world.server.completed.size]).toEqual([1, 1]);
});

it('opens a form where the disk is full from the first, and asks before what waits is lost', async () => {
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

it('takes one response from a device, where the link says so', async () => {
  const world = await openShareWorld([name], { isOncePerDevice: true });
  open(world);
  await enter('Ada');
  submit();
  await screen.findByText('Your response has been submitted');
  expect(screen.queryByRole('button', { name: /another response/ })).toBeNull();
  cleanup();
  open(world.another());
  await screen.findByText(/This form accepts one response per device/);
});

it('says beside the password it asks for that this device has given its one response', async () => {
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
  open(world.another());
  await screen.findByLabelText('Password');
  await screen.findByText(/This form accepts one response per device. You submitted yours on/);
  await unlock();
  await screen.findByRole('heading', { name: 'You’ve already responded to this form' });
});

it('is answered in one tab at a time, and goes on in the other when it is taken there', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  await keptIn(world);
  const first = (await world.store.draft('abc'))!;
  open(world.another());
  fireEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1, name: /another tab/ })).toHaveLength(1));
  await screen.findByText('You already started this form. Your answers are still here.');
  await expect(world.store.save(first)).rejects.toThrow(TakenOver);
});

it('saves what one tab has not saved before the other takes over', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  open(world.another());
  fireEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
  await screen.findByRole('heading', { level: 1, name: /another tab/ });
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
});

it('stays in the tab whose answers cannot be saved on the device', async () => {
  const world = await openShareWorld([name]);
  open(world);
  await enter('Ada');
  world.disk.isFull = true;
  open(world.another());
  fireEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
  await screen.findByText(/The other tab can’t save its answers on this device/);
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
});

it('hides a field for programs from everybody else, and hands in what they write into it', async () => {
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
