import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ViewProps } from '@tideform/components/kit/view-props.ts';
import { loadViews } from '@tideform/components/load-views';
import { specs } from '@tideform/components/specs';
import type { AnyView } from '@tideform/components/views';
import { type ComponentDefinition, createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { FormRunner } from './FormRunner.tsx';

afterEach(cleanup);

const createCountedField = (key: string, more: Partial<ComponentDefinition> = {}): ComponentDefinition => ({
  type: 'counted',
  key,
  label: key,
  input: true,
  ...more,
});

/** Renders a form whose fields count their renderings. */
async function renderForm(components: readonly ComponentDefinition[], data: SubmissionData = {}) {
  const form: FormDefinition = { components };
  await loadViews(form);
  const session = createSession({ form, specs: { ...specs, counted: specs.number }, data });
  const renderedPaths: string[] = [];
  function CountedView({ id, state, onChange }: ViewProps) {
    renderedPaths.push(session.node(id).path);
    const answer = (text: string) => onChange(text === '' ? undefined : Number(text));
    return <input id={id} value={String(state.value ?? '')} onChange={(event) => answer(event.target.value)} />;
  }
  const moreViews = (type: string): AnyView | undefined => (type === 'counted' ? CountedView : undefined);
  const { container } = render(<FormRunner session={session} idPrefix="" moreViews={moreViews} />);
  const first = renderedPaths.length;
  const box = (path: string) => document.getElementById(session.nodeAt(path)!.id) as HTMLInputElement;
  return {
    first,
    box,
    nodes: () => container.querySelectorAll('*').length,
    async getPathsRenderedDuring(act: () => Promise<unknown>) {
      renderedPaths.length = 0;
      await act();
      return renderedPaths.toSorted();
    },
  };
}

const columns = [
  createCountedField('qty'),
  createCountedField('price'),
  createCountedField('amount', { calculateValue: { '*': [{ var: 'row.qty' }, { var: 'row.price' }] } }),
];
const grid = { type: 'datagrid', key: 'lines', label: 'Lines', addAnother: 'Add', components: columns };
const lines = Array.from({ length: 40 }, (_, at) => ({ qty: 1, price: at, amount: at }));

it.each([
  ['HTML', { type: 'content', html: '<p>lorem ipsum</p>'.repeat(20_000) }],
  ['open tags', { type: 'htmlelement', content: '<a'.repeat(20_000) }],
  ['a default value', { type: 'textfield', input: true, defaultValue: 'x'.repeat(600_000) }],
  ['choices', { type: 'radio', input: true, values: Array.from({ length: 20_000 }, (_, value) => ({ value })) }],
  ['rows', { ...grid, defaultValue: Array.from({ length: 5_000 }, () => ({})) }],
])('[ENG-8] replaces only a component with too much of %s by a message', async (_, large) => {
  const { first, nodes } = await renderForm([{ ...large, key: 'large', label: 'Large' }, createCountedField('after')]);
  expect(first).toBe(1);
  screen.getByText('This part of the form is too large to show: “Large”.');
  expect(nodes()).toBeLessThan(60);
});

describe('rerendering', () => {
  it('rerenders one field of a thousand on a keystroke', async () => {
    const { first, box, getPathsRenderedDuring } = await renderForm(
      Array.from({ length: 1_000 }, (_, at) => createCountedField(`f${at}`)),
    );
    expect(first).toBe(1_000);
    box('f500').focus();
    expect(await getPathsRenderedDuring(() => userEvent.keyboard('7'))).toEqual(['f500']);
  });

  it('rerenders only the answered field and fields that it makes visible', async () => {
    const conditional = { show: true, when: 'f0', eq: '7' };
    const shown = Array.from({ length: 50 }, (_, at) => createCountedField(`c${at}`, { conditional }));
    const others = Array.from({ length: 100 }, (_, at) => createCountedField(`f${at}`));
    const { box, getPathsRenderedDuring } = await renderForm([...others, ...shown]);
    box('f0').focus();
    const renderedPaths = await getPathsRenderedDuring(() => userEvent.keyboard('7'));
    expect(renderedPaths).toEqual(['f0', ...shown.map(({ key }) => key!)].toSorted());
  });

  it('renders only the new row when a row is added at the end of a grid', async () => {
    const { first, getPathsRenderedDuring } = await renderForm([grid], { lines });
    expect(first).toBe(120);
    const add = document.querySelector<HTMLElement>('[id$="-add"]')!;
    expect(await getPathsRenderedDuring(() => userEvent.click(add))).toEqual([
      'lines[40].amount',
      'lines[40].price',
      'lines[40].qty',
    ]);
  });

  it('rerenders only the changed cell and the cell calculated from it', async () => {
    const { box, getPathsRenderedDuring } = await renderForm([grid], { lines });
    box('lines[20].qty').focus();
    const renderedPaths = await getPathsRenderedDuring(() => userEvent.keyboard('3'));
    expect(renderedPaths).toEqual(['lines[20].amount', 'lines[20].qty']);
    expect(box('lines[20].amount').value).toBe(String(13 * 20));
  });
});
