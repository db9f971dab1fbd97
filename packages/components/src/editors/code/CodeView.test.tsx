import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CodeEditor, CodeEditorProvider } from '../../kit/CodeEditor.tsx';
import { EditedFormProvider } from '../../kit/EditedForm.tsx';
import { TestView } from '../../kit/testing/TestView.tsx';
import { codeSamples } from './code.sample.ts';

afterEach(cleanup);

const { definition } = codeSamples[0]!;

function renderField(answer?: unknown, more: object = {}) {
  const onChange = vi.fn();
  render(<TestView definition={{ ...definition, ...more }} answer={answer} onChange={onChange} />);
  return onChange;
}

// Elements behind a dialog only become accessible a moment after the dialog has closed.
const openCodeDialog = async (action = 'Edit code') =>
  userEvent.click(await screen.findByRole('button', { name: `${action}: Calculated value` }));
const getDialog = () => within(screen.getByRole('dialog', { name: 'Code: Calculated value' }));
const getEditor = () => getDialog().getByRole<HTMLTextAreaElement>('textbox', { name: /^Calculated value/ });

describe('code setting', () => {
  it('shows its code in a box of at most twelve lines', () => {
    renderField(Array.from({ length: 30 }, (_, line) => `// ${line}`).join('\n'));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Calculated value, code' });
    expect(box.rows).toBe(12);
    expect(box.readOnly).toBe(true);
  });

  it('shows no code box without code, and stores code while it is typed', async () => {
    const onChange = renderField();
    expect(screen.queryByRole('textbox')).toBeNull();
    await openCodeDialog('Add code');
    await userEvent.type(getEditor(), 'value = 1');
    expect(onChange).toHaveBeenLastCalledWith('value = 1');
    await userEvent.click(getDialog().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('value = 1');
  });

  it('removes the setting when all code is deleted', async () => {
    const onChange = renderField('value = 1');
    await openCodeDialog();
    await userEvent.clear(getEditor());
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('inserts a code example', async () => {
    const onChange = renderField();
    await openCodeDialog('Add code');
    const examples = getDialog().getByRole('button', { name: 'Examples' });
    expect(examples.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(examples);
    await userEvent.click(getDialog().getByRole('button', { name: 'Insert Sum of answers' }));
    expect(onChange).toHaveBeenLastCalledWith('value = data.price + data.shipping;');
    expect(document.activeElement).toBe(getEditor());
  });

  it('stores valid JSONLogic as an object, and keeps incomplete JSON in the box', async () => {
    const onChange = renderField();
    await openCodeDialog('Add code');
    await userEvent.click(getDialog().getByRole('radio', { name: 'JSONLogic' }));
    await userEvent.click(getEditor());
    await userEvent.paste('{"var": "data.price"');
    expect(onChange).not.toHaveBeenCalled();
    expect(getDialog().getByRole('status').textContent).toMatch(/JSONLogic rule isn’t valid yet/);
    await userEvent.click(getDialog().getByRole('button', { name: 'Close' }));
    expect(screen.getByText(/JSONLogic rule isn’t valid yet/)).toBeTruthy();
    await openCodeDialog();
    await userEvent.type(getEditor(), '}}');
    expect(onChange).toHaveBeenLastCalledWith({ var: 'data.price' });
  });

  it('offers no language selection if the setting supports only one language', async () => {
    renderField(undefined, { language: 'javascript' });
    await openCodeDialog('Add code');
    expect(getDialog().queryByRole('radio')).toBeNull();
  });

  it("uses the provided code editor, and passes the form's answers to it", async () => {
    const Bare: CodeEditor = ({ names, label }) => (
      <output aria-label={label}>{names.map(({ path }) => path).join(' ')}</output>
    );
    const price = { type: 'number', key: 'price', label: 'Price' };
    render(
      <EditedFormProvider value={{ form: { components: [price] }, component: price }}>
        <CodeEditorProvider value={Bare}>
          <TestView definition={definition} answer="value = 1" />
        </CodeEditorProvider>
      </EditedFormProvider>,
    );
    await openCodeDialog();
    const named = getDialog().getByRole('status', { name: 'Calculated value, code' }).textContent;
    expect(named).toContain('data.price');
    expect(named).toContain('moment');
  });

  it('starts with a formula if the form is known, and keeps the formula when the language is switched', async () => {
    const onChange = renderInForm();
    await openCodeDialog('Add code');
    await userEvent.type(getEditor(), '[[Price');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(getEditor(), '] * 2');
    const rule = { '*': [{ or: [{ var: 'data.price' }, 0] }, 2] };
    expect(onChange).toHaveBeenLastCalledWith(rule);
    await userEvent.click(getDialog().getByRole('radio', { name: 'JSONLogic' }));
    expect(JSON.parse(getEditor().value)).toEqual(rule);
    await userEvent.click(getDialog().getByRole('radio', { name: 'JavaScript' }));
    expect(getDialog().getByText(/has code in another language/)).toBeTruthy();
    await userEvent.type(getEditor(), 'v');
    await userEvent.click(getDialog().getByRole('radio', { name: 'Formula' }));
    expect(getEditor().value).toBe('[Price] * 2');
    await userEvent.clear(getEditor());
    expect(onChange).toHaveBeenLastCalledWith('v');
  });

  it('shows the error in a formula and its position, and keeps an invalid formula in the box', async () => {
    const onChange = renderInForm();
    await openCodeDialog('Add code');
    await userEvent.type(getEditor(), '[[Pric] * 2');
    expect(getDialog().getByText('This form doesn’t have a field called “Pric”.')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('[Pric]');
    await userEvent.click(getDialog().getByRole('button', { name: 'Close' }));
    expect(screen.getByText(/formula isn’t complete/)).toBeTruthy();
    await openCodeDialog();
    expect(getEditor().value).toBe('[Pric] * 2');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('suggests fields and functions while typing, and inserts them with the keyboard', async () => {
    const onChange = renderInForm();
    await openCodeDialog('Add code');
    await userEvent.type(getEditor(), 'su{Enter}[[item{ArrowDown}{Enter})');
    expect(getEditor().value).toBe('SUM([Items].[Amount])');
    expect(onChange.mock.lastCall?.[0]).toHaveProperty('reduce');
    await userEvent.type(getEditor(), ' + ');
    await userEvent.keyboard('{Control>} {/Control}');
    expect(getDialog().getByRole('listbox', { name: 'Fields and functions' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(getDialog().queryByRole('listbox')).toBeNull();
    await userEvent.click(getDialog().getByRole('button', { name: 'Functions' }));
    await userEvent.click(getDialog().getByRole('button', { name: 'Insert TODAY' }));
    expect(getEditor().value).toBe('SUM([Items].[Amount]) + TODAY()');
    expect(getDialog().getByText('This is a date, but the formula needs a number.')).toBeTruthy();
  });

  it('shows existing JSONLogic as a formula, and its result with sample answers', async () => {
    renderInForm({ '+': [{ var: 'data.price' }, 1.005] });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Calculated value, formula' }).value).toBe(
      '[Price] + 1.005',
    );
    await openCodeDialog();
    const price = getDialog().getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '2');
    expect(getDialog().getByText('With these answers: 3.01')).toBeTruthy();
  });
});

function renderInForm(answer?: unknown) {
  const total = { type: 'number', key: 'total', label: 'Total', decimalLimit: 2, input: true };
  const price = { type: 'number', key: 'price', label: 'Price', input: true };
  const amount = { type: 'number', key: 'amount', label: 'Amount', input: true };
  const items = { type: 'datagrid', key: 'items', label: 'Items', input: true, components: [amount] };
  const onChange = vi.fn();
  render(
    <EditedFormProvider value={{ form: { components: [price, items, total] }, component: total }}>
      <TestView definition={definition} answer={answer} onChange={onChange} />
    </EditedFormProvider>,
  );
  return onChange;
}
