import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'datetime', key: 'when', label: 'When' };
const inTonga = { ...definition, displayInTimezone: 'location', timezone: 'Pacific/Tongatapu' };
const inSamoa = { ...inTonga, timezone: 'Pacific/Pago_Pago' };
const box = () => screen.getByLabelText<HTMLInputElement>('When');
const pick = (value: string) => fireEvent.change(box(), { target: { value } });

describe('picking a day and a time', () => {
  it('stores the time on the clock with its offset, and shows it again as it was picked', () => {
    const onChange = vi.fn();
    render(<TryView definition={inTonga} onChange={onChange} />);
    pick('2026-11-22T11:30');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-22T11:30:00+13:00');
    expect([box().type, box().value]).toEqual(['datetime-local', '2026-11-22T11:30']);
  });

  it('shows the same instant to somebody on the other side of the date line', () => {
    render(<TryView definition={inSamoa} answer="2026-11-22T11:30:00+13:00" />);
    expect(box().value).toBe('2026-11-21T11:30');
  });

  it('does not write over a year while it is typed', () => {
    render(<TryView definition={inTonga} />);
    pick('0002-11-22T11:30');
    expect(box().value).toBe('0002-11-22T11:30');
  });

  it('asks for a day alone or a time alone, and never shifts the day', () => {
    const onChange = vi.fn();
    render(<TryView definition={{ ...inTonga, enableTime: false }} onChange={onChange} />);
    pick('2026-03-29');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-29');
    expect(box().value).toBe('2026-03-29');
    cleanup();
    render(<TryView definition={{ ...inSamoa, enableDate: false }} onChange={onChange} />);
    pick('07:30');
    expect(onChange).toHaveBeenLastCalledWith('07:30:00');
  });

  it('offers no day outside of the limits', () => {
    const datePicker = { minDate: '2026-11-01', maxDate: '2026-11-30T12:00:00Z' };
    render(<TryView definition={{ ...inTonga, datePicker }} />);
    expect([box().min, box().max]).toEqual(['2026-11-01T00:00', '2026-12-01T01:00']);
  });

  it('shows an answer that is no date as it is, and is empty again when it is cleared', () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} answer="next week" onChange={onChange} />);
    expect([box().type, box().value]).toEqual(['text', 'next week']);
    pick('');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });
});
