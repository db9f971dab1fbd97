import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'time', key: 'start', label: 'Start' };
const box = () => screen.getByLabelText<HTMLInputElement>('Start');

describe('answering a time', () => {
  it('answers with seconds and shows hours and minutes', () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} onChange={onChange} locale="en-GB" />);
    fireEvent.change(box(), { target: { value: '7.30' } });
    expect(onChange).toHaveBeenLastCalledWith('07:30:00');
    fireEvent.blur(box());
    expect(box().value).toBe('07:30');
    fireEvent.change(box(), { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('is chosen from a list, with the keyboard too', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} answer="14:30" onChange={onChange} locale="en-US" />);
    expect(box().value).toBe('2:30 PM');
    await userEvent.click(screen.getByRole('button', { name: 'Choose time' }));
    expect((await screen.findByRole('option', { selected: true })).textContent).toBe('2:30 PM');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('15:00:00');
  });

  it('shows an answer that is no time, so that one can mend it', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} answer="about 7" onChange={onChange} />);
    expect(box().value).toBe('about 7');
    await userEvent.clear(box());
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });
});
