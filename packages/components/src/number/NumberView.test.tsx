import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'number', key: 'area', label: 'Area', delimiter: true, decimalLimit: 2 };
const getTextbox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Area' });

describe('typing a number', () => {
  it('keeps the typed text, answers with a number, and formats the number on blur', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} locale="de" onChange={onChange} />);
    await userEvent.type(getTextbox(), '1250,50');
    expect(getTextbox().value).toBe('1250,50');
    expect(onChange).toHaveBeenLastCalledWith(1250.5);
    await userEvent.tab();
    expect(getTextbox().value).toBe('1.250,5');
  });

  it("keeps typed text that isn't a number", async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} />);
    await userEvent.type(getTextbox(), 'about 3');
    await userEvent.tab();
    expect(getTextbox().value).toBe('about 3');
    expect(onChange).toHaveBeenLastCalledWith('about 3');
  });

  it('has no answer again when cleared', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} answer={12} onChange={onChange} />);
    await userEvent.clear(getTextbox());
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(getTextbox().value).toBe('');
  });

  it("opens a keyboard for whole numbers if decimals aren't allowed", () => {
    render(<TestView definition={{ ...definition, decimalLimit: 0 }} />);
    expect(getTextbox().inputMode).toBe('numeric');
  });

  it.each([
    ['iPhone', undefined, 'text'],
    ['iPhone', -5, 'text'],
    ['iPhone', 0, 'decimal'],
    ['Android', undefined, 'decimal'],
  ])('opens a keyboard with a minus sign if negative numbers are allowed: on %s, minimum %s', (device, min, mode) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${device})`);
    render(<TestView definition={{ ...definition, validate: { min } }} />);
    expect(getTextbox().inputMode).toBe(mode);
    vi.restoreAllMocks();
  });
});
