import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PeopleProvider, type PeopleSource } from '../kit/people/PeopleSource.tsx';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const ada = { id: 'ada', displayName: 'Ada Byron', jobTitle: 'Owner' };
const bob = { id: 'bob', displayName: 'Bob Stone' };
const definition = { type: 'user', key: 'who', label: 'Who', searchDebounce: 0 };
const getCombobox = () => screen.getByRole('combobox', { name: 'Who' });
const listOptionTexts = () => screen.queryAllByRole('option').map(({ lastChild }) => lastChild?.textContent);

function createPeopleSource(more: Partial<PeopleSource> = {}): PeopleSource {
  const found = [ada, bob];
  return {
    isOnline: true,
    isGuest: false,
    find: async ({ text }) => ({ people: found.filter((one) => one.displayName.toLowerCase().startsWith(text)) }),
    loadDetails: async (person) => ({ id: 'found', ...person, mail: `${person.id}@example.org` }),
    loadPicture: async () => undefined,
    ...more,
  };
}

function renderField(settings: object = {}, people?: PeopleSource, answer?: unknown) {
  const onChange = vi.fn();
  render(
    <PeopleProvider value={people}>
      <TestView definition={{ ...definition, ...settings }} answer={answer} onChange={onChange} />
    </PeopleProvider>,
  );
  return onChange;
}

it('lists the team members, and stores all known details of a person chosen by keyboard', async () => {
  const onChange = renderField({}, createPeopleSource());
  await userEvent.tab();
  expect(document.activeElement).toBe(getCombobox());
  expect(await screen.findByRole('option', { name: 'Ada Byron Owner' })).toBeTruthy();
  expect(listOptionTexts()).toEqual(['Ada ByronOwner', 'Bob Stone']);
  await userEvent.keyboard('b');
  await waitFor(() => expect(listOptionTexts()).toEqual(['Bob Stone']));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ ...bob, mail: 'bob@example.org' }));
  expect(screen.getByRole('button', { name: 'Remove Bob Stone' })).toBeTruthy();
});

it('accepts several people without duplicates, and removes the last person with Backspace', async () => {
  const onChange = renderField(
    { multiple: true, usersSource: 'specificUsers', specificUsers: [ada, bob] },
    undefined,
    ada,
  );
  await userEvent.click(getCombobox());
  expect(listOptionTexts()).toEqual(['Bob Stone']);
  await userEvent.click(screen.getByRole('option'));
  expect(onChange).toHaveBeenLastCalledWith([ada, bob]);
  await userEvent.click(getCombobox());
  expect(screen.getByText('No people found')).toBeTruthy();
  await userEvent.keyboard('{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith([ada]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ada Byron' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it.each([
  ['Please type to start searching for users', createPeopleSource()],
  ['Requires Micrsoft account sign-in', undefined],
  ['Guests can’t search for people in the organization.', createPeopleSource({ isGuest: true })],
  ['You’re offline. You can search for people again when you’re back online.', createPeopleSource({ isOnline: false })],
])("shows %j if the organization can't be searched", async (sentence, people) => {
  renderField({ usersSource: 'organization' }, people);
  await userEvent.click(getCombobox());
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(listOptionTexts()).toEqual([]);
});

it('shows a message if a search fails, and searches again for the next typed text', async () => {
  const find = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ people: [ada] });
  renderField({}, createPeopleSource({ find }));
  await userEvent.click(getCombobox());
  expect(await screen.findByText(/Couldn’t search for people/)).toBeTruthy();
  await userEvent.keyboard('a');
  expect(await screen.findByRole('option')).toBeTruthy();
});

it('loads more people when the list is scrolled to three quarters', async () => {
  const page = (from: number) =>
    Array.from({ length: 20 }, (_, index) => ({ id: `p${from + index}`, displayName: `Person ${from + index}` }));
  const find = vi.fn(async ({ after }: { after?: string | undefined }) =>
    after === undefined ? { people: page(0), next: '20' } : { people: page(20) },
  );
  renderField({}, createPeopleSource({ find }));
  await userEvent.click(getCombobox());
  await screen.findByText('20 people');
  await userEvent.keyboard('{ArrowUp}');
  expect(await screen.findByText('40 people')).toBeTruthy();
  expect(find).toHaveBeenCalledTimes(2);
});

it('offers to set up the list of team members in a preview of the form', async () => {
  const initialization = Promise.withResolvers<void>();
  const initialise = vi.fn(() => initialization.promise);
  renderField({}, createPeopleSource({ missingMembers: { initialise } }));
  expect(await screen.findByText(/aren’t available as a data source yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Initialize data source' }));
  const busy = screen.getByRole('button', { name: 'Initializing...' });
  await userEvent.click(busy);
  expect(initialise).toHaveBeenCalledTimes(1);
  initialization.reject(new Error('503'));
  expect(await screen.findByText(/Couldn’t create the data source/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Initialize data source' })).toBeTruthy();
});

it("asks users who aren't owners to contact an owner, and shows no notice for other sources", async () => {
  renderField({}, createPeopleSource({ missingMembers: { initialise: undefined } }));
  expect(await screen.findByText(/Ask a form builder in your team/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Initialize data source' })).toBeNull();
  cleanup();
  renderField({ usersSource: 'organization' }, createPeopleSource({ missingMembers: { initialise: undefined } }));
  expect(screen.queryByText(/aren’t available as a data source yet/)).toBeNull();
});

it('shows the pictures of people if available', async () => {
  URL.createObjectURL = () => 'blob:ada';
  URL.revokeObjectURL = () => undefined;
  const pictureOf = async (id: string) => (id === 'ada' ? new Blob(['picture']) : undefined);
  const { container } = render(
    <PeopleProvider value={createPeopleSource({ loadPicture: pictureOf })}>
      <TestView definition={definition} answer={ada} onChange={() => undefined} />
    </PeopleProvider>,
  );
  await waitFor(() => expect(container.querySelector('img')?.src).toBe('blob:ada'));
});
