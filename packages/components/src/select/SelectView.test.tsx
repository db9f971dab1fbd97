import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = {
  type: 'select',
  key: 'trade',
  label: 'Trade',
  data: { values: ['Roofing', 'Scaffolding'].map((label) => ({ label, value: label.toLowerCase() })) },
};

describe('choosing from a list', () => {
  it('answers with the value of the choice, and with nothing when it is taken back', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} onChange={onChange} />);
    const list = screen.getByRole('combobox', { name: 'Trade' });
    await userEvent.selectOptions(list, 'Roofing');
    expect(onChange).toHaveBeenLastCalledWith('roofing');
    await userEvent.selectOptions(list, '');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('shows an answer that is no choice any more', () => {
    render(<TryView definition={definition} answer="thatching" />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('thatching');
  });

  it('takes typed text where the form does not hold the choices', async () => {
    const onChange = vi.fn();
    const fed = {
      ...definition,
      dataSrc: 'url',
      data: { url: 'https://example.com', values: [{ label: '', value: '' }] },
    };
    render(<TryView definition={fed} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Trade' }), 'Tiling');
    expect(onChange).toHaveBeenLastCalledWith('Tiling');
    cleanup();
    render(<TryView definition={{ ...fed, multiple: true }} answer={[{ label: 'Roof', id: 1 }]} onChange={onChange} />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Trade' });
    expect(box.value).toBe('Roof');
    await userEvent.clear(box);
    await userEvent.type(box, 'Tiling, Walls');
    expect(onChange).toHaveBeenLastCalledWith(['Tiling', 'Walls']);
    expect(box.value).toBe('Tiling, Walls');
  });

  it('shows a window of a long list, and finds the others by what one types', async () => {
    const onChange = vi.fn();
    const values = Array.from({ length: 100_000 }, (_, at) => ({ label: `Bolt ${at}`, value: at }));
    const { container } = render(<TryView definition={{ ...definition, data: { values } }} onChange={onChange} />);
    const offered = () => [...container.querySelectorAll('option')].map(({ value }) => value);
    expect([offered().length, offered()[0]]).toEqual([100, 'Bolt 0']);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Trade' });
    expect(box.getAttribute('aria-describedby')).toBe(screen.getByText('Type to find one of 100,000 choices.').id);
    await userEvent.type(box, 'BOLT 9999');
    expect(offered().slice(0, 3)).toEqual(['Bolt 9999', 'Bolt 99990', 'Bolt 99991']);
    expect(onChange).toHaveBeenLastCalledWith(9999);
    await userEvent.type(box, ' x');
    await userEvent.tab();
    expect(box.value).toBe('Bolt 9999');
    await userEvent.clear(box);
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('tells choices with the same words apart in a long list', async () => {
    const onChange = vi.fn();
    const values = Array.from({ length: 1_001 }, (_, at) => ({
      label: at < 2 ? 'Nut' : `Bolt ${at}`,
      value: `v${at}`,
    }));
    render(<TryView definition={{ ...definition, data: { values } }} onChange={onChange} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Trade' }), 'Nut (v1)');
    expect(onChange).toHaveBeenLastCalledWith('v1');
  });

  it('finds several choices in a long list, and keeps the chosen ones in sight', async () => {
    const onChange = vi.fn();
    const values = Array.from({ length: 2_000 }, (_, at) => ({ label: `Bolt ${at}`, value: `b${at}` }));
    const many = { ...definition, multiple: true, data: { values } };
    render(<TryView definition={many} answer={['b1500', 'gone']} onChange={onChange} />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(102);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in Trade' }), 'bolt 1999');
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bolt 1999' }));
    expect(onChange).toHaveBeenLastCalledWith(['b1500', 'gone', 'b1999']);
  });

  it('takes several choices and keeps those that are no choice any more', async () => {
    const onChange = vi.fn();
    render(<TryView definition={{ ...definition, multiple: true }} answer={['thatching']} onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Trade' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Roofing' }));
    expect(onChange).toHaveBeenLastCalledWith(['thatching', 'roofing']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'thatching' }));
    expect(onChange).toHaveBeenLastCalledWith(['roofing']);
  });
});
