import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

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

describe('single choice', () => {
  it('stores a chosen "1" as a number and shows it as selected', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
    expect(onChange).toHaveBeenLastCalledWith(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Good' }).checked).toBe(true);
  });

  it('is a labeled group with arrow key navigation', async () => {
    render(<TestView definition={definition} answer="1" />);
    expect(screen.getByRole('radiogroup', { name: 'Grade' })).toBeTruthy();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Poor' }).checked).toBe(true);
  });

  it('renders thousands of choices in batches, until all are shown', async () => {
    const onChange = vi.fn();
    const values = Array.from({ length: 1_000 }, (_, at) => ({ label: `Bay ${at}`, value: `bay-${at}` }));
    const { container } = render(<TestView definition={{ ...definition, values }} onChange={onChange} />);
    const radios = () => container.querySelectorAll<HTMLInputElement>('input[type=radio]');
    expect(radios()).toHaveLength(200);
    await waitFor(() => expect(radios()).toHaveLength(1_000));
    radios()[999]?.click();
    expect(onChange).toHaveBeenLastCalledWith('bay-999');
    await waitFor(() => expect(radios()[999]?.checked).toBe(true));
  });
});
