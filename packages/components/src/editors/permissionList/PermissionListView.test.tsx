import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPermission } from '@tideform/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { PeopleProvider, type PeopleSource } from '../../kit/people/PeopleSource.tsx';
import { TestView } from '../../kit/testing/TestView.tsx';

afterEach(cleanup);

const ada = { id: 'ada', displayName: 'Ada Byron' };
const source: PeopleSource = {
  isOnline: true,
  isGuest: false,
  find: async () => ({ people: [ada] }),
  loadDetails: async (person) => ({ id: '', ...person, mail: 'ada@example.org' }),
  loadPicture: async () => undefined,
};
const definition = { type: 'permissionList', key: 'permissions', label: 'For specific people' };

it('adds people to a permission from the search results', async () => {
  const onChange = vi.fn();
  render(
    <PeopleProvider value={source}>
      <TestView definition={definition} answer={[]} onChange={onChange} />
    </PeopleProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Permission, person 1' }), 'Hidden');
  await userEvent.type(screen.getByRole('combobox', { name: /People, entry 1/ }), 'ad');
  await userEvent.click(await screen.findByRole('option', { name: /Ada Byron/ }));
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith([
      { user: [{ ...ada, mail: 'ada@example.org' }], permissionLevel: 'hidden' },
    ]),
  );
  const [permissions] = onChange.mock.lastCall!;
  expect(getPermission({ type: 'textfield', permissions }, { id: 'ada', isCreator: false })).toBe('hidden');
  expect(getPermission({ type: 'textfield', permissions }, { id: 'bob', isCreator: false })).toBe('edit');
  await userEvent.click(screen.getByRole('button', { name: 'Remove person 1' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});
