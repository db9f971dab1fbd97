import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'tags', key: 'k', label: 'Topics' };
const getTextbox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Topics' });

function renderField(answer: unknown = '', more: object = {}) {
  const onChange = vi.fn();
  render(<TestView definition={{ ...definition, ...more }} answer={answer} onChange={onChange} />);
  return onChange;
}

it('creates a tag from typed text on Enter, on a comma and on blur', async () => {
  const onChange = renderField();
  await userEvent.type(getTextbox(), ' noise {Enter}dust,late work');
  expect(onChange).toHaveBeenLastCalledWith('noise,dust');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(onChange).toHaveBeenLastCalledWith('noise,dust,late work');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['noise', 'dust', 'late work']);
  expect(getTextbox().value).toBe('');
});

it('removes a tag with its button or Backspace, and keeps the focus in the field', async () => {
  const onChange = renderField('noise,dust,traffic');
  await userEvent.click(screen.getByRole('button', { name: 'Remove dust' }));
  expect(onChange).toHaveBeenLastCalledWith('noise,traffic');
  expect(document.activeElement).toBe(getTextbox());
  await userEvent.keyboard('{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith('noise');
});

it('rejects duplicate tags', async () => {
  const onChange = renderField('noise');
  await userEvent.type(getTextbox(), 'noise{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(getTextbox().value).toBe('');
});

it('creates tags from pasted lines and spreadsheet cells', async () => {
  const onChange = renderField([], { storeas: 'array', delimeter: ';' });
  await userEvent.click(getTextbox());
  await userEvent.paste('noise\r\ndust; mud\ttraffic\n');
  expect(onChange).toHaveBeenLastCalledWith(['noise', 'dust', 'mud', 'traffic']);
});

it('shows tags without buttons in a read-only form', () => {
  render(<TestView definition={definition} answer="noise,dust" readOnly />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(getTextbox().disabled).toBe(true);
});
