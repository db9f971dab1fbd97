import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = {
  type: 'datamap',
  key: 'map',
  label: 'Gates',
  keyLabel: 'Gate',
  valueComponent: { type: 'textfield', key: 'x', label: 'State' },
};
const getNameInput = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Gate, entry ${number}` });
const getValueInputs = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^State, entry/ });

it('adds entries with a name and a value', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
  expect(document.activeElement).toBe(getNameInput(1));
  await userEvent.keyboard('North{Tab}Open');
  expect(onChange).toHaveBeenLastCalledWith({ North: 'Open' });
  await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
  await userEvent.keyboard('7{Tab}Shut');
  expect(onChange).toHaveBeenLastCalledWith({ North: 'Open', 7: 'Shut' });
  expect([getNameInput(1).value, getNameInput(2).value]).toEqual(['North', '7']);
});

it("can't be changed in a read-only form", () => {
  render(<TestView definition={definition} answer={{ North: 'Open' }} readOnly />);
  expect(screen.getByDisplayValue('North')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it("rejects a duplicate name without losing the entry's value", async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={{ a: '1', b: '2' }} onChange={onChange} />);
  await userEvent.clear(getNameInput(2));
  await userEvent.type(getNameInput(2), 'a{Tab}');
  expect(screen.getByText(/Another entry already has this name/)).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(getNameInput(2), 'b');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith({ a: '1', ab: '2' });
});

it('removes an entry', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={{ a: '1', b: '2' }} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove entry 1' }));
  expect(onChange).toHaveBeenLastCalledWith({ b: '2' });
  expect(getValueInputs().map(({ value }) => value)).toEqual(['2']);
});

it('has no add and remove buttons if configured, and shows a message for an unreadable answer', () => {
  render(<TestView definition={{ ...definition, disableAddingRemovingRows: true }} answer={{ a: '1' }} />);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  render(<TestView definition={definition} answer="words" />);
  expect(screen.getByText(/It’s kept unchanged/)).toBeTruthy();
});

it("labels each value input with the entry's name", () => {
  render(<TestView definition={definition} answer={{ a: '1', b: '2' }} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'State, entry 2' }).value).toBe('2');
});
