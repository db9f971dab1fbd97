import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'submissionNumber', key: 'k', label: 'Number', padding: 5 };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });

it('says that the number is given later, and lets nobody type one', async () => {
  const onChange = vi.fn();
  render(<TryView definition={definition} onChange={onChange} />);
  expect([box().value, box().placeholder]).toEqual(['', 'Assigned when the form is submitted']);
  await userEvent.type(box(), '7');
  expect(onChange).not.toHaveBeenCalled();
});

it('shows the number with as many digits as its author wants', () => {
  render(<TryView definition={definition} answer={42} />);
  expect(box().value).toBe('00042');
});
