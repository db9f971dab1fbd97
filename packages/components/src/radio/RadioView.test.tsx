import { cleanup, render, screen } from '@testing-library/react';
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
});
