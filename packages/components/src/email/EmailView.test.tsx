import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const getTextbox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mail' });

it.each([
  [{}, 'email'],
  [{ autocomplete: 'work email' }, 'work email'],
])('has the autofill token for email, or the one that the author chose: %o', (more, autocomplete) => {
  render(<TestView definition={{ type: 'email', key: 'mail', label: 'Mail', ...more }} />);
  expect([getTextbox().type, getTextbox().inputMode, getTextbox().autocomplete]).toEqual([
    'text',
    'email',
    autocomplete,
  ]);
});
