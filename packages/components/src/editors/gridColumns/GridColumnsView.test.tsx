import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'gridColumns', key: 'components', label: 'Columns' };
const columns = [
  { type: 'textfield', key: 'material', label: 'Material', placeholder: 'as on the note' },
  { type: 'number', key: 'amount', label: 'Amount' },
];

function draw() {
  const onChange = vi.fn();
  render(<TryView definition={definition} answer={columns} issues="own" onChange={onChange} />);
  return onChange;
}

describe('columns on screen', () => {
  it('are added with a property name that follows the label', async () => {
    const onChange = draw();
    await userEvent.click(screen.getByRole('button', { name: 'Add column' }));
    await userEvent.keyboard('Amount');
    expect(onChange).toHaveBeenLastCalledWith([
      ...columns,
      { type: 'textfield', key: 'amount1', label: 'Amount', input: true },
    ]);
  });

  it('change label, type and required, and keep all else', async () => {
    const onChange = draw();
    await userEvent.type(screen.getByRole('textbox', { name: 'Label, column 1' }), 's');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type, column 1' }), 'Text area');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Required, column 1' }));
    expect(onChange.mock.lastCall?.[0][0]).toEqual({
      type: 'textarea',
      key: 'material',
      label: 'Materials',
      placeholder: 'as on the note',
      validate: { required: true },
    });
  });

  it('say where a property name is used already', async () => {
    draw();
    const key = screen.getByRole('textbox', { name: 'Property name, column 2' });
    await userEvent.clear(key);
    expect(screen.getByText('Property name is required')).toBeTruthy();
    await userEvent.type(key, 'material');
    expect(screen.getAllByText('One of the columns is already using this key.')).toHaveLength(2);
    await userEvent.type(key, '.');
    expect(screen.getByText(/should not be ended by dash or dot/)).toBeTruthy();
  });

  it('move and go', async () => {
    const onChange = draw();
    await userEvent.click(screen.getByRole('textbox', { name: 'Label, column 2' }));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(onChange).toHaveBeenLastCalledWith([columns[1], columns[0]]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove column 1' }));
    expect(onChange).toHaveBeenLastCalledWith([columns[0]]);
  });
});
