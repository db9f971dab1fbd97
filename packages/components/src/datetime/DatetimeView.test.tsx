import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'datetime', key: 'when', label: 'When' };
const dayOnly = { ...definition, enableTime: false };
const inTonga = { ...definition, displayInTimezone: 'location', timezone: 'Pacific/Tongatapu' };
const inSamoa = { ...inTonga, timezone: 'Pacific/Pago_Pago' };
const getInput = () => screen.getByLabelText<HTMLInputElement>('When');
const changeInput = (value: string) => fireEvent.change(getInput(), { target: { value } });
const openPicker = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Choose|auswählen$|^اختيار/ }));
  return within(await screen.findByRole('dialog'));
};

describe('typing a day and a time', () => {
  it('stores the time with its offset, and shows it in the local format', async () => {
    const onChange = vi.fn();
    render(<TestView definition={inTonga} locale="en-GB" onChange={onChange} />);
    await userEvent.type(getInput(), '22/11/2026 11:30');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-22T11:30:00+13:00');
    expect(getInput().value).toBe('22/11/2026 11:30');
    await userEvent.tab();
    await userEvent.tab();
    expect(getInput().value).toBe('22 Nov 2026, 11:30');
  });

  it("shows and parses dates in the author's format", async () => {
    const onChange = vi.fn();
    const written = { ...inTonga, format: 'dd-MM-yyyy HH:mm' };
    render(<TestView definition={written} locale="en-US" answer="2026-04-03T11:30:00+13:00" onChange={onChange} />);
    expect(getInput().value).toBe('03-04-2026 11:30');
    changeInput('05-04-2026 11:30');
    expect(onChange).toHaveBeenLastCalledWith('2026-04-05T11:30:00+13:00');
    cleanup();
    render(<TestView definition={written} locale="en-US" answer="2026-04-03T11:30:00+13:00" readOnly />);
    expect(getInput().value).toBe('03-04-2026 11:30');
  });

  it("shows a moment in the field's time zone, across the date line", () => {
    render(<TestView definition={inSamoa} locale="de" answer="2026-11-22T11:30:00+13:00" />);
    expect(getInput().value).toBe('21.11.2026, 11:30');
  });

  it('accepts only a day or only a time if configured, without shifting the day by a time zone', () => {
    const onChange = vi.fn();
    render(<TestView definition={{ ...inTonga, enableTime: false }} onChange={onChange} />);
    changeInput('3/29/2026');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-29');
    cleanup();
    render(<TestView definition={{ ...inSamoa, enableDate: false }} onChange={onChange} />);
    changeInput('7:30 am');
    expect(onChange).toHaveBeenLastCalledWith('07:30:00');
  });

  it("keeps typed text that isn't a date, shows an example, and is empty again when cleared", () => {
    const onChange = vi.fn();
    render(<TestView definition={dayOnly} locale="en-GB" issues="own" onChange={onChange} />);
    changeInput('32/11/2026');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    fireEvent.blur(getInput());
    expect(onChange).toHaveBeenLastCalledWith('32/11/2026');
    expect(screen.getByText('When must be a date, such as 24 Nov 2026.')).toBeTruthy();
    changeInput('');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });
});

describe('the calendar', () => {
  it('opens on the answered day, is used with the keyboard, and returns the focus after a choice', async () => {
    const onChange = vi.fn();
    render(<TestView definition={dayOnly} answer="2026-11-24" locale="en-GB" onChange={onChange} />);
    const calendar = await openPicker();
    expect(calendar.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Tuesday,? 24 November 2026$/);
    await userEvent.keyboard('{PageDown}{ArrowUp}{Home}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-14');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose date' }));
  });

  it('opens on the down arrow key in the input, and closes on Escape without changing the answer', async () => {
    const onChange = vi.fn();
    render(<TestView definition={dayOnly} onChange={onChange} />);
    await userEvent.type(getInput(), '{ArrowDown}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('jumps to a month and year', async () => {
    render(<TestView definition={dayOnly} answer="2026-11-24" />);
    const calendar = await openPicker();
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Year' }), '1990');
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), 'May');
    await userEvent.click(calendar.getByRole('button', { name: 'Next month' }));
    expect(calendar.getByRole('grid', { name: 'June 1990' })).toBeTruthy();
  });

  it('disables days outside the limits and days that the author excluded', async () => {
    const onChange = vi.fn();
    const datePicker = { minDate: '2026-11-10', disableWeekends: true };
    render(<TestView definition={{ ...dayOnly, datePicker }} answer="2026-11-24" onChange={onChange} />);
    const calendar = await openPicker();
    for (const name of ['Monday, November 9, 2026', 'Saturday, November 14, 2026']) {
      const day = calendar.getByRole('button', { name });
      expect(day.getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(day);
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  it("offers times after a day is chosen, in the author's time steps", async () => {
    const onChange = vi.fn();
    render(<TestView definition={{ ...inTonga, timePicker: { minuteStep: 20 } }} locale="de" onChange={onChange} />);
    const calendar = await openPicker();
    const day = calendar.getAllByRole('button', { name: /\. \d{4}$|\d{4}$/ })[10]!;
    await userEvent.click(day);
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(document.activeElement?.getAttribute('role')).toBe('option');
    await userEvent.click(calendar.getByRole('option', { name: '09:40' }));
    expect(onChange.mock.lastCall![0]).toMatch(/T09:40:00\+13:00$/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has buttons for choosing today and clearing the answer', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const onChange = vi.fn();
    render(<TestView definition={dayOnly} locale="de" onChange={onChange} />);
    await userEvent.click((await openPicker()).getByRole('button', { name: 'Heute' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-22');
    await userEvent.click((await openPicker()).getByRole('button', { name: 'Leeren' }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it("mirrors the arrow keys in Arabic, and starts the week on the locale's first weekday", async () => {
    render(<TestView definition={dayOnly} answer="2026-11-24" locale="ar-EG" />);
    const calendar = await openPicker();
    expect(calendar.getAllByRole('columnheader')[0]!.getAttribute('abbr')).toBe('السبت');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('25');
  });
});

describe('on a phone', () => {
  it("uses the browser's date picker with the configured limits, and keeps a partly typed year", () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const datePicker = { minDate: '2026-11-01', maxDate: '2026-11-30T12:00:00Z' };
    render(<TestView definition={{ ...inTonga, datePicker }} />);
    expect([getInput().type, getInput().min, getInput().max]).toEqual([
      'datetime-local',
      '2026-11-01T00:00',
      '2026-12-01T01:00',
    ]);
    changeInput('0002-11-22T11:30');
    expect(getInput().value).toBe('0002-11-22T11:30');
  });
});
