import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentDefinition } from '@tideform/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { EditedFormProvider } from '../../kit/EditedForm.tsx';
import { TestView } from '../../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'pickedChoice', key: 'defaultValue', label: 'Default value', choicesIn: 'data.values' };
const values = [
  { label: 'Red', value: 'red' },
  { label: 'Two', value: '2' },
];

function renderField(component: Partial<ComponentDefinition>, answer?: unknown, more: object = {}) {
  const onChange = vi.fn();
  const edited = { type: 'select', key: 'colour', ...component };
  render(
    <EditedFormProvider value={{ form: { components: [edited] }, component: edited }}>
      <TestView definition={{ ...definition, ...more }} answer={answer} onChange={onChange} />
    </EditedFormProvider>,
  );
  return onChange;
}

it("shows the choices of the edited component, and stores the selection in that component's format", async () => {
  const onChange = renderField({ data: { values } });
  const box = screen.getByRole('combobox', { name: 'Default value' });
  expect([...box.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['', 'Red', 'Two']);
  await userEvent.selectOptions(box, 'Two');
  expect(onChange).toHaveBeenLastCalledWith(2);
});

it('allows multiple choices if the edited component allows them', async () => {
  const onChange = renderField({ data: { values }, multiple: true }, ['red']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Two' }));
  expect(onChange).toHaveBeenLastCalledWith(['red', 2]);
});

it('allows multiple choices for a component that stores a boolean per choice', async () => {
  const selection = { choicesIn: 'values', isSelection: true };
  const onChange = renderField({ type: 'selectboxes', values }, { red: true, '2': false }, selection);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Red' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Two' }));
  expect(onChange).toHaveBeenLastCalledWith({ red: true, '2': true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Red' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Two' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('shows a value that is no longer a choice, and a text input for choices from an external source', async () => {
  renderField({ data: { values } }, 'gone');
  screen.getByRole('option', { name: 'gone' });
  cleanup();
  const onChange = renderField({ dataSrc: 'url' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Default value' }), 'x');
  expect(onChange).toHaveBeenLastCalledWith('x');
});

it('finds a choice in a long list by a part of its label', async () => {
  const many = Array.from({ length: 155 }, (_, index) => ({
    label: `C${index} – Currency ${index}`,
    value: `C${index}`,
  }));
  const onChange = renderField({}, 'C7', { choicesIn: '', data: { values: many } });
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Default value' });
  expect(box.value).toBe('C7 – Currency 7');
  await userEvent.click(box);
  await userEvent.keyboard('currency 12');
  expect(screen.getAllByRole('option')[0]!.getAttribute('aria-setsize')).toBe('11');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('C12');
});
