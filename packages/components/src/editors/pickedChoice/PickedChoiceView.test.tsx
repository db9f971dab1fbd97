import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentDefinition } from '@tideform/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { EditedFormProvider } from '../../kit/EditedForm.tsx';
import { TryView } from '../../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'pickedChoice', key: 'defaultValue', label: 'Default value', choicesIn: 'data.values' };
const values = [
  { label: 'Red', value: 'red' },
  { label: 'Two', value: '2' },
];

function draw(component: Partial<ComponentDefinition>, answer?: unknown, more: object = {}) {
  const onChange = vi.fn();
  const edited = { type: 'select', key: 'colour', ...component };
  render(
    <EditedFormProvider value={{ form: { components: [edited] }, component: edited }}>
      <TryView definition={{ ...definition, ...more }} answer={answer} onChange={onChange} />
    </EditedFormProvider>,
  );
  return onChange;
}

it('offers the choices of the component that is edited, stored as it stores them', async () => {
  const onChange = draw({ data: { values } });
  const box = screen.getByRole('combobox', { name: 'Default value' });
  expect([...box.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['', 'Red', 'Two']);
  await userEvent.selectOptions(box, 'Two');
  expect(onChange).toHaveBeenLastCalledWith(2);
});

it('takes several where the component does', async () => {
  const onChange = draw({ data: { values }, multiple: true }, ['red']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Two' }));
  expect(onChange).toHaveBeenLastCalledWith(['red', 2]);
});

it('selects any number for a component that stores whether each choice is selected', async () => {
  const selection = { choicesIn: 'values', isSelection: true };
  const onChange = draw({ type: 'selectboxes', values }, { red: true, '2': false }, selection);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Red' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Two' }));
  expect(onChange).toHaveBeenLastCalledWith({ red: true, '2': true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Red' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Two' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('shows a value that is no choice any more, and takes text where choices come from elsewhere', async () => {
  draw({ data: { values } }, 'gone');
  screen.getByRole('option', { name: 'gone' });
  cleanup();
  const onChange = draw({ dataSrc: 'url' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Default value' }), 'x');
  expect(onChange).toHaveBeenLastCalledWith('x');
});

it('finds one of many by typing a part of its name', async () => {
  const many = Array.from({ length: 155 }, (_, index) => ({
    label: `C${index} – Currency ${index}`,
    value: `C${index}`,
  }));
  const onChange = draw({}, 'C7', { choicesIn: '', data: { values: many } });
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Default value' });
  expect(box.value).toBe('C7 – Currency 7');
  await userEvent.click(box);
  await userEvent.keyboard('currency 12');
  expect(screen.getAllByRole('option')[0]!.getAttribute('aria-setsize')).toBe('11');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('C12');
});
