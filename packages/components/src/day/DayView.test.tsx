import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'day', key: 'born', label: 'Born' };
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('answering a day in parts', () => {
  it('stores what is known, zeros for the rest, and nothing when all is cleared', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} onChange={onChange} />);
    await userEvent.type(text('Year'), '1990');
    expect(onChange).toHaveBeenLastCalledWith('00/00/1990');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'May');
    await userEvent.type(text('Day'), '7');
    expect(onChange).toHaveBeenLastCalledWith('05/07/1990');
    await userEvent.clear(text('Year'));
    await userEvent.clear(text('Day'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('is one group, in the order of the author, with the months of the language', () => {
    render(<TryView definition={{ ...definition, dayFirst: true }} locale="de" />);
    const group = screen.getByRole('group', { name: 'Born' });
    expect([...group.querySelectorAll('input, select')].map((control) => control.tagName)).toEqual([
      'INPUT',
      'SELECT',
      'INPUT',
    ]);
    expect(screen.getByRole('option', { name: 'März' })).toBeTruthy();
  });

  it('shows the parts in the order and the language of the reader, and stores them as ever', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} answer="05/07/1990" locale="de-AT" onChange={onChange} />);
    const labels = [...document.querySelectorAll('[role=group] label')].map((label) => label.textContent);
    expect(labels).toEqual(['Tag', 'Monat', 'Jahr']);
    await userEvent.type(text('Tag'), '{Backspace}9');
    expect(onChange).toHaveBeenLastCalledWith('05/09/1990');
  });

  it('is picked in a calendar within its limits, where all parts are asked for', async () => {
    const onChange = vi.fn();
    const limited = { ...definition, minDate: '1990-05-07', fields: { year: { maxYear: 2000 } } };
    render(<TryView definition={limited} answer="05/09/1990" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    const day = (name: string) => screen.getByRole('button', { name });
    expect((await screen.findByRole('button', { name: 'Sunday, May 6, 1990' })).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await userEvent.click(day('Tuesday, May 8, 1990'));
    expect(onChange).toHaveBeenLastCalledWith('05/08/1990');
    cleanup();
    render(<TryView definition={{ ...definition, fields: { day: { hide: true } } }} />);
    expect(screen.queryByRole('button', { name: 'Choose date' })).toBeNull();
  });

  it('asks only for the parts that the author wants', () => {
    render(<TryView definition={{ ...definition, fields: { day: { hide: true }, month: { hide: true } } }} />);
    expect([screen.queryByLabelText('Day'), screen.queryByLabelText('Month')]).toEqual([null, null]);
    expect(text('Year')).toBeTruthy();
  });

  it('shows an answer that is no day, so that one can mend it', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} answer="last spring" onChange={onChange} />);
    await userEvent.clear(text('Born'));
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(text('Year')).toBeTruthy();
  });
});
