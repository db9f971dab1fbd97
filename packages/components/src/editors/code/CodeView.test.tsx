import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeEditingProvider, type CodeEditor } from '../../kit/CodeEditing.tsx';
import { EditedFormProvider } from '../../kit/EditedForm.tsx';
import { TryView } from '../../kit/testing/TryView.tsx';
import { codeSamples } from './code.sample.ts';

afterEach(cleanup);

const { definition } = codeSamples[0]!;

function draw(answer?: unknown, more: object = {}) {
  const onChange = vi.fn();
  render(<TryView definition={{ ...definition, ...more }} answer={answer} onChange={onChange} />);
  return onChange;
}

// What is behind a dialog is heard again a moment after it has closed.
const open = async (action = 'Edit code') =>
  userEvent.click(await screen.findByRole('button', { name: `${action}: Calculated value` }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Code: Calculated value' }));
const editor = () => dialog().getByRole<HTMLTextAreaElement>('textbox');

describe('a setting that is code', () => {
  it('shows its code in a box of at most twelve lines', () => {
    draw(Array.from({ length: 30 }, (_, line) => `// ${line}`).join('\n'));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Calculated value, code' });
    expect(box.rows).toBe(12);
    expect(box.readOnly).toBe(true);
  });

  it('has no box while there is no code, and writes what is typed as it is typed', async () => {
    const onChange = draw();
    expect(screen.queryByRole('textbox')).toBeNull();
    await open('Add code');
    await userEvent.type(editor(), 'value = 1');
    expect(onChange).toHaveBeenLastCalledWith('value = 1');
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('value = 1');
  });

  it('is removed when all of it is deleted', async () => {
    const onChange = draw('value = 1');
    await open();
    await userEvent.clear(editor());
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('inserts an example', async () => {
    const onChange = draw();
    await open('Add code');
    const examples = dialog().getByRole('button', { name: 'Examples' });
    expect(examples.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(examples);
    await userEvent.click(dialog().getByRole('button', { name: 'Insert: A sum' }));
    expect(onChange).toHaveBeenLastCalledWith('value = data.price + data.shipping;');
    expect(document.activeElement).toBe(editor());
  });

  it('stores JSONLogic as a rule, and keeps in the box what is none yet', async () => {
    const onChange = draw();
    await open('Add code');
    await userEvent.click(dialog().getByRole('radio', { name: 'JSONLogic' }));
    await userEvent.click(editor());
    await userEvent.paste('{"var": "data.price"');
    expect(onChange).not.toHaveBeenCalled();
    expect(dialog().getByRole('status').textContent).toMatch(/no JSONLogic rule yet/);
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.getByText(/no JSONLogic rule yet/)).toBeTruthy();
    await open();
    await userEvent.type(editor(), '}}');
    expect(onChange).toHaveBeenLastCalledWith({ var: 'data.price' });
  });

  it('offers no other language where its place has one', async () => {
    draw(undefined, { language: 'javascript' });
    await open('Add code');
    expect(dialog().queryByRole('radio')).toBeNull();
  });

  it('types into what the page brings, and tells it the answers of the form', async () => {
    const Bare: CodeEditor = ({ names, label }) => (
      <output aria-label={label}>{names.map(({ path }) => path).join(' ')}</output>
    );
    const price = { type: 'number', key: 'price', label: 'Price' };
    render(
      <EditedFormProvider value={{ form: { components: [price] }, component: price }}>
        <CodeEditingProvider value={Bare}>
          <TryView definition={definition} answer="value = 1" />
        </CodeEditingProvider>
      </EditedFormProvider>,
    );
    await open();
    const named = dialog().getByRole('status', { name: 'Calculated value, code' }).textContent;
    expect(named).toContain('data.price');
    expect(named).toContain('moment');
  });
});
