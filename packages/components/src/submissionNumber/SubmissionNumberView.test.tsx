import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'submissionNumber', key: 'k', label: 'Number', padding: 5 };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });

it("explains that the number is assigned later, and can't be edited", async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} onChange={onChange} />);
  expect([box().value, box().placeholder]).toEqual(['', 'Assigned when the form is submitted']);
  await userEvent.type(box(), '7');
  expect(onChange).not.toHaveBeenCalled();
});

it('adds leading zeros up to the configured number of digits', () => {
  render(<TestView definition={definition} answer={42} />);
  expect(box().value).toBe('00042');
});
