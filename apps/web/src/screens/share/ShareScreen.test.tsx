import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderStandalone } from '../../testing/open-app.tsx';
import { createTestShareContext, type ShareServer, type TestShareContext } from '../../testing/test-share-context.ts';
import { ShareScreen } from './ShareScreen.tsx';
import { TakenOver } from './session/share-store.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const nameField = { type: 'textfield', key: 'name', label: 'Name', validate: { required: true } };
const renderShareScreen = (fixture: TestShareContext) =>
  renderStandalone(<ShareScreen code="abc" loadContext={async () => fixture} />);
const enterName = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), { target: { value: text } });
/** Saves the draft as a page does when it becomes hidden, since a hidden page may never be shown again. */
async function hidePageAndAwaitSave({ store }: TestShareContext) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(async () => (await store.draft('abc'))?.isBegun).toBe(true);
  vi.restoreAllMocks();
}
const clickSubmit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
const getSubmittedAnswers = ({ submitted }: ShareServer) =>
  [...submitted.values()].map(({ body }) => (JSON.parse(body) as { data: { data: unknown } }).data.data);

it('accepts a response from an anonymous respondent, thanks them, and deletes the answers on the device', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await screen.findByRole('heading', { level: 1, name: 'Пропуск' });
  screen.getByText('Северная');
  screen.getByText('Powered by Tideform');
  await enterName('Ada');
  clickSubmit();
  await screen.findByText('Your response has been submitted');
  screen.getByText(/Number 1 · /);
  expect(getSubmittedAnswers(fixture.server)).toEqual([{ name: 'Ada' }]);
  expect(await fixture.store.draft('abc')).toBeUndefined();
  expect((await fixture.store.submissions('abc')).map(({ data }) => data.data)).toEqual([{}]);

  fireEvent.click(screen.getByRole('button', { name: 'Click here to submit another response' }));
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', '');
  await enterName('Bo');
  clickSubmit();
  await screen.findByText('Your response has been submitted');
  expect(getSubmittedAnswers(fixture.server)).toEqual([{ name: 'Ada' }, { name: 'Bo' }]);
});

it('shows when submissions will be deleted', async () => {
  const fixture = await createTestShareContext([nameField]);
  fixture.server.form = { ...fixture.server.form, retention: { unit: 'days', count: 30 } };
  renderShareScreen(fixture);
  await screen.findByText('Your response will be deleted after 30 days.');
});

it('shows missing answers, and submits nothing', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await screen.findByRole('textbox', { name: /Name/ });
  clickSubmit();
  await screen.findByText('One answer needs your attention');
  expect(fixture.server.calls).not.toContain('POST submit');
});

it('restores answers and session after the page was closed', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  await hidePageAndAwaitSave(fixture);
  const before = await fixture.store.draft('abc');
  cleanup();
  renderShareScreen(fixture.openAnotherPage());
  await screen.findByText('You already started this form. Your answers are still here.');
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  expect((await fixture.store.draft('abc'))?.sessionId).toBe(before?.sessionId);

  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear answers' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', ''));
  expect((await fixture.store.draft('abc'))?.data.data).toEqual({});
});

it('restores and saves text typed just before the page was closed', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await screen.findByRole('textbox', { name: /Name/ });
  const before = (await fixture.store.draft('abc'))!;
  await enterName('Ada');
  // The page is hidden, then closed before the last save commits.
  const saved = hidePageAndAwaitSave(fixture);
  const copy = localStorage.getItem('unsavedAnswers') ?? '';
  expect(copy).toContain('Ada');
  await saved;
  await expect.poll(() => localStorage.getItem('unsavedAnswers')).toBeNull();
  cleanup();
  await fixture.store.save({ ...(await fixture.store.draft('abc'))!, data: before.data, savedAt: before.savedAt });
  localStorage.setItem('unsavedAnswers', copy);

  renderShareScreen(fixture.openAnotherPage());
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  await expect.poll(async () => (await fixture.store.draft('abc'))?.data.data).toEqual({ name: 'Ada' });
  await expect.poll(() => localStorage.getItem('unsavedAnswers')).toBeNull();
});

it('leaves no copy of the answers on the device after submitting or clearing', async () => {
  const fixture = await createTestShareContext([nameField]);
  const storeCopy = async () => {
    const { id, savedAt } = (await fixture.store.draft('abc'))!;
    localStorage.setItem('unsavedAnswers', JSON.stringify({ [id]: { at: savedAt, data: { name: 'Ada' } } }));
  };
  renderShareScreen(fixture);
  await enterName('Ada');
  await hidePageAndAwaitSave(fixture);
  await storeCopy();
  clickSubmit();
  await waitFor(() => expect(localStorage.getItem('unsavedAnswers')).toBeNull());
  cleanup();

  renderShareScreen(fixture.openAnotherPage());
  await enterName('Bob');
  cleanup();
  renderShareScreen(fixture.openAnotherPage());
  const again = await screen.findByRole('button', { name: 'Start over' });
  await storeCopy();
  fireEvent.click(again);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear answers' }));
  await waitFor(() => expect(localStorage.getItem('unsavedAnswers')).toBeNull());
});

it('prefills known fields from the URL', async () => {
  history.replaceState(null, '', `/form/abc#data=${encodeURIComponent('{"name":"Ada","other":1}')}`);
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  clickSubmit();
  await screen.findByText('Your response has been submitted');
  const [first] = fixture.server.submitted.values();
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
  const fixture = await createTestShareContext([nameField]);
  fixture.server.refusals.set('GET token', { status: 403, code, ...(detail !== undefined && { detail }) });
  renderShareScreen(fixture);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getAllByText(text)).not.toEqual([]);
});

it('asks for the password of a link', async () => {
  const fixture = await createTestShareContext([nameField], { password: 'tide' });
  renderShareScreen(fixture);
  const field = await screen.findByLabelText('Password');
  fireEvent.change(field, { target: { value: 'ebb' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('Incorrect password. Try again.');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'tide' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('textbox', { name: /Name/ });
});

it('keeps a response submitted offline, shows a notice, and sends it once when the network is back', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  fixture.server.isDown = true;
  clickSubmit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  expect((await fixture.store.submissions('abc')).map(({ data }) => data.data)).toEqual([{ name: 'Ada' }]);
  fixture.server.isDown = false;
  fixture.server.lostResponses.add('POST submit');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(fixture.server.submitted.size).toBe(1));
  await screen.findByRole('button', { name: 'Send now' });
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByText('Your response has been submitted');
  expect(getSubmittedAnswers(fixture.server)).toEqual([{ name: 'Ada' }]);
});

it('opens offline from the cache, and sends offline responses on the next visit', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await screen.findByRole('textbox', { name: /Name/ });
  cleanup();
  fixture.server.isDown = true;
  renderShareScreen(fixture.openAnotherPage());
  await enterName('Ada');
  clickSubmit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  fireEvent.click(screen.getByRole('button', { name: 'Click here to submit another response' }));
  await enterName('Bo');
  clickSubmit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  cleanup();
  fixture.server.isDown = false;
  renderShareScreen(fixture.openAnotherPage());
  await waitFor(() => expect(getSubmittedAnswers(fixture.server)).toEqual([{ name: 'Ada' }, { name: 'Bo' }]));
  expect(fixture.server.submitted.size).toBe(2);
});

it('returns rejected answers, and accepts them after correction', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  fixture.server.refusals.set('POST submit', { status: 422, code: 'not-valid', detail: 'name: custom' });
  clickSubmit();
  await screen.findByText(/Some answers weren’t accepted: name: custom/);
  fireEvent.click(screen.getByRole('button', { name: 'Return to my answers' }));
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  await enterName('Ada Byron');
  clickSubmit();
  await screen.findByText('Your response has been submitted');
  expect(getSubmittedAnswers(fixture.server)).toEqual([{ name: 'Ada Byron' }]);
});

it('shows a rejection on the next visit, and returns the answers', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  fixture.server.isDown = true;
  clickSubmit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  cleanup();
  fixture.server.isDown = false;
  fixture.server.refusals.set('POST submit', { status: 422, code: 'not-valid', detail: 'name: custom' });
  renderShareScreen(fixture.openAnotherPage());
  await screen.findByText(/wasn’t accepted\. Some answers weren’t accepted: name: custom/);
  fireEvent.click(screen.getByRole('button', { name: 'Return to my answers' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada'));
  expect(await fixture.store.submissions('abc')).toEqual([]);
});

it('does not replace newer answers by rejected ones', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  fixture.server.isDown = true;
  clickSubmit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  cleanup();
  fixture.server.isDown = false;
  fixture.server.refusals.set('POST submit', { status: 422, code: 'not-valid', detail: 'name: custom' });
  renderShareScreen(fixture.openAnotherPage());
  await screen.findByRole('button', { name: 'Return to my answers' });
  await enterName('Bo');
  expect(screen.queryByRole('button', { name: 'Return to my answers' })).toBeNull();
  screen.getByRole('button', { name: 'Delete my answers' });
  await hidePageAndAwaitSave(fixture);
  const [refused] = await fixture.store.submissions('abc');
  await fixture.store.reopen(refused!, 'another page', fixture.now());
  expect((await fixture.store.draft('abc'))?.data.data).toEqual({ name: 'Bo' });
  expect(await fixture.store.submissions('abc')).toHaveLength(1);
});

/** Whether the browser asks before closing the page. */
const warnsBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('continues in memory when the storage is full, shows a notice, and submits the response', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  await hidePageAndAwaitSave(fixture);
  expect(screen.queryByText(/Your answers can’t be saved on this device/)).toBeNull();
  expect(warnsBeforeUnload()).toBe(false);
  fixture.disk.isFull = true;
  await enterName('Ada Byron');
  clickSubmit();
  await screen.findByText('Your response has been submitted');
  expect(getSubmittedAnswers(fixture.server)).toEqual([{ name: 'Ada Byron' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Click here to submit another response' }));
  await screen.findByText(/Your answers can’t be saved on this device.*before you close this page/);
  screen.getByText('Not saved');
});

it('asks before closing until the server has the answers, and reports what is sent on the next visit', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  expect(warnsBeforeUnload()).toBe(false);
  fixture.server.isDown = true;
  clickSubmit();
  await screen.findByRole('heading', { name: 'Your response is saved on this device' });
  expect(warnsBeforeUnload()).toBe(true);
  fixture.server.isDown = false;
  fixture.server.lostResponses.add('POST complete');
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByRole('heading', { name: 'Your answers were received' });
  await screen.findByText(/Your files and the PDF couldn’t be sent yet\./);
  expect(warnsBeforeUnload()).toBe(false);
  cleanup();
  renderShareScreen(fixture.openAnotherPage());
  await screen.findByText('1 response that you submitted earlier on this device was sent.');
  expect([fixture.server.submitted.size, fixture.server.completed.size]).toEqual([1, 1]);
});

it('opens a form with full storage, and asks before unsent answers are lost', async () => {
  const fixture = await createTestShareContext([nameField]);
  fixture.disk.isFull = true;
  renderShareScreen(fixture);
  await enterName('Ada');
  screen.getByText(/Your answers can’t be saved on this device/);
  expect(warnsBeforeUnload()).toBe(true);
  fixture.server.isDown = true;
  clickSubmit();
  await screen.findByRole('heading', { name: 'Your response hasn’t been sent yet' });
  expect(warnsBeforeUnload()).toBe(true);
  fixture.server.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByText('Your response has been submitted');
  expect(warnsBeforeUnload()).toBe(false);
});

it('accepts one response per device if the link is configured so', async () => {
  const fixture = await createTestShareContext([nameField], { isOncePerDevice: true });
  renderShareScreen(fixture);
  await enterName('Ada');
  clickSubmit();
  await screen.findByText('Your response has been submitted');
  expect(screen.queryByRole('button', { name: /another response/ })).toBeNull();
  cleanup();
  renderShareScreen(fixture.openAnotherPage());
  await screen.findByText(/This form accepts one response per device/);
});

it('shows beside the password field that this device has already responded', async () => {
  const fixture = await createTestShareContext([nameField], { isOncePerDevice: true, password: 'tide' });
  renderShareScreen(fixture);
  const unlock = async () => {
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'tide' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  };
  await screen.findByLabelText('Password');
  expect(screen.queryByText(/This form accepts one response/)).toBeNull();
  await unlock();
  await enterName('Ada');
  clickSubmit();
  await screen.findByText('Your response has been submitted');
  cleanup();
  renderShareScreen(fixture.openAnotherPage());
  await screen.findByLabelText('Password');
  await screen.findByText(/This form accepts one response per device. You submitted yours on/);
  await unlock();
  await screen.findByRole('heading', { name: 'You’ve already responded to this form' });
});

it('allows answering in one tab at a time, and continues in another tab on request', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  await hidePageAndAwaitSave(fixture);
  const first = (await fixture.store.draft('abc'))!;
  renderShareScreen(fixture.openAnotherPage());
  fireEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1, name: /another tab/ })).toHaveLength(1));
  await screen.findByText('You already started this form. Your answers are still here.');
  await expect(fixture.store.save(first)).rejects.toThrow(TakenOver);
});

it('saves unsaved answers of a tab before another one takes over', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  renderShareScreen(fixture.openAnotherPage());
  fireEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
  await screen.findByRole('heading', { level: 1, name: /another tab/ });
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
});

it('does not take over from a tab whose answers cannot be saved', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  fixture.disk.isFull = true;
  renderShareScreen(fixture.openAnotherPage());
  fireEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
  await screen.findByText(/The other tab can’t save its answers on this device/);
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
});

it('hides the honeypot field from people, and submits the text that programs enter in it', async () => {
  const fixture = await createTestShareContext([nameField]);
  renderShareScreen(fixture);
  await enterName('Ada');
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')!;
  expect(screen.queryByRole('textbox', { name: 'website' })).toBeNull();
  expect(trap.tabIndex).toBe(-1);
  expect(trap.autocomplete).toBe('off');
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  fireEvent.change(trap, { target: { value: 'https://spam.example' } });
  clickSubmit();
  await screen.findByText('Your response has been submitted');
  expect([...fixture.server.submitted.values()][0]?.body).toContain('https://spam.example');
});
