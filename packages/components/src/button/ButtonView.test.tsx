import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

describe('pressing a button', () => {
  it('stores true and submits the form', async () => {
    const onChange = vi.fn();
    const onAction = vi.fn();
    render(
      <TestView definition={{ type: 'button', key: 'b', label: 'Send' }} onChange={onChange} onAction={onAction} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onChange).toHaveBeenCalledWith(true);
    expect(onAction).toHaveBeenCalledWith({ kind: 'submit' });
  });

  it('is disabled if its custom code is blank', () => {
    render(<TestView definition={{ type: 'button', key: 'b', label: 'Run', action: 'custom', custom: '' }} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Run' }).disabled).toBe(true);
  });

  it("runs the author's code when pressed", async () => {
    const onAction = vi.fn();
    const definition = { type: 'button', key: 'b', label: 'Run', action: 'custom', custom: 'data.a = 1' };
    render(<TestView definition={definition} onAction={onAction} />);
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    expect(onAction).toHaveBeenCalledWith({ kind: 'custom' });
  });
});
