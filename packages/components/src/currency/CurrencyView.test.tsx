import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'currency', key: 'cost', label: 'Cost', currency: 'EUR' };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cost' });

describe('typing an amount of money', () => {
  it('reads it in the locale, rounds to cents and shows cents when the field is left', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} locale="de" onChange={onChange} />);
    await userEvent.type(box(), '1250,509');
    expect(onChange).toHaveBeenLastCalledWith(1250.51);
    await userEvent.tab();
    expect(box().value).toBe('1.250,51');
    expect(screen.getByText('€')).toBeTruthy();
  });

  it('takes an amount with its sign from the clipboard', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} locale="en" onChange={onChange} />);
    await userEvent.click(box());
    await userEvent.paste('€1,200');
    expect(onChange).toHaveBeenLastCalledWith(1200);
    await userEvent.tab();
    expect(box().value).toBe('1,200.00');
  });

  it('loses nothing of what is no amount', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} onChange={onChange} />);
    await userEvent.type(box(), 'a lot');
    await userEvent.tab();
    expect(box().value).toBe('a lot');
    expect(onChange).toHaveBeenLastCalledWith('a lot');
  });
});
