import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'password', key: 'k', label: 'Door code' };
const box = () => screen.getByLabelText<HTMLInputElement>('Door code');

it('answers with what is typed, which nobody can read', async () => {
  const onChange = vi.fn();
  render(<TryView definition={definition} onChange={onChange} />);
  await userEvent.type(box(), 'A 4');
  expect(onChange).toHaveBeenLastCalledWith('A 4');
  expect([box().type, box().autocomplete]).toEqual(['password', 'new-password']);
});

it('shows it for as long as its person wants to see it', async () => {
  render(<TryView definition={definition} answer="A 4" />);
  const show = screen.getByRole('button', { name: 'Show password', pressed: false });
  await userEvent.click(show);
  expect(box().type).toBe('text');
  expect(show.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(show);
  expect(box().type).toBe('password');
});

it('shows nothing of an answer that one only reads', () => {
  render(<TryView definition={definition} answer="A 4" readOnly />);
  expect(box().type).toBe('password');
});
