import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentDefinition } from '@tideform/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EditedFormProvider } from '../../kit/EditedForm.tsx';
import { TestView } from '../../kit/testing/TestView.tsx';

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

function renderField(answer?: unknown, component: ComponentDefinition = form.components[4]!) {
  const onChange = vi.fn();
  const edited = { form, component };
  render(
    <EditedFormProvider value={edited}>
      <TestView definition={definition} answer={answer} onChange={onChange} />
    </EditedFormProvider>,
  );
  return onChange;
}

const getSelect = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const listOptionTexts = (name: string) => [...getSelect(name).options].map((option) => option.textContent);

describe('condition editor', () => {
  it('builds a condition from a field, an operator and a choice', async () => {
    const onChange = renderField();
    expect(screen.getByText('Always shown.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    expect(document.activeElement).toBe(getSelect('Field, condition 1'));
    expect(listOptionTexts('Field, condition 1')).toEqual([
      'Choose a field',
      'There is a scaffold (scaffold)',
      'Wind speed (wind)',
      'Trade (trade)',
      'Day of visit (when)',
    ]);
    await userEvent.selectOptions(getSelect('Field, condition 1'), 'trade');
    await userEvent.selectOptions(getSelect('Value, condition 1'), 'Roofing');
    expect(onChange).toHaveBeenLastCalledWith({ show: true, when: 'trade', eq: 'roof' });
    await userEvent.selectOptions(getSelect('Show or hide'), 'Hide this field');
    expect(onChange).toHaveBeenLastCalledWith({ show: false, when: 'trade', eq: 'roof' });
  });

  it('shows a value input that fits the field', async () => {
    const onChange = renderField();
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(getSelect('Field, condition 1'), 'scaffold');
    expect(onChange).toHaveBeenLastCalledWith({ show: true, when: 'scaffold', eq: 'true' });
    expect(listOptionTexts('Value, condition 1')).toEqual(['', 'Selected', 'Not selected']);
    await userEvent.selectOptions(getSelect('Field, condition 1'), 'wind');
    await userEvent.selectOptions(getSelect('Comparison, condition 1'), 'is at least');
    await userEvent.type(getSelect('Value, condition 1'), '38');
    expect(onChange.mock.lastCall?.[0].conditions).toEqual([
      { component: 'wind', operator: 'greaterThanOrEqual', value: 38 },
    ]);
    await userEvent.selectOptions(getSelect('Field, condition 1'), 'when');
    expect(getSelect('Value, condition 1').type).toBe('date');
    await userEvent.selectOptions(getSelect('Comparison, condition 1'), 'is empty');
    expect(screen.queryByLabelText('Value, condition 1')).toBeNull();
  });

  it('shows the choice between all and any only for two or more conditions', async () => {
    const onChange = renderField({ show: true, when: 'scaffold', eq: 'true' });
    expect(screen.queryByLabelText('How many conditions must be met')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(getSelect('Field, condition 2'), 'wind');
    await userEvent.selectOptions(getSelect('How many conditions must be met'), 'if any condition is met');
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ conjunction: 'any', conditions: [{}, { component: 'wind' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add condition' }));
  });

  it('keeps a comparison with a deleted field, and shows a warning', () => {
    renderField({ show: true, when: 'crane', eq: 'x' });
    expect(getSelect('Field, condition 1').value).toBe('crane');
    const warning = document.getElementById(getSelect('Field, condition 1').getAttribute('aria-describedby')!);
    expect(warning?.textContent).toContain('doesn’t have a field called “crane”');
  });

  it("reports that the component's code takes precedence over the condition", () => {
    const coded = { ...form.components[4]!, customConditional: 'show = data.wind > 38;' };
    renderField({ show: true, when: 'wind', eq: '1' }, coded);
    expect(screen.getByText(/advanced condition below is used/)).toBeTruthy();
    expect(getSelect('Field, condition 1').disabled).toBe(false);
  });

  it('edits JSONLogic that is too complex for the condition editor as code', async () => {
    const json = { '==': [{ var: 'data.wind' }, { var: 'data.tag' }] };
    const onChange = renderField({ json });
    expect(screen.getByText(/too complex to show as conditions/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(getSelect('Field, condition 1'), 'wind');
    expect(screen.getByText(/conditions above are used/)).toBeTruthy();
    expect(onChange.mock.lastCall?.[0].json).toEqual(json);
    expect(screen.queryByRole('button', { name: 'Add group' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit code: JSONLogic condition' }));
    await userEvent.clear(within(screen.getByRole('dialog')).getByRole('textbox'));
    expect(onChange).toHaveBeenLastCalledWith({ show: true, when: 'wind', eq: '' });
  });

  it('stores nested groups as JSONLogic, and plain comparisons after the last group is deleted', async () => {
    const onChange = renderField({ show: true, when: 'scaffold', eq: 'true' });
    await userEvent.click(screen.getByRole('button', { name: 'Add group' }));
    expect(document.activeElement).toBe(getSelect('Field, condition 1, group 1'));
    await userEvent.selectOptions(getSelect('Field, condition 1, group 1'), 'wind');
    await userEvent.selectOptions(getSelect('Comparison, condition 1, group 1'), 'is at least');
    await userEvent.type(getSelect('Value, condition 1, group 1'), '38');
    const group = within(screen.getByRole('group', { name: 'Group 1' }));
    await userEvent.click(group.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(getSelect('Field, condition 2, group 1'), 'trade');
    await userEvent.selectOptions(getSelect('Value, condition 2, group 1'), 'Roofing');
    expect(onChange).toHaveBeenLastCalledWith({
      json: {
        and: [
          { '==': [{ var: 'data.scaffold' }, true] },
          { or: [{ '>=': [{ '+': [{ var: 'data.wind' }] }, 38] }, { '==': [{ var: 'data.trade' }, 'roof'] }] },
        ],
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add group in group 1' }));
    expect(document.activeElement).toBe(getSelect('Field, condition 1, group 1.1'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1, group 1.1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove group 1' }));
    expect(onChange).toHaveBeenLastCalledWith({ show: true, when: 'scaffold', eq: 'true' });
  });

  it('shows whether the component is visible with sample answers', async () => {
    renderField({
      show: true,
      conjunction: 'all',
      conditions: [{ component: 'wind', operator: 'greaterThan', value: 38 }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    const sample = within(screen.getByRole('group', { name: 'Sample answers' }));
    const wind = sample.getByRole<HTMLInputElement>('textbox', { name: 'Wind speed' });
    await userEvent.clear(wind);
    await userEvent.type(wind, '38');
    expect(sample.getByText('With these answers: hidden')).toBeTruthy();
    await userEvent.type(wind, '.5');
    expect(sample.getByText('With these answers: shown')).toBeTruthy();
    await userEvent.selectOptions(getSelect('Comparison, condition 1'), 'is less than');
    expect(sample.getByText('With these answers: hidden')).toBeTruthy();
    expect(wind.value).toBe('38.5');
  });
});
