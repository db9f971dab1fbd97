import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = {
  type: 'selectboxes',
  key: 'kit',
  label: 'Kit',
  values: [
    { label: 'Helmet', value: 'helmet' },
    { label: 'Boots', value: 'boots' },
  ],
};
const getCheckbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('multiple choice with checkboxes', () => {
  it('stores true or false for every choice', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Kit' })).toBeTruthy();
    await userEvent.click(getCheckbox('Boots'));
    expect(onChange).toHaveBeenLastCalledWith({ helmet: false, boots: true });
    await userEvent.click(getCheckbox('Helmet'));
    await userEvent.click(getCheckbox('Boots'));
    expect(onChange).toHaveBeenLastCalledWith({ helmet: true, boots: false });
  });

  it('shows a selected choice that the author deleted, so that it can be cleared', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} answer={{ goggles: true }} onChange={onChange} />);
    expect(getCheckbox('goggles').checked).toBe(true);
    await userEvent.click(getCheckbox('goggles'));
    expect(onChange).toHaveBeenLastCalledWith({ goggles: false });
  });
});
