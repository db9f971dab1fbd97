import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'number', key: 'area', label: 'Area', delimiter: true, decimalLimit: 2 };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Area' });

describe('typing a number', () => {
  it('keeps the text as typed, answers with a number, and tidies up when the field is left', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} locale="de" onChange={onChange} />);
    await userEvent.type(box(), '1250,50');
    expect(box().value).toBe('1250,50');
    expect(onChange).toHaveBeenLastCalledWith(1250.5);
    await userEvent.tab();
    expect(box().value).toBe('1.250,5');
  });

  it('loses nothing of what is no number', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} onChange={onChange} />);
    await userEvent.type(box(), 'about 3');
    await userEvent.tab();
    expect(box().value).toBe('about 3');
    expect(onChange).toHaveBeenLastCalledWith('about 3');
  });

  it('is absent again when the text is cleared', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} answer={12} onChange={onChange} />);
    await userEvent.clear(box());
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(box().value).toBe('');
  });

  it('opens the keyboard for whole numbers where only those are wanted', () => {
    render(<TryView definition={{ ...definition, decimalLimit: 0 }} />);
    expect(box().inputMode).toBe('numeric');
  });

  it.each([
    ['iPhone', undefined, 'text'],
    ['iPhone', -5, 'text'],
    ['iPhone', 0, 'decimal'],
    ['Android', undefined, 'decimal'],
  ])('opens a keyboard on which a minus can be typed where one may be needed: on %s from %s', (device, min, mode) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${device})`);
    render(<TryView definition={{ ...definition, validate: { min } }} />);
    expect(box().inputMode).toBe(mode);
    vi.restoreAllMocks();
  });
});
