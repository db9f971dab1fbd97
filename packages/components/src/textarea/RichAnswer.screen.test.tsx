import { cleanup, render, screen, within } from '@testing-library/react';

import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'textarea', key: 'n', label: 'Notes', editor: 'ckeditor' };
const getTextbox = () => screen.getByRole('textbox', { name: 'Notes' });
const getToolButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function renderField(answer = '', more: object = {}) {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={answer} onChange={onChange} {...more} />);
  return onChange;
}

it('formats the selected text, and answers with HTML', async () => {
  const onChange = renderField('<p>torn</p>');
  getTextbox().focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(getToolButton('Bold'));
  expect(onChange).toHaveBeenLastCalledWith('<p><strong>torn</strong></p>');
  expect(getToolButton('Bold').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(getToolButton('List'));
  expect(onChange).toHaveBeenLastCalledWith('<ul><li><p><strong>torn</strong></p></li></ul>');
  await userEvent.click(getToolButton('Undo'));
  await userEvent.click(getToolButton('Undo'));
  expect(onChange).toHaveBeenLastCalledWith('<p>torn</p>');
});

it('creates headings and tables, and shows table tools while the cursor is in a table', async () => {
  const onChange = renderField('<p>Level 3</p>');
  await userEvent.selectOptions(screen.getByLabelText('Style'), '2');
  expect(onChange).toHaveBeenLastCalledWith('<h2>Level 3</h2>');
  expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
  await userEvent.click(getToolButton('Table'));
  expect(within(getTextbox()).getAllByRole('columnheader')).toHaveLength(3);
  await userEvent.click(getToolButton('Delete row'));
  expect(within(getTextbox()).queryAllByRole('columnheader')).toHaveLength(0);
  expect(onChange.mock.lastCall![0]).not.toContain('style');
});

it('creates links only to web, email and telephone addresses', async () => {
  const onChange = renderField('<p>rules</p>');
  getTextbox().focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(getToolButton('Link'));
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
  expect(document.activeElement).toBe(box);
  await userEvent.fill(box, 'javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Enter a valid link address.')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.fill(box, 'example.com/rules');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.lastCall![0]).toMatch(/^<p><a [^>]*href="https:\/\/example\.com\/rules"[^>]*>rules<\/a><\/p>$/);
});

it('has one tab stop for its toolbar, and leaves the editor on Tab', async () => {
  renderField('<p>x</p>');
  await userEvent.tab();
  expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(true);
});

it('shows changes of the answer that come from outside the editor', () => {
  const onChange = vi.fn();
  const { rerender } = render(<TestView key="1" definition={definition} answer="<p>one</p>" onChange={onChange} />);
  rerender(<TestView key="2" definition={definition} answer={'two\nthree'} onChange={onChange} />);
  expect(getTextbox().innerHTML).toMatch(/^<p>two<br>three<\/p>$/);
  expect(onChange).not.toHaveBeenCalled();
});

it('shows the formatted text without an editor in a read-only form', () => {
  renderField('<h2>Level 3</h2>', { readOnly: true });
  expect(screen.getByRole('heading', { name: 'Level 3' })).toBeTruthy();
  expect(screen.queryByRole('toolbar')).toBeNull();
});
