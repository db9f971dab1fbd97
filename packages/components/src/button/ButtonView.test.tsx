import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

describe('pressing a button', () => {
  it('remembers a submit and asks the form for it', async () => {
    const onChange = vi.fn();
    const onAction = vi.fn();
    render(
      <TryView definition={{ type: 'button', key: 'b', label: 'Send' }} onChange={onChange} onAction={onAction} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onChange).toHaveBeenCalledWith(true);
    expect(onAction).toHaveBeenCalledWith({ kind: 'submit' });
  });

  it('is off when pressing it would do nothing', () => {
    render(<TryView definition={{ type: 'button', key: 'b', label: 'Run', action: 'custom', custom: '' }} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Run' }).disabled).toBe(true);
  });

  it("asks the form to run its author's code", async () => {
    const onAction = vi.fn();
    const definition = { type: 'button', key: 'b', label: 'Run', action: 'custom', custom: 'data.a = 1' };
    render(<TryView definition={definition} onAction={onAction} />);
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    expect(onAction).toHaveBeenCalledWith({ kind: 'custom' });
  });
});
