import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const createBolts = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Bolt ${at}`, value: at }));
const definition = { type: 'select', key: 'part', label: 'Part', data: { values: createBolts(5_000) } };
const getCombobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Part' });
const listOptionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function renderField(more: object = {}, answer?: unknown) {
  const onChange = vi.fn();
  const { container } = render(
    <TestView definition={{ ...definition, ...more }} answer={answer} onChange={onChange} />,
  );
  return { onChange, container };
}

describe('single choice from a long list', () => {
  it('renders only the visible choices of 5,000, and shows the total', async () => {
    const { container } = renderField();
    expect(container.querySelectorAll('*').length).toBeLessThan(40);
    await userEvent.click(getCombobox());
    expect(listOptionTexts().length).toBeGreaterThan(0);
    expect(listOptionTexts().length).toBeLessThan(40);
    const [first] = screen.getAllByRole('option');
    expect([first!.textContent, first!.getAttribute('aria-posinset'), first!.getAttribute('aria-setsize')]).toEqual([
      'Bolt 0',
      '1',
      '5000',
    ]);
    expect(screen.getByRole('status').textContent).toBe('5,000 choices');
  });

  it('finds a choice by typing, and works with the keyboard only', async () => {
    const { onChange } = renderField();
    await userEvent.tab();
    await userEvent.keyboard('BOLT 499');
    expect(listOptionTexts().slice(0, 2)).toEqual(['Bolt 499', 'Bolt 4990']);
    expect(screen.getByRole('status').textContent).toBe('11 choices');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(getCombobox().getAttribute('aria-activedescendant')!);
    expect(active?.textContent).toBe('Bolt 4990');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(4990);
    expect([getCombobox().value, getCombobox().getAttribute('aria-expanded')]).toEqual(['Bolt 4990', 'false']);
  });

  it('keeps the answer unless the typed text is a choice, and can be cleared', async () => {
    const { onChange } = renderField({}, 7);
    expect(getCombobox().value).toBe('Bolt 7');
    await userEvent.click(getCombobox());
    await userEvent.keyboard('nowhere');
    expect(screen.getByRole('status').textContent).toBe('No choices found');
    await userEvent.tab();
    expect([getCombobox().value, onChange.mock.calls]).toEqual(['Bolt 7', []]);
    await userEvent.click(getCombobox());
    await userEvent.keyboard('bolt 8{Tab}');
    expect(onChange).toHaveBeenLastCalledWith(8);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Part' }));
    expect([getCombobox().value, onChange.mock.lastCall]).toEqual(['', ['']]);
  });

  it('closes on Escape, and lists choices with the same label separately', async () => {
    const values = [...createBolts(60), { label: 'Nut', value: 'a' }, { label: 'nut', value: 'b' }];
    const { onChange } = renderField({ data: { values } });
    await userEvent.click(getCombobox());
    await userEvent.keyboard('nut');
    expect(listOptionTexts()).toEqual(['Nut (a)', 'nut (b)']);
    await userEvent.keyboard('{Escape}');
    expect(listOptionTexts()).toEqual([]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('b');
  });

  it("shows an answer that isn't among the choices any more", () => {
    renderField({}, 'gone');
    expect(getCombobox().value).toBe('gone');
  });
});

describe('multiple choice from a long list', () => {
  it("shows chips, and removes one by choosing again, by Backspace or by the chip's button", async () => {
    const { onChange } = renderField({ multiple: true }, [1500, 'gone']);
    await userEvent.click(getCombobox());
    await userEvent.keyboard('bolt 1999');
    await userEvent.click(screen.getByRole('option', { name: 'Bolt 1999' }));
    expect(onChange).toHaveBeenLastCalledWith([1500, 'gone', 1999]);
    expect(screen.getByRole('option', { name: 'Bolt 1999' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('option', { name: 'Bolt 1999' }));
    expect(onChange).toHaveBeenLastCalledWith([1500, 'gone']);
    await userEvent.clear(getCombobox());
    await userEvent.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith([1500]);
    expect(screen.getByRole('list', { name: 'Part, selected' }).children).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Bolt 1500' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});
