import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ThemeProvider } from '../../shell/theme/ThemeProvider.tsx';
import { Hint } from './Hint.tsx';

afterEach(cleanup);

const getTooltipText = () => screen.queryByRole('tooltip')?.textContent;

function draw() {
  render(
    <ThemeProvider>
      <div style={{ padding: '80px' }}>
        <Hint content="Sync now" relationship="description">
          <button type="button">Up to date</button>
        </Hint>
        <Hint content="Confidential" relationship="label">
          <span role="img">L</span>
        </Hint>
      </div>
    </ThemeProvider>,
  );
  return screen.getByRole('button', { name: 'Up to date', description: 'Sync now' });
}

it('exposes a name and a description to screen readers before the tooltip is loaded', () => {
  draw();
  expect(screen.getByRole('img', { name: 'Confidential' })).toBeDefined();
  expect(getTooltipText()).toBeUndefined();
});

it('shows the tooltip on hover, until Escape', async () => {
  draw();
  await userEvent.hover(screen.getByRole('img'));
  await expect.poll(getTooltipText).toBe('Confidential');
  await userEvent.keyboard('{Escape}');
  await expect.poll(getTooltipText).toBeUndefined();
  await userEvent.unhover(screen.getByRole('img'));
});

it('shows the tooltip on keyboard focus, without replacing the element', async () => {
  const button = draw();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button);
  await expect.poll(getTooltipText).toBe('Sync now');
  expect(button.isConnected).toBe(true);
  button.blur();
  await expect.poll(getTooltipText).toBeUndefined();
  await userEvent.hover(button);
  await expect.poll(getTooltipText).toBe('Sync now');
  await userEvent.unhover(button);
  await expect.poll(getTooltipText).toBeUndefined();
});

it('shows no tooltip if the pointer leaves before the tooltip is loaded', async () => {
  const button = draw();
  vi.spyOn(button, 'matches').mockImplementation(() => {
    queueMicrotask(() => button.blur());
    return true;
  });
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement).toBe(document.body);
  await userEvent.hover(screen.getByRole('img'));
  await expect.poll(getTooltipText).toBe('Confidential');
  expect(screen.queryAllByRole('tooltip')).toHaveLength(1);
  await userEvent.unhover(screen.getByRole('img'));
});
