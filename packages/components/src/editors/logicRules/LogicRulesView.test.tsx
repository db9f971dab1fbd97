import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EditedFormProvider } from '../../kit/EditedForm.tsx';
import { TestView } from '../../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'logicRules', key: 'logic', label: 'Rules' };
const size = {
  type: 'select',
  key: 'size',
  label: 'Size',
  data: { values: [{ label: 'Small', value: 's' }] },
};
const form = { components: [{ type: 'textfield', key: 'site', label: 'Site' }, size] };

function renderField(answer?: readonly object[]) {
  const onChange = vi.fn();
  render(
    <EditedFormProvider value={{ form, component: size }}>
      <TestView definition={definition} answer={answer} onChange={onChange} />
    </EditedFormProvider>,
  );
  return onChange;
}

// Elements behind a dialog only become accessible a moment after the dialog has closed.
const selectOption = async (name: string, words: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), words);
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const enterCode = async (name: string, text: string) => {
  await clickButton(`Add code: ${name}`);
  const dialog = within(screen.getByRole('dialog'));
  const json = dialog.queryByRole('radio', { name: 'JSONLogic' });
  if (json) await userEvent.click(json);
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
};

describe('logic rules', () => {
  it("are stored in form.io's format: a trigger condition, and an action that changes a setting", async () => {
    const onChange = renderField();
    screen.getByText('No rules change this component.');
    await clickButton('Add rule');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name, rule 1' }));
    await clickButton('Add condition');
    await selectOption('Field, condition 1', 'Site (site)');
    await userEvent.type(screen.getByRole('textbox', { name: 'Value, condition 1' }), 'north');
    await clickButton('Add action');
    await selectOption('Setting, action 1, Rule 1', 'Required');
    expect(onChange).toHaveBeenLastCalledWith([
      {
        name: 'Rule 1',
        trigger: { type: 'simple', simple: { show: true, when: 'site', eq: 'north' } },
        actions: [
          {
            name: 'Action 1',
            type: 'property',
            property: { label: 'Required', value: 'validate.required', type: 'boolean' },
            state: true,
          },
        ],
      },
    ]);
  });

  it('can be triggered by code, JSONLogic or an event, and keep the value of each trigger type', async () => {
    const onChange = renderField([{ name: 'Late', trigger: { type: 'simple', simple: {} }, actions: [] }]);
    await selectOption('When, rule 1', 'When JavaScript returns true');
    await enterCode('Trigger for Late', 'result = true;');
    await selectOption('When, rule 1', 'When an event is triggered');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Event name, rule 1' }), 'stop');
    expect(onChange.mock.lastCall?.[0][0].trigger).toEqual({
      type: 'event',
      simple: {},
      javascript: 'result = true;',
      event: 'stop',
    });
    await selectOption('When, rule 1', 'When JSONLogic returns true');
    await enterCode('Trigger for Late', '{"var": "data.site"}');
    expect(onChange.mock.lastCall?.[0][0].trigger).toMatchObject({ type: 'json', json: { var: 'data.site' } });
  });

  it('have actions that change texts, set answers, or run code', async () => {
    const onChange = renderField([
      { name: 'Late', trigger: {}, actions: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
    ]);
    await selectOption('Setting, action 1, Late', 'Label');
    await userEvent.type(screen.getByRole('textbox', { name: 'New value, action 1, Late' }), 'Why');
    await selectOption('Action type, action 2, Late', 'Set the answer');
    await enterCode('Action 2 of Late', "value = 's';");
    await selectOption('Action type, action 3, Late', 'Run code');
    await enterCode('Action 3 of Late', 'instance.emit("x")');
    expect(onChange.mock.lastCall?.[0][0].actions).toEqual([
      { name: 'a', type: 'property', property: { label: 'Label', value: 'label', type: 'string' }, text: 'Why' },
      { name: 'b', type: 'value', value: "value = 's';" },
      { name: 'c', type: 'customAction', customAction: 'instance.emit("x")' },
    ]);
  });

  it('change choices with code that starts with the existing choices', async () => {
    const onChange = renderField([{ name: 'Late', actions: [{ name: 'a', type: 'property' }] }]);
    await selectOption('Setting, action 1, Late', 'Choices, with code');
    const [action] = onChange.mock.lastCall![0][0].actions;
    expect(action.type).toBe('mergeComponentSchema');
    expect(action.schemaDefinition).toContain('"Small"');
    screen.getByRole('button', { name: 'Edit code: Action 1 of Late' });
  });

  it('move with Alt and an arrow key, and keep the focus when rules move and actions are deleted', async () => {
    const one = { name: 'One', actions: [{ name: 'a' }] };
    const two = { name: 'Two', actions: [{ name: 'b' }, { name: 'c' }], extra: 1 };
    const onChange = renderField([one, two]);
    await userEvent.click(screen.getByRole('textbox', { name: 'Name, rule 2' }));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(onChange).toHaveBeenLastCalledWith([two, one]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name, rule 1' }));
    const actions = within(screen.getByRole('group', { name: 'Actions for Two' }));
    await userEvent.click(actions.getByRole('button', { name: 'Remove action 2' }));
    expect(onChange).toHaveBeenLastCalledWith([{ ...two, actions: [{ name: 'b' }] }, one]);
    expect(document.activeElement).toBe(actions.getByRole('combobox', { name: /Action type, action 1/ }));
    await clickButton('Remove rule 2');
    await clickButton('Remove rule 1');
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add rule' }));
  });
});
