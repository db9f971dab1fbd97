import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CustomRange } from './CustomRange.tsx';
import type { DayRange } from './date-range.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const november: DayRange = { name: 'custom', firstDay: '2026-11-01', lastDay: '2026-11-30' };
const getInputType = (name: string) => screen.getByLabelText<HTMLInputElement>(name).type;

it('uses native date inputs on a phone and ignores a last day before the first', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const onChange = vi.fn();
  render(<CustomRange range={november} onChange={onChange} />);
  expect([getInputType('From'), getInputType('To')]).toEqual(['date', 'date']);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-05' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-05' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...november, lastDay: '2026-11-05' });
});

it('allows typing the days or picking them in a calendar on a desktop', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<CustomRange range={november} onChange={vi.fn()} />);
  expect([getInputType('From'), getInputType('To')]).toEqual(['text', 'text']);
});
