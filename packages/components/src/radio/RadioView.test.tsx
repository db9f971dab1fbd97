import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = {
  type: 'radio',
  key: 'grade',
  label: 'Grade',
  values: [
    { label: 'Good', value: '1' },
    { label: 'Poor', value: '2' },
  ],
};

describe('choosing one', () => {
  it('stores a chosen "1" as a number and shows it as chosen', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
    expect(onChange).toHaveBeenLastCalledWith(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Good' }).checked).toBe(true);
  });

  it('is a named group that one walks with the arrow keys', async () => {
    render(<TryView definition={definition} answer="1" />);
    expect(screen.getByRole('radiogroup', { name: 'Grade' })).toBeTruthy();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Poor' }).checked).toBe(true);
  });

  it('draws choices by the thousand in pieces, until all of them can be chosen', async () => {
    const onChange = vi.fn();
    const values = Array.from({ length: 1_000 }, (_, at) => ({ label: `Bay ${at}`, value: `bay-${at}` }));
    const { container } = render(<TryView definition={{ ...definition, values }} onChange={onChange} />);
    const radios = () => container.querySelectorAll<HTMLInputElement>('input[type=radio]');
    expect(radios()).toHaveLength(200);
    await waitFor(() => expect(radios()).toHaveLength(1_000));
    radios()[999]?.click();
    expect(onChange).toHaveBeenLastCalledWith('bay-999');
    await waitFor(() => expect(radios()[999]?.checked).toBe(true));
  });
});
