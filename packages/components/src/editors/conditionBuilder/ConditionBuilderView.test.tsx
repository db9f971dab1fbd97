import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentDefinition } from '@tideform/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EditedFormProvider } from '../../kit/EditedForm.tsx';
import { TryView } from '../../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'conditionBuilder', key: 'conditional', label: 'When shown' };
const form = {
  components: [
    { type: 'checkbox', key: 'scaffold', label: 'There is a scaffold' },
    { type: 'number', key: 'wind', label: 'Wind speed' },
    { type: 'select', key: 'trade', label: 'Trade', data: { values: [{ label: 'Roofing', value: 'roof' }] } },
    { type: 'datetime', key: 'when', label: 'Day of visit', input: true },
    { type: 'textfield', key: 'tag', label: 'Tag' },
  ],
};

function draw(answer?: unknown, component: ComponentDefinition = form.components[4]!) {
  const onChange = vi.fn();
  const edited = { form, component };
  render(
    <EditedFormProvider value={edited}>
      <TryView definition={definition} answer={answer} onChange={onChange} />
    </EditedFormProvider>,
  );
  return onChange;
}

const control = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const wordsOf = (name: string) => [...control(name).options].map((option) => option.textContent);

describe('a condition on screen', () => {
  it('is built from a field, a comparison and one of its choices', async () => {
    const onChange = draw();
    expect(screen.getByText('Always shown.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    expect(document.activeElement).toBe(control('Field, condition 1'));
    expect(wordsOf('Field, condition 1')).toEqual([
      'Choose a field',
      'There is a scaffold (scaffold)',
      'Wind speed (wind)',
      'Trade (trade)',
      'Day of visit (when)',
    ]);
    await userEvent.selectOptions(control('Field, condition 1'), 'trade');
    await userEvent.selectOptions(control('Value, condition 1'), 'Roofing');
    expect(onChange).toHaveBeenLastCalledWith({ show: true, when: 'trade', eq: 'roof' });
    await userEvent.selectOptions(control('Show or hide'), 'Hide this field');
    expect(onChange).toHaveBeenLastCalledWith({ show: false, when: 'trade', eq: 'roof' });
  });

  it('has a value that fits the field', async () => {
    const onChange = draw();
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(control('Field, condition 1'), 'scaffold');
    expect(onChange).toHaveBeenLastCalledWith({ show: true, when: 'scaffold', eq: 'true' });
    expect(wordsOf('Value, condition 1')).toEqual(['', 'Ticked', 'Not ticked']);
    await userEvent.selectOptions(control('Field, condition 1'), 'wind');
    await userEvent.selectOptions(control('Comparison, condition 1'), 'is at least');
    await userEvent.type(control('Value, condition 1'), '38');
    expect(onChange.mock.lastCall?.[0].conditions).toEqual([
      { component: 'wind', operator: 'greaterThanOrEqual', value: 38 },
    ]);
    await userEvent.selectOptions(control('Field, condition 1'), 'when');
    expect(control('Value, condition 1').type).toBe('date');
    await userEvent.selectOptions(control('Comparison, condition 1'), 'is empty');
    expect(screen.queryByLabelText('Value, condition 1')).toBeNull();
  });

  it('asks whether all or any must hold as soon as there are two, and is simple again with one', async () => {
    const onChange = draw({ show: true, when: 'scaffold', eq: 'true' });
    expect(screen.queryByLabelText('How many conditions must be met')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(control('Field, condition 2'), 'wind');
    await userEvent.selectOptions(control('How many conditions must be met'), 'when any is met');
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ conjunction: 'any', conditions: [{}, { component: 'wind' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add condition' }));
  });

  it('keeps a comparison whose field is gone, with a warning', () => {
    draw({ show: true, when: 'crane', eq: 'x' });
    expect(control('Field, condition 1').value).toBe('crane');
    const warning = document.getElementById(control('Field, condition 1').getAttribute('aria-describedby')!);
    expect(warning?.textContent).toContain('no field “crane”');
  });

  it('says that code wins over what is here', () => {
    const coded = { ...form.components[4]!, customConditional: 'show = data.wind > 38;' };
    draw({ show: true, when: 'wind', eq: '1' }, coded);
    expect(screen.getByText(/advanced condition below decides/)).toBeTruthy();
    expect(control('Field, condition 1').disabled).toBe(false);
  });

  it('edits JSONLogic below the comparisons, which win over it', async () => {
    const json = { '==': [{ var: 'data.wind' }, 3] };
    const onChange = draw({ json });
    expect(screen.queryByText('Always shown.')).toBeNull();
    expect(screen.queryByText(/conditions above decide/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(control('Field, condition 1'), 'wind');
    expect(screen.getByText(/conditions above decide/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit code: JSONLogic condition' }));
    await userEvent.clear(within(screen.getByRole('dialog')).getByRole('textbox'));
    expect(onChange).toHaveBeenLastCalledWith({ show: true, when: 'wind', eq: '' });
  });
});
