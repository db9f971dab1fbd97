import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'phoneNumber', key: 'mobile', label: 'Mobile' };
const getTextbox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' });

describe('typing a phone number', () => {
  it('formats digits with the mask, and allows deleting character by character', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} />);
    await userEvent.type(getTextbox(), '02079');
    expect(onChange).toHaveBeenLastCalledWith('(020) 79');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(getTextbox().value).toBe('(02');
  });

  it('keeps the cursor position when typing in the middle', async () => {
    render(<TestView definition={definition} answer="(020) 946" />);
    await userEvent.type(getTextbox(), '78', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(getTextbox().value).toBe('(020) 789-46');
    expect(getTextbox().selectionStart).toBe(8);
  });

  it('accepts Arabic digits', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} />);
    await userEvent.type(getTextbox(), '٠٢٠٧');
    expect(onChange).toHaveBeenLastCalledWith('(020) 7');
  });

  it('formats an international number on blur', async () => {
    render(<TestView definition={definition} />);
    await userEvent.type(getTextbox(), '+4791234567');
    await userEvent.tab();
    await waitFor(() => expect(getTextbox().value).toBe('+47 91 23 45 67'));
  });

  it('stores the name of the chosen mask if there are several masks', async () => {
    const onChange = vi.fn();
    const inputMasks = [
      { label: 'Mobile', mask: '999 999' },
      { label: 'Desk', mask: '99-99' },
    ];
    render(<TestView definition={{ ...definition, allowMultipleMasks: true, inputMasks }} onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Number type' }), 'Desk');
    await userEvent.type(getTextbox(), '4417');
    expect(onChange).toHaveBeenLastCalledWith({ value: '44-17', maskName: 'Desk' });
  });

  it('opens the keyboard for phone numbers and supports autofill', () => {
    render(<TestView definition={definition} />);
    expect([getTextbox().inputMode, getTextbox().autocomplete]).toEqual(['tel', 'tel']);
    expect(getTextbox().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  });
});
