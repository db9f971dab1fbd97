import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mail' });

it.each([
  [{}, 'email'],
  [{ autocomplete: 'work email' }, 'work email'],
])('has the autofill token for email, or the one that the author chose: %o', (more, autocomplete) => {
  render(<TestView definition={{ type: 'email', key: 'mail', label: 'Mail', ...more }} />);
  expect([box().type, box().inputMode, box().autocomplete]).toEqual(['text', 'email', autocomplete]);
});
