import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'gridColumns', key: 'components', label: 'Columns' };
const columns = [
  { type: 'textfield', key: 'material', label: 'Material', placeholder: 'as on the note' },
  { type: 'number', key: 'amount', label: 'Amount' },
];

function renderField() {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={columns} issues="own" onChange={onChange} />);
  return onChange;
}

describe('grid column editor', () => {
  it('adds columns with a property name generated from the label', async () => {
    const onChange = renderField();
    await userEvent.click(screen.getByRole('button', { name: 'Add column' }));
    await userEvent.keyboard('Amount');
    expect(onChange).toHaveBeenLastCalledWith([
      ...columns,
      { type: 'textfield', key: 'amount1', label: 'Amount', input: true },
    ]);
  });

  it("changes a column's label, type and required setting, and keeps all other settings", async () => {
    const onChange = renderField();
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

  it('reports a property name that is already used', async () => {
    renderField();
    const key = screen.getByRole('textbox', { name: 'Property name, column 2' });
    await userEvent.clear(key);
    expect(screen.getByText('Property name is required')).toBeTruthy();
    await userEvent.type(key, 'material');
    expect(screen.getAllByText('One of the columns is already using this key.')).toHaveLength(2);
    await userEvent.type(key, '.');
    expect(screen.getByText(/should not be ended by dash or dot/)).toBeTruthy();
  });

  it('moves and deletes columns', async () => {
    const onChange = renderField();
    await userEvent.click(screen.getByRole('textbox', { name: 'Label, column 2' }));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(onChange).toHaveBeenLastCalledWith([columns[1], columns[0]]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove column 1' }));
    expect(onChange).toHaveBeenLastCalledWith([columns[0]]);
  });
});
