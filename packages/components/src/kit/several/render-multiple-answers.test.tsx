import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../testing/TestView.tsx';

afterEach(cleanup);

const createField = (type: string, more: object = {}) => ({
  type,
  key: 'answer',
  label: 'Answer',
  multiple: true,
  ...more,
});

describe('multiple answers in one field', () => {
  it.each([
    ['number', ['4', '7'], [4, 7]],
    ['currency', ['4', '7'], [4, 7]],
    ['email', ['a@example.org', 'b@example.org'], ['a@example.org', 'b@example.org']],
    ['url', ['https://a.example', 'https://b.example'], ['https://a.example', 'https://b.example']],
    ['phoneNumber', ['5550001', '5550002'], ['5550001', '5550002']],
    ['textarea', ['One', 'Two'], ['One', 'Two']],
    ['textfield', ['One', 'Two'], ['One', 'Two']],
  ])('are a list of single views: %s', async (type, [first = '', second = ''], stored) => {
    const onChange = vi.fn();
    const definition = createField(type, type === 'phoneNumber' ? { inputMask: '' } : {});
    render(<TestView definition={definition} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer 1' }), first);
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer 2' }));
    await userEvent.keyboard(second);
    expect(onChange).toHaveBeenLastCalledWith(stored);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Answer 1' }));
    expect(onChange).toHaveBeenLastCalledWith([stored[1]]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer 1' }));
  });

  it.each(['datetime', 'time'])('can be picked one by one: %s', (type) => {
    const stored = type === 'time' ? ['08:30:00', '17:00:00'] : ['2026-11-23T08:30:00Z', '2026-11-24T17:00:00Z'];
    render(<TestView definition={createField(type)} answer={stored} />);
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    expect(screen.getAllByLabelText(/^Answer [12]$/)).toHaveLength(2);
  });

  it('show validation errors once for the list', () => {
    render(<TestView definition={createField('number', { validate: { max: 5 } })} answer={[7, 9]} issues="own" />);
    expect(screen.getAllByText(/must be 5 or less/)).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Answer', description: /must be 5 or less/ })).toBeTruthy();
  });

  it("can't be changed in a read-only form", () => {
    render(<TestView definition={createField('textfield')} answer={['a', 'b']} readOnly />);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button');
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true, true]);
  });
});
