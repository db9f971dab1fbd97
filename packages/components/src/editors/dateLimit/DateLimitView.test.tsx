import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../../kit/testing/TestView.tsx';
import { formatRelativeDate, parseStoredRelativeDate } from './relative-date.ts';

afterEach(cleanup);

const definition = { type: 'dateLimit', key: 'minDate', label: 'Earliest date' };
const getSelect = (part: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Earliest date: ${part}` });

function renderField(answer?: string) {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={answer} issues="own" onChange={onChange} />);
  return onChange;
}

describe('a date limit', () => {
  it("shows a relative date in plain language, and stores it in form.io's format", async () => {
    const onChange = renderField();
    await userEvent.selectOptions(getSelect('type'), 'Start of this month');
    expect(onChange).toHaveBeenLastCalledWith("moment().startOf('month')");
    await userEvent.type(screen.getByRole('spinbutton'), '3', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.selectOptions(getSelect('unit'), 'weeks');
    await userEvent.selectOptions(getSelect('later or earlier'), 'earlier');
    expect(onChange).toHaveBeenLastCalledWith("moment().startOf('month').subtract(3, 'weeks')");
    await userEvent.selectOptions(getSelect('type'), 'None');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('accepts a typed date', async () => {
    const onChange = renderField();
    await userEvent.selectOptions(getSelect('type'), 'Specific date');
    await userEvent.type(screen.getByRole('textbox'), '2026-11-24');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
  });

  it('accepts a date picked in a calendar', async () => {
    const onChange = renderField('2026-11-24');
    await userEvent.click(screen.getByRole('button', { name: /^Choose/ }));
    await screen.findByRole('grid', { name: 'November 2026' });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-25');
  });

  it("keeps code that it can't describe in plain language, and reports invalid code", async () => {
    renderField('moment(data.from)');
    expect(getSelect('type').value).toBe('other');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Earliest date: Custom' }).value).toBe(
      'moment(data.from)',
    );
    expect(screen.getByText(/must be a (valid )?date|is not a (valid )?date/)).toBeTruthy();
  });

  it.each([
    'moment()',
    "moment().startOf('day').add(3, 'days')",
    "moment().endOf('year').subtract(1, 'months')",
    "moment().subtract(2, 'weeks')",
  ])('parses %s and formats it unchanged', (stored) => {
    expect(formatRelativeDate(parseStoredRelativeDate(stored)!)).toBe(stored);
  });

  it.each(["moment().add(8, 'hours')", "moment().add(1, 'days').startOf('day')", '2026-01-01'])(
    "rejects %s, which the editor can't describe",
    (stored) => {
      expect(parseStoredRelativeDate(stored)).toBeUndefined();
    },
  );
});
