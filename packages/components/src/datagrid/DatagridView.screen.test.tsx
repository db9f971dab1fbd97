import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = {
  type: 'datagrid',
  key: 'lines',
  label: 'Lines',
  reorder: true,
  components: [{ type: 'textfield', key: 'item', label: 'Item' }],
};

const getItemValues = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

function renderGrid() {
  render(<TestView definition={definition} answer={['a', 'b', 'c'].map((item) => ({ item }))} />);
  const handle = screen.getByRole('button', { name: 'Move row 1' });
  /** Dispatches a pointer event at a vertical position in a row: 0 is the row's top, 1 its bottom. */
  const at = (type: string, row: number, share: number, pointerType: string) => {
    const { top, height } = screen.getAllByRole('row')[row]!.getBoundingClientRect();
    const more = { bubbles: true, pointerId: 1, pointerType, button: 0, clientY: top + height * share };
    handle.dispatchEvent(new PointerEvent(type, more));
  };
  // NOTE: replaced because synthetic events can't capture a pointer.
  handle.setPointerCapture = () => undefined;
  return { handle, at };
}

it.each(['mouse', 'touch', 'pen'])('moves a row dragged by its handle with a %s', async (pointer) => {
  const { at } = renderGrid();
  at('pointerdown', 1, 0.5, pointer);
  at('pointermove', 3, 0.8, pointer);
  expect(screen.getAllByRole('row')[3]!.dataset.drop).toBe('behind');
  at('pointermove', 3, 0.2, pointer);
  at('pointerup', 3, 0.2, pointer);
  await expect.poll(getItemValues).toEqual(['b', 'a', 'c']);
});

it("cancels a drag on Escape, and doesn't scroll when the handle is touched", async () => {
  const { handle, at } = renderGrid();
  expect(getComputedStyle(handle).touchAction).toBe('none');
  at('pointerdown', 1, 0.5, 'touch');
  at('pointermove', 3, 0.8, 'touch');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  at('pointerup', 3, 0.8, 'touch');
  expect(getItemValues()).toEqual(['a', 'b', 'c']);
  expect(screen.getAllByRole('row').some(({ dataset }) => 'drop' in dataset || 'dragged' in dataset)).toBe(false);
});

it.each([true, false])('keeps the column headers visible while rows scroll (freezeHeader: %s)', (freezeHeader) => {
  const answer = Array.from({ length: 60 }, (_, at) => ({ item: `Item ${at}` }));
  render(<TestView definition={{ ...definition, freezeHeader }} answer={answer} />);
  const box = screen.getByRole('table').parentElement!;
  const head = screen.getByRole('columnheader', { name: 'Item' });
  expect(box.scrollHeight > box.clientHeight + 1).toBe(freezeHeader);
  box.scrollTop = 500;
  expect(box.scrollTop > 0).toBe(freezeHeader);
  expect(head.getBoundingClientRect().top - box.getBoundingClientRect().top).toBeLessThan(10);
  const last = screen.getByRole('textbox', { name: 'Item, row 60' });
  last.focus();
  expect(last.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom).toBe(true);
});
