import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../../kit/testing/TryView.tsx';
import { readNearToday, writeNearToday } from './near-today.ts';

afterEach(cleanup);

const definition = { type: 'dateLimit', key: 'minDate', label: 'Earliest date' };
const choice = (part: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Earliest date: ${part}` });

function draw(answer?: string) {
  const onChange = vi.fn();
  render(<TryView definition={definition} answer={answer} issues="own" onChange={onChange} />);
  return onChange;
}

describe('a date limit', () => {
  it('is named in plain words and stored as form.io has it', async () => {
    const onChange = draw();
    await userEvent.selectOptions(choice('type'), 'Start of this month');
    expect(onChange).toHaveBeenLastCalledWith("moment().startOf('month')");
    await userEvent.type(screen.getByRole('spinbutton'), '3', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.selectOptions(choice('unit'), 'weeks');
    await userEvent.selectOptions(choice('later or earlier'), 'earlier');
    expect(onChange).toHaveBeenLastCalledWith("moment().startOf('month').subtract(3, 'weeks')");
    await userEvent.selectOptions(choice('type'), 'None');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('is a date that one types', async () => {
    const onChange = draw();
    await userEvent.selectOptions(choice('type'), 'Specific date');
    await userEvent.type(screen.getByRole('textbox'), '2026-11-24');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
  });

  it('is a date that one picks in a calendar', async () => {
    const onChange = draw('2026-11-24');
    await userEvent.click(screen.getByRole('button', { name: /^Choose/ }));
    await screen.findByRole('grid', { name: 'November 2026' });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-25');
  });

  it('keeps code that has no words, and says when nobody can read it', async () => {
    draw('moment(data.from)');
    expect(choice('type').value).toBe('other');
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
  ])('reads %s and writes the same', (stored) => {
    expect(writeNearToday(readNearToday(stored)!)).toBe(stored);
  });

  it.each(["moment().add(8, 'hours')", "moment().add(1, 'days').startOf('day')", '2026-01-01'])(
    'has no words for %s',
    (stored) => {
      expect(readNearToday(stored)).toBeUndefined();
    },
  );
});
