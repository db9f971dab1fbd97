import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'day', key: 'born', label: 'Born' };
const getTextbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('answering a day in parts', () => {
  it('stores zeros for unanswered parts, and no answer when all parts are cleared', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} />);
    await userEvent.type(getTextbox('Year'), '1990');
    expect(onChange).toHaveBeenLastCalledWith('00/00/1990');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'May');
    await userEvent.type(getTextbox('Day'), '7');
    expect(onChange).toHaveBeenLastCalledWith('05/07/1990');
    await userEvent.clear(getTextbox('Year'));
    await userEvent.clear(getTextbox('Day'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('groups the parts, with the day first if configured and localized month names', () => {
    render(<TestView definition={{ ...definition, dayFirst: true }} locale="de" />);
    const group = screen.getByRole('group', { name: 'Born' });
    expect([...group.querySelectorAll('input, select')].map((control) => control.tagName)).toEqual([
      'INPUT',
      'SELECT',
      'INPUT',
    ]);
    expect(screen.getByRole('option', { name: 'März' })).toBeTruthy();
  });

  it("shows the parts in the order of the reader's locale, and stores the month first", async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} answer="05/07/1990" locale="de-AT" onChange={onChange} />);
    const labels = [...document.querySelectorAll('[role=group] label')].map((label) => label.textContent);
    expect(labels).toEqual(['Tag', 'Monat', 'Jahr']);
    await userEvent.type(getTextbox('Tag'), '{Backspace}9');
    expect(onChange).toHaveBeenLastCalledWith('05/09/1990');
  });

  it('offers a calendar with the configured limits if all parts are shown', async () => {
    const onChange = vi.fn();
    const limited = { ...definition, minDate: '1990-05-07', fields: { year: { maxYear: 2000 } } };
    render(<TestView definition={limited} answer="05/09/1990" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    const day = (name: string) => screen.getByRole('button', { name });
    expect((await screen.findByRole('button', { name: 'Sunday, May 6, 1990' })).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await userEvent.click(day('Tuesday, May 8, 1990'));
    expect(onChange).toHaveBeenLastCalledWith('05/08/1990');
    cleanup();
    render(<TestView definition={{ ...definition, fields: { day: { hide: true } } }} />);
    expect(screen.queryByRole('button', { name: 'Choose date' })).toBeNull();
  });

  it('shows only the configured parts', () => {
    render(<TestView definition={{ ...definition, fields: { day: { hide: true }, month: { hide: true } } }} />);
    expect([screen.queryByLabelText('Day'), screen.queryByLabelText('Month')]).toEqual([null, null]);
    expect(getTextbox('Year')).toBeTruthy();
  });

  it('shows an invalid answer as text, so that it can be corrected', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} answer="last spring" onChange={onChange} />);
    await userEvent.clear(getTextbox('Born'));
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(getTextbox('Year')).toBeTruthy();
  });
});
