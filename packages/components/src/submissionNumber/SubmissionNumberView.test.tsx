import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'submissionNumber', key: 'k', label: 'Number', padding: 5 };
const getTextbox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });

it("explains that the number is assigned later, and can't be edited", async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} onChange={onChange} />);
  expect([getTextbox().value, getTextbox().placeholder]).toEqual(['', 'Assigned when the form is submitted']);
  await userEvent.type(getTextbox(), '7');
  expect(onChange).not.toHaveBeenCalled();
});

it('adds leading zeros up to the configured number of digits', () => {
  render(<TestView definition={definition} answer={42} />);
  expect(getTextbox().value).toBe('00042');
});
