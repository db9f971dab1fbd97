import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const getTextbox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });

describe('typing into a text area', () => {
  it('answers with all typed lines', async () => {
    const onChange = vi.fn();
    render(<TestView definition={{ type: 'textarea', key: 'n', label: 'Notes' }} onChange={onChange} />);
    await userEvent.type(getTextbox(), 'one{Enter}two');
    expect(onChange).toHaveBeenLastCalledWith('one\ntwo');
  });

  it('answers with parsed JSON, and keeps the typed text on screen', () => {
    const onChange = vi.fn();
    render(<TestView definition={{ type: 'textarea', key: 'n', label: 'Notes', as: 'json' }} onChange={onChange} />);
    fireEvent.change(getTextbox(), { target: { value: '{"a":1' } });
    expect(onChange).toHaveBeenLastCalledWith('{"a":1');
    fireEvent.change(getTextbox(), { target: { value: '{"a":1}' } });
    expect(onChange).toHaveBeenLastCalledWith({ a: 1 });
    expect(getTextbox().value).toBe('{"a":1}');
  });
});
