import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PeoplePicker } from './PeoplePicker.tsx';
import { type Group, type PeoplePage, PeopleProvider, type PeopleSource, type Person } from './PeopleSource.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const siobhan: Person = { id: 'u1', displayName: 'Siobhan Murphy', mail: 'siobhan@northgate.example' };
const simon: Person = { id: 'u2', displayName: 'Simon Clarke', mail: 'simon@northgate.example' };
const reps: Group = { id: 'g1', displayName: 'Site safety reps', isUnified: false };
const crew: Group = { id: 'g2', displayName: 'Site crew', isUnified: true };

function openPicker(
  answer: () => Promise<PeoplePage>,
  { refusalOf, ...more }: Partial<PeopleSource> & { readonly refusalOf?: (id: string) => string | undefined } = {},
) {
  const find = vi.fn<PeopleSource['find']>(answer);
  const onPick = vi.fn();
  const source: PeopleSource = {
    isOnline: true,
    isGuest: false,
    find,
    loadDetails: async (person) => ({ id: '', ...person }),
    loadPicture: async () => undefined,
    ...more,
  };
  const renderPicker = (isOnline: boolean) => (
    <FluentProvider theme={webLightTheme}>
      <PeopleProvider value={{ ...source, isOnline }}>
        <PeoplePicker
          label="Add people"
          among="people and groups"
          onPick={onPick}
          {...(refusalOf && { getDisabledReason: refusalOf })}
        />
      </PeopleProvider>
    </FluentProvider>
  );
  const { rerender, container } = render(renderPicker(source.isOnline));
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Add people' });
  act(() => box.focus());
  return {
    ...{ find, onPick, box, container },
    type: (text: string) => act(async () => void fireEvent.change(box, { target: { value: text } })),
    press: (key: string) => act(async () => void fireEvent.keyDown(box, { key })),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    goOnline: () => rerender(renderPicker(true)),
  };
}

const getStatusText = () => screen.getByRole('status').textContent;

it('searches people and groups once, one second after the last typed letter', async () => {
  const { find, type, wait } = openPicker(async () => ({ people: [siobhan] }));
  expect(getStatusText()).toBe('Please type to start searching for users');
  await type('s');
  await wait(900);
  await type('si');
  await wait(900);
  expect(find).not.toHaveBeenCalled();
  expect(getStatusText()).toBe('Searching…');
  await wait(100);
  expect(find.mock.calls.map(([request]) => request)).toEqual([
    { from: 'organization', text: 'si', toPermit: 'people and groups' },
  ]);
  expect(getStatusText()).toBe('1 found');
});

it("shows why some people and groups can't be chosen, and clears the input after a choice", async () => {
  const { type, wait, onPick, box, container } = openPicker(
    async () => ({ people: [siobhan, simon], groups: [reps, crew] }),
    {
      loadPicture: async (id) => (id === 'u1' ? new Blob(['picture']) : undefined),
      refusalOf: (id) => (id === 'u2' ? 'Already in the list' : undefined),
    },
  );
  await type('si');
  await wait(1_000);
  expect(getStatusText()).toBe('4 found');
  const people = within(screen.getByRole('group', { name: 'People' }));
  expect(people.getAllByRole('option').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Siobhan Murphysiobhan@northgate.example',
    'Simon ClarkeAlready in the list',
  ]);
  const groups = within(screen.getByRole('group', { name: 'Groups' }));
  expect(groups.getAllByRole('option').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Site safety repsSecurity group',
    'Site crewMicrosoft 365 group',
  ]);
  expect([...container.querySelectorAll('img')].map((picture) => picture.src)).toEqual(['blob:picture']);
  const refused = people.getByRole('option', { name: /Simon/ });
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  vi.useRealTimers();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  vi.useFakeTimers();
  await act(async () => void fireEvent.click(refused));
  expect(onPick).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(groups.getByRole('option', { name: /reps/ })));
  expect(onPick.mock.calls).toEqual([[{ kind: 'group', group: reps }]]);
  expect(box.value).toBe('');
});

it("works with the keyboard, and doesn't choose disabled options", async () => {
  const { type, wait, press, onPick } = openPicker(async () => ({ people: [siobhan, simon], groups: [reps] }), {
    refusalOf: (id) => (id === 'u2' ? 'Already in the list' : undefined),
  });
  await type('si');
  await wait(1_000);
  await press('ArrowDown');
  await press('Enter');
  expect(onPick.mock.calls).toEqual([[{ kind: 'person', person: siobhan }]]);
  await type('si');
  await wait(1_000);
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Enter');
  expect(onPick).toHaveBeenCalledTimes(1);
});

it("reports that nothing was found, and that the user isn't allowed to search groups", async () => {
  const { type, wait } = openPicker(async () => ({ people: [], lacksGroups: true }));
  await type('zz');
  await wait(1_000);
  expect(getStatusText()).toBe('No people found. You don’t have permission to search for groups.');
});

it('reports a failed search, and ignores a response that arrives too late', async () => {
  const late = Promise.withResolvers<PeoplePage>();
  const answers = [
    () => Promise.reject(new Error('503')),
    () => late.promise,
    async () => ({ people: [], groups: [reps] }),
  ];
  const { type, wait } = openPicker(() => answers.shift()!());
  await type('a');
  await wait(1_000);
  expect(getStatusText()).toBe('Couldn’t search for people. Enter the name again.');
  await type('ab');
  await wait(1_000);
  await type('abc');
  await wait(1_000);
  await act(async () => late.resolve({ people: [siobhan] }));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  screen.getByRole('option', { name: /Site safety reps/ });
});

it("doesn't search offline, and continues when the network is back", async () => {
  const { type, wait, find, goOnline } = openPicker(async () => ({ people: [simon] }), { isOnline: false });
  await type('si');
  await wait(2_000);
  expect(getStatusText()).toBe('You’re offline. You can search for people again when you’re back online.');
  expect(find).not.toHaveBeenCalled();
  goOnline();
  await wait(1_000);
  expect(getStatusText()).toBe('1 found');
});
