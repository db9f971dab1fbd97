import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'time', key: 'start', label: 'Start' };
const getInput = () => screen.getByLabelText<HTMLInputElement>('Start');

describe('answering a time', () => {
  it('answers with hours, minutes and seconds, and shows hours and minutes', () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} locale="en-GB" />);
    fireEvent.change(getInput(), { target: { value: '7.30' } });
    expect(onChange).toHaveBeenLastCalledWith('07:30:00');
    fireEvent.blur(getInput());
    expect(getInput().value).toBe('07:30');
    fireEvent.change(getInput(), { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('can be chosen from a list by mouse or keyboard', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} answer="14:30" onChange={onChange} locale="en-US" />);
    expect(getInput().value).toBe('2:30 PM');
    await userEvent.click(screen.getByRole('button', { name: 'Choose time' }));
    expect((await screen.findByRole('option', { selected: true })).textContent).toBe('2:30 PM');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('15:00:00');
  });

  it("shows an answer that isn't a time, so that it can be corrected", async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} answer="about 7" onChange={onChange} />);
    expect(getInput().value).toBe('about 7');
    await userEvent.clear(getInput());
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });
});
