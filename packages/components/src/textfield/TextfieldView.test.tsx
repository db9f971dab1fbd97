import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'textfield', key: 'plot', label: 'Plot' };

describe('typing into a text field', () => {
  it('answers with the typed text', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Plot' }), 'A 4');
    expect(onChange).toHaveBeenLastCalledWith('A 4');
  });

  it('converts letters to the configured case', async () => {
    render(<TestView definition={{ ...definition, case: 'uppercase' }} />);
    await userEvent.type(screen.getByRole('textbox'), 'rq-c');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('RQ-C');
  });

  it("formats the text with its mask on blur, and keeps text that doesn't match the mask", async () => {
    render(<TestView definition={{ ...definition, inputMask: '999 99' }} />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(box, '12345');
    await userEvent.tab();
    expect(box.value).toBe('123 45');
    await userEvent.type(box, '6');
    await userEvent.tab();
    expect(box.value).toBe('123 456');
  });

  it('lets the respondent choose a mask, and stores its name', async () => {
    const onChange = vi.fn();
    const inputMasks = [
      { label: 'Short', mask: '99' },
      { label: 'Long', mask: '999-aa' },
    ];
    const several = { ...definition, allowMultipleMasks: true, inputMasks };
    render(<TestView definition={several} onChange={onChange} issues="own" />);
    await userEvent.type(screen.getByRole('textbox'), '123xy');
    expect(onChange).toHaveBeenLastCalledWith({ value: '123xy', maskName: 'Short' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Long');
    expect(onChange).toHaveBeenLastCalledWith({ value: '123xy', maskName: 'Long' });
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith({ value: '123-xy', maskName: 'Long' });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('123-xy');
  });

  it('exposes its hint to screen readers, and opens help text inline', async () => {
    render(
      <TestView definition={{ ...definition, description: 'As on the plan', tooltip: 'Clockwise from the gate' }} />,
    );
    expect(screen.getByRole('textbox', { name: 'Plot', description: 'As on the plan' })).toBeTruthy();
    expect(screen.queryByText('Clockwise from the gate')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More information about Plot' }));
    expect(screen.getByText('Clockwise from the gate')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Clockwise from the gate')).toBeNull();
  });

  it('keeps its accessible name when the label is hidden', () => {
    render(<TestView definition={{ ...definition, hideLabel: true }} />);
    expect(screen.getByRole('textbox', { name: 'Plot' })).toBeTruthy();
  });

  it('supports adding and removing multiple answers', async () => {
    const onChange = vi.fn();
    render(<TestView definition={{ ...definition, multiple: true }} answer={['A']} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Plot 2' }), 'B');
    expect(onChange).toHaveBeenLastCalledWith(['A', 'B']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Plot 1' }));
    expect(onChange).toHaveBeenLastCalledWith(['B']);
  });
});
