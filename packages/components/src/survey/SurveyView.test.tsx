import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = {
  type: 'survey',
  key: 'visit',
  label: 'How was your visit?',
  questions: [
    { label: 'Welcome', value: 'welcome' },
    { label: 'Cleanliness', value: 'clean', tooltip: 'Of the paths' },
  ],
  values: ['Good', 'Fair', 'Poor'].map((label) => ({ label, value: label.toLowerCase() })),
};
const getQuestion = (name: string) => within(screen.getByRole('radiogroup', { name }));
const listChosenAnswers = (name: string) =>
  getQuestion(name)
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ checked }, index) => (checked ? [definition.values[index]!.value] : []));

it('stores one answer per question, and keeps answers to other and deleted questions', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={{ clean: 'fair', parking: 'full' }} onChange={onChange} />);
  expect([listChosenAnswers('Welcome'), listChosenAnswers('Cleanliness')]).toEqual([[], ['fair']]);
  await userEvent.click(getQuestion('Welcome').getByRole('radio', { name: 'Good' }));
  expect(onChange).toHaveBeenLastCalledWith({ clean: 'fair', parking: 'full', welcome: 'good' });
  await userEvent.click(getQuestion('Cleanliness').getByRole('radio', { name: 'Poor' }));
  expect([listChosenAnswers('Welcome'), listChosenAnswers('Cleanliness')]).toEqual([['good'], ['poor']]);
});

it('moves between questions with Tab and between answers with the arrow keys', async () => {
  render(<TestView definition={definition} answer={{ welcome: 'good', clean: 'fair' }} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(getQuestion('Welcome').getByRole('radio', { name: 'Good' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(listChosenAnswers('Welcome')).toEqual(['fair']);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(getQuestion('Cleanliness').getByRole('radio', { name: 'Fair' }));
});

it('reports unanswered questions', () => {
  const issues = [{ rule: 'incomplete' }];
  render(<TestView definition={definition} answer={{ welcome: 'good' }} issues={issues} required />);
  const wrong = screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-invalid'));
  expect(wrong).toEqual([null, 'true']);
  expect(screen.getByText('How was your visit? isn’t complete.')).toBeTruthy();
});

it('shows the help text of a question', async () => {
  render(<TestView definition={definition} />);
  await userEvent.click(screen.getByRole('button', { name: /Cleanliness/ }));
  expect(screen.getByText('Of the paths')).toBeTruthy();
});
