import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'time', key: 'start', label: 'Start' };
const box = () => screen.getByLabelText<HTMLInputElement>('Start');

describe('picking a time', () => {
  it('answers with seconds and shows hours and minutes', () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} onChange={onChange} />);
    fireEvent.change(box(), { target: { value: '07:30' } });
    expect(onChange).toHaveBeenLastCalledWith('07:30:00');
    expect([box().type, box().value]).toEqual(['time', '07:30']);
    fireEvent.change(box(), { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('shows an answer that is no time, so that one can mend it', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} answer="about 7" onChange={onChange} />);
    expect([box().type, box().value]).toEqual(['text', 'about 7']);
    await userEvent.clear(box());
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(box().type).toBe('time');
  });
});
