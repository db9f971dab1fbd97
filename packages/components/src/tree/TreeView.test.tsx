import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = {
  type: 'tree',
  key: 'firms',
  label: 'Firms',
  components: [{ type: 'textfield', key: 'name', label: 'Name' }],
};
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const getNameInput = (number: string) =>
  within(screen.getByRole('group', { name: `Entry ${number}` })).getByRole('textbox', { name: 'Name' });

it('starts with one node, and lets the user add child nodes', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} onChange={onChange} />);
  await clickButton('Add entry');
  await userEvent.type(getNameInput('1'), 'A');
  await clickButton('Add below 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide entry 1.1' }));
  await userEvent.type(getNameInput('1.1'), 'B');
  await clickButton('Add below 1');
  await userEvent.type(getNameInput('1.2'), 'C');
  const leaf = (name: string) => ({ data: { name }, children: [] });
  expect(onChange).toHaveBeenLastCalledWith({ data: { name: 'A' }, children: [leaf('B'), leaf('C')] });
  await clickButton('Remove 1.1 and everything below it');
  expect(onChange).toHaveBeenLastCalledWith({ data: { name: 'A' }, children: [leaf('C')] });
  expect((getNameInput('1.1') as HTMLInputElement).value).toBe('C');
  await clickButton('Remove 1 and everything below it');
  expect(onChange).toHaveBeenLastCalledWith({});
});

it('collapses a node and all nodes below it', async () => {
  const answer = { data: { name: 'A' }, children: [{ data: { name: 'B' }, children: [] }] };
  render(<TestView definition={definition} answer={answer} />);
  await clickButton('Hide entry 1');
  expect(screen.queryByRole('textbox')).toBeNull();
  await clickButton('Show entry 1');
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});
