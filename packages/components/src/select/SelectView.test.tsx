import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = {
  type: 'select',
  key: 'trade',
  label: 'Trade',
  data: { values: ['Roofing', 'Scaffolding'].map((label) => ({ label, value: label.toLowerCase() })) },
};

describe('choosing from a list', () => {
  it('answers with the value of the choice, and has no answer after the blank option is chosen', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} />);
    const list = screen.getByRole('combobox', { name: 'Trade' });
    await userEvent.selectOptions(list, 'Roofing');
    expect(onChange).toHaveBeenLastCalledWith('roofing');
    await userEvent.selectOptions(list, '');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it("shows an answer that isn't among the choices any more", () => {
    render(<TestView definition={definition} answer="thatching" />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('thatching');
  });

  it("accepts typed text if the form doesn't contain the choices", async () => {
    const onChange = vi.fn();
    const fed = {
      ...definition,
      dataSrc: 'resource',
      data: { resource: 'somewhere', values: [{ label: '', value: '' }] },
    };
    render(<TestView definition={fed} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Trade' }), 'Tiling');
    expect(onChange).toHaveBeenLastCalledWith('Tiling');
    cleanup();
    render(
      <TestView definition={{ ...fed, multiple: true }} answer={[{ label: 'Roof', id: 1 }]} onChange={onChange} />,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Trade' });
    expect(box.value).toBe('Roof');
    await userEvent.clear(box);
    await userEvent.type(box, 'Tiling, Walls');
    expect(onChange).toHaveBeenLastCalledWith(['Tiling', 'Walls']);
    expect(box.value).toBe('Tiling, Walls');
  });

  it("accepts multiple choices, and keeps selected values that aren't among the choices any more", async () => {
    const onChange = vi.fn();
    render(<TestView definition={{ ...definition, multiple: true }} answer={['thatching']} onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Trade' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Roofing' }));
    expect(onChange).toHaveBeenLastCalledWith(['thatching', 'roofing']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'thatching' }));
    expect(onChange).toHaveBeenLastCalledWith(['roofing']);
  });
});

it.each([
  ['resource', /from another system that isn’t available here/],
  ['indexeddb', /from another app’s database that isn’t available here/],
])("explains why choices from a %s aren't listed, and lets the user type one", async (dataSrc, sentence) => {
  const onChange = vi.fn();
  const definition = { type: 'select', key: 's', label: 'Supplier', dataSrc, data: {} };
  render(<TestView definition={definition} onChange={onChange} />);
  expect(screen.getByText(sentence)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Supplier' }), 'Holt');
  expect(onChange).toHaveBeenLastCalledWith('Holt');
  cleanup();
  render(<TestView definition={definition} answer="Holt" readOnly />);
  expect(screen.queryByText(sentence)).toBeNull();
});
