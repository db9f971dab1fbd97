import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'optionsTable', key: 'values', label: 'Choices' };
const rows = [
  { label: 'Good', value: 'good', shortcut: 'G' },
  { label: 'Fair', value: 'fair' },
  { label: 'Poor', value: 'poor' },
];
const getCellInput = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function renderField(answer: readonly object[] = rows) {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={answer} issues="own" onChange={onChange} />);
  return onChange;
}

describe('a table of choices', () => {
  it('generates the value of a new choice from its label until the value is edited', async () => {
    const onChange = renderField([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add choice' }));
    await userEvent.keyboard('Not here');
    expect(onChange).toHaveBeenLastCalledWith([{ label: 'Not here', value: 'notHere' }]);
    await userEvent.clear(getCellInput('Value, choice 1'));
    await userEvent.type(getCellInput('Value, choice 1'), 'nh');
    await userEvent.type(getCellInput('Label, choice 1'), ' today');
    expect(onChange).toHaveBeenLastCalledWith([{ label: 'Not here today', value: 'nh' }]);
  });

  it('keeps the value and unknown properties of an existing choice when its label changes', async () => {
    const onChange = renderField();
    await userEvent.type(getCellInput('Label, choice 1'), '!');
    expect(onChange.mock.lastCall?.[0][0]).toEqual({ label: 'Good!', value: 'good', shortcut: 'G' });
  });

  it('generates values for the initial choices of a new component', async () => {
    const onChange = renderField([{ label: 'Option 1', value: 'option1' }]);
    await userEvent.clear(getCellInput('Label, choice 1'));
    await userEvent.type(getCellInput('Label, choice 1'), 'Dry');
    expect(onChange).toHaveBeenLastCalledWith([{ label: 'Dry', value: 'dry' }]);
  });

  it('focuses the next row on Enter, and adds a row after the last one', async () => {
    const onChange = renderField();
    await userEvent.type(getCellInput('Label, choice 2'), '{Enter}');
    expect(document.activeElement).toBe(getCellInput('Label, choice 3'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}None');
    expect(onChange).toHaveBeenLastCalledWith([...rows, { label: 'None', value: 'none' }]);
  });

  it('moves a choice with Alt and an arrow key, including the focus', async () => {
    const onChange = renderField();
    await userEvent.click(getCellInput('Value, choice 3'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(onChange).toHaveBeenLastCalledWith([rows[2], rows[0], rows[1]]);
    expect(document.activeElement).toBe(getCellInput('Value, choice 1'));
    expect(screen.getByRole('status').textContent).toBe('Moved choice to position 1 of 3');
  });

  it('moves and deletes a choice with its buttons', async () => {
    const onChange = renderField();
    await userEvent.click(screen.getByRole('button', { name: 'Move choice 1 down' }));
    expect(onChange).toHaveBeenLastCalledWith([rows[1], rows[0], rows[2]]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove choice 3' }));
    expect(onChange).toHaveBeenLastCalledWith([rows[1], rows[0]]);
    expect(document.activeElement).toBe(getCellInput('Label, choice 2'));
  });

  it('converts a pasted list to rows, after an existing choice and in place of a blank one', async () => {
    const onChange = renderField([{ label: 'Good', value: 'good' }]);
    await userEvent.click(getCellInput('Label, choice 1'));
    await userEvent.paste('Fair\nPoor\tp\n');
    const filled = [
      { label: 'Good', value: 'good' },
      { label: 'Fair', value: 'fair' },
      { label: 'Poor', value: 'p' },
    ];
    expect(onChange).toHaveBeenLastCalledWith(filled);
    await userEvent.keyboard('{Enter}');
    await userEvent.paste('A\nB');
    expect(onChange.mock.lastCall?.[0].slice(3)).toEqual([
      { label: 'A', value: 'a' },
      { label: 'B', value: 'b' },
    ]);
  });

  it('reports how many choices of a pasted list were added and how many were left out', async () => {
    renderField([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add choice' }));
    await userEvent.paste('A\nB\nC');
    expect(screen.getByRole('status').textContent).toBe('Added 3 choices.');
    screen.getByText('Added 3 choices.', { ignore: '[role=status]' });
    await userEvent.keyboard('{Enter}');
    await userEvent.paste('x\n'.repeat(501));
    expect(screen.getByRole('status').textContent).toBe(
      'Added 500 choices. 1 more was left out because the list is full.',
    );
  });

  it('renders only the visible rows of 5,000 choices, and can focus any row with the keyboard', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({ label: `Bolt ${index}`, value: `b${index}` }));
    const onChange = renderField(many);
    const first = getCellInput('Label, choice 1');
    expect(screen.getAllByRole('textbox').length).toBeLessThan(100);
    await userEvent.click(screen.getByRole('button', { name: 'Add choice' }));
    expect(document.activeElement).toBe(getCellInput('Label, choice 5001'));
    await userEvent.keyboard('Nut');
    expect(onChange.mock.lastCall?.[0].slice(4_999)).toEqual([many[4_999], { label: 'Nut', value: 'nut' }]);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(document.activeElement).toBe(getCellInput('Label, choice 5000'));
    expect(getCellInput('Label, choice 5000').value).toBe('Nut');
    await userEvent.type(first, '!');
    expect(onChange.mock.lastCall?.[0][0]).toEqual({ label: 'Bolt 0!', value: 'b0' });
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(getCellInput('Label, choice 2'));
  });

  it('reports duplicate values in each affected row', async () => {
    renderField();
    expect(screen.queryByText('Value must be unique')).toBeNull();
    await userEvent.clear(getCellInput('Value, choice 3'));
    expect(screen.getByText('Value is required')).toBeTruthy();
    await userEvent.type(getCellInput('Value, choice 3'), 'good');
    expect(screen.getAllByText('Value must be unique')).toHaveLength(2);
    expect(getCellInput('Value, choice 3').getAttribute('aria-invalid')).toBe('true');
    expect(getCellInput('Value, choice 2').getAttribute('aria-invalid')).toBeNull();
    const words = getCellInput('Value, choice 1').getAttribute('aria-describedby')!;
    expect(document.getElementById(words)?.textContent).toBe('Value must be unique');
  });
});
