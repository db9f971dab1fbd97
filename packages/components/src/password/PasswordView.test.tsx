import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'password', key: 'k', label: 'Door code' };
const getInput = () => screen.getByLabelText<HTMLInputElement>('Door code');

it('answers with the typed text, which is masked', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} onChange={onChange} />);
  await userEvent.type(getInput(), 'A 4');
  expect(onChange).toHaveBeenLastCalledWith('A 4');
  expect([getInput().type, getInput().autocomplete]).toEqual(['password', 'new-password']);
});

it('shows and hides the typed text with a button', async () => {
  render(<TestView definition={definition} answer="A 4" />);
  const show = screen.getByRole('button', { name: 'Show password', pressed: false });
  await userEvent.click(show);
  expect(getInput().type).toBe('text');
  expect(show.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(show);
  expect(getInput().type).toBe('password');
});

it('hides the password in a read-only form', () => {
  render(<TestView definition={definition} answer="A 4" readOnly />);
  expect(getInput().type).toBe('password');
});
