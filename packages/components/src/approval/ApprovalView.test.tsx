import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PeopleProvider } from '../kit/people/PeopleSource.tsx';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const lena = { id: 'lena', displayName: 'Lena Fischer' };
const definition = { type: 'approval', key: 'boss', label: 'Boss' };
const approvedAnswer = { status: 'approved', by: lena, timestamp: '2026-11-23T09:30:00.000Z', comment: 'Fine' };
const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function renderField(more: object = {}) {
  const onChange = vi.fn();
  const nobody = {
    ...{ isOnline: true, isGuest: false },
    find: async () => ({ people: [] }),
    loadDetails: async () => lena,
    loadPicture: async () => undefined,
  };
  render(
    <PeopleProvider value={{ ...nobody, me: lena }}>
      <TestView definition={definition} onChange={onChange} {...more} />
    </PeopleProvider>,
  );
  return onChange;
}

it('approves by keyboard, and stores the comment, the user and the time', async () => {
  const before = new Date().toISOString();
  const onChange = renderField();
  await userEvent.type(screen.getByLabelText('Comment'), 'Mind the gap');
  // NOTE: focuses the button directly instead of with Tab, because Fluent's focus management may still handle Tab for a
  // dialog of another test file.
  act(() => getButton('Approve').focus());
  await userEvent.keyboard('{Enter}');
  const [value] = onChange.mock.lastCall!;
  expect(value).toEqual({ status: 'approved', by: lena, timestamp: expect.any(String), comment: 'Mind the gap' });
  expect(value.timestamp >= before && value.timestamp <= new Date().toISOString()).toBe(true);
  expect(screen.getByRole('status').textContent).toMatch(/^ApprovedLena Fischer/);
  expect(document.activeElement).toBe(getButton('Undo'));
});

it('keeps the comment when the decision is undone', async () => {
  const onChange = renderField({ answer: approvedAnswer });
  await userEvent.click(getButton('Undo'));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Fine');
  expect(document.activeElement).toBe(getButton('Approve'));
  await userEvent.click(getButton('Reject'));
  expect(onChange.mock.lastCall![0]).toMatchObject({ status: 'rejected', comment: 'Fine' });
});

it('allows changing the comment after the decision, without changing the decision time', async () => {
  const onChange = renderField({ answer: approvedAnswer });
  await userEvent.type(screen.getByLabelText('Comment'), '!');
  expect(onChange).toHaveBeenLastCalledWith({ ...approvedAnswer, comment: 'Fine!' });
});

it('shows the decision in a read-only form', () => {
  renderField({ answer: approvedAnswer, readOnly: true });
  expect([screen.getByRole('status').textContent, screen.getByText('Fine').tagName]).toEqual([
    expect.stringMatching(/^ApprovedLena Fischer/),
    'P',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it("shows users who can't decide the names of the approvers", () => {
  const tom = { id: 'tom', mail: 'tom@northgate.example' };
  renderField({ definition: { ...definition, approvers: [lena, tom] }, disabled: true });
  expect(screen.getByText('Not decided yet')).toBeTruthy();
  expect(screen.getByText('Only Lena Fischer or tom@northgate.example can approve or reject.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
