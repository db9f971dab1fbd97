import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mail' });

it.each([
  [{}, 'email'],
  [{ autocomplete: 'work email' }, 'work email'],
])('is filled in by the browser as a mail address, or as its author says: %o', (more, autocomplete) => {
  render(<TryView definition={{ type: 'email', key: 'mail', label: 'Mail', ...more }} />);
  expect([box().type, box().inputMode, box().autocomplete]).toEqual(['text', 'email', autocomplete]);
});
