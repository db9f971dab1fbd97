import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FoundPeople, FoundPerson } from './found-person.ts';
import { PeoplePicker } from './PeoplePicker.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const siobhan: FoundPerson = {
  kind: 'user',
  id: 'u1',
  name: 'Siobhan Murphy',
  signInName: 'siobhan@northgate.example',
};
const simon: FoundPerson = { kind: 'user', id: 'u2', name: 'Simon Clarke', signInName: 'simon@northgate.example' };
const reps: FoundPerson = { kind: 'group', id: 'g1', name: 'Site safety reps', isUnified: false };

function open(answer: () => Promise<FoundPeople>, more: Partial<Parameters<typeof PeoplePicker>[0]> = {}) {
  const search = vi.fn<(text: string, signal: AbortSignal) => Promise<FoundPeople>>(answer);
  const onPick = vi.fn();
  const draw = (isOnline: boolean) => (
    <FluentProvider theme={webLightTheme}>
      <PeoplePicker label="Add people" search={search} onPick={onPick} {...more} isOnline={isOnline} />
    </FluentProvider>
  );
  const { rerender, container } = render(draw(more.isOnline ?? true));
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Add people' });
  return {
    ...{ search, onPick, box, container },
    type: (text: string) => act(async () => void fireEvent.change(box, { target: { value: text } })),
    press: (key: string) => act(async () => void fireEvent.keyDown(box, { key })),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    goOnline: () => rerender(draw(true)),
  };
}

const state = () => screen.getByRole('status').textContent;

it('searches once, a second after the last letter', async () => {
  const { search, type, wait } = open(async () => ({ people: [siobhan] }));
  expect(state()).toBe('Please type to start searching for users');
  await type('s');
  await wait(900);
  await type('si');
  await wait(900);
  expect(search).not.toHaveBeenCalled();
  expect(state()).toBe('Searching…');
  await wait(100);
  expect(search.mock.calls.map(([text]) => text)).toEqual(['si']);
  expect(state()).toBe('1 found');
});

it('shows people and groups with pictures and why somebody cannot be chosen, and is left empty by a choice', async () => {
  const { type, wait, press, onPick, box, container } = open(async () => ({ people: [siobhan, simon, reps] }), {
    pictureOf: async ({ id }) => (id === 'u1' ? new Blob(['picture']) : undefined),
    refusalOf: ({ id }) => (id === 'u2' ? 'Already in the list' : undefined),
  });
  await type('si');
  await wait(1_000);
  const people = within(screen.getByRole('group', { name: 'People' }));
  expect(people.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual([
    'Siobhan Murphy, siobhan@northgate.example',
    'Simon Clarke, Already in the list',
  ]);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:picture');
  expect(people.getByRole('option', { name: /Simon/ }).getAttribute('aria-disabled')).toBe('true');
  vi.useRealTimers();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  vi.useFakeTimers();
  await act(
    async () => void fireEvent.click(within(screen.getByRole('group', { name: 'Groups' })).getByRole('option')),
  );
  expect(onPick.mock.calls).toEqual([[reps]]);
  expect(box.value).toBe('');
  await press('Enter');
  expect(onPick).toHaveBeenCalledTimes(1);
});

it('is worked by keyboard', async () => {
  const { type, wait, press, onPick } = open(async () => ({ people: [siobhan, simon] }));
  await type('si');
  await wait(1_000);
  await press('ArrowDown');
  await press('Enter');
  expect(onPick).toHaveBeenCalledTimes(1);
});

it('says when nobody is found, and that groups were not among those searched', async () => {
  const { type, wait } = open(async () => ({ people: [], lacksGroups: true }));
  await type('zz');
  await wait(1_000);
  expect(state()).toBe('Nobody is called “zz”. Groups cannot be searched with your permissions.');
});

it('says that the directory did not answer, and forgets an answer that comes too late', async () => {
  const late = Promise.withResolvers<FoundPeople>();
  const answers = [() => Promise.reject(new Error('503')), () => late.promise, async () => ({ people: [reps] })];
  const { type, wait } = open(() => answers.shift()!());
  await type('a');
  await wait(1_000);
  expect(state()).toBe('The directory did not answer. Type on to try again.');
  await type('ab');
  await wait(1_000);
  await type('abc');
  await wait(1_000);
  await act(async () => late.resolve({ people: [siobhan] }));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  screen.getByRole('option', { name: 'Site safety reps, Security group' });
});

it('asks nobody offline, and goes on when the network is back', async () => {
  const { type, wait, search, goOnline } = open(async () => ({ people: [simon] }), { isOnline: false });
  await type('si');
  await wait(2_000);
  expect(state()).toBe('You are offline. The directory needs a connection.');
  expect(search).not.toHaveBeenCalled();
  goOnline();
  await wait(1_000);
  expect(state()).toBe('1 found');
});
