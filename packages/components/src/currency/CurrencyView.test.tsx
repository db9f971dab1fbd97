import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'currency', key: 'cost', label: 'Cost', currency: 'EUR' };
const getTextbox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cost' });

describe('typing an amount', () => {
  it("parses the typed amount in the user's locale, rounds it to cents, and shows cents on blur", async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} locale="de" onChange={onChange} />);
    await userEvent.type(getTextbox(), '1250,509');
    expect(onChange).toHaveBeenLastCalledWith(1250.51);
    await userEvent.tab();
    expect(getTextbox().value).toBe('1.250,51');
    expect(screen.getByText('€')).toBeTruthy();
  });

  it('accepts a pasted amount with its currency symbol', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} locale="en" onChange={onChange} />);
    await userEvent.click(getTextbox());
    await userEvent.paste('€1,200');
    expect(onChange).toHaveBeenLastCalledWith(1200);
    await userEvent.tab();
    expect(getTextbox().value).toBe('1,200.00');
  });

  it("keeps typed text that isn't an amount", async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} />);
    await userEvent.type(getTextbox(), 'a lot');
    await userEvent.tab();
    expect(getTextbox().value).toBe('a lot');
    expect(onChange).toHaveBeenLastCalledWith('a lot');
  });
});
