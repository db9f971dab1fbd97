import { Button, FluentProvider, Menu, MenuPopover, MenuTrigger, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows what a button does after the pointer has rested on it for half a second', () => {
  render(
    <FluentProvider theme={webLightTheme}>
      <Tooltip content="Undo" relationship="label">
        <Button />
      </Tooltip>
    </FluentProvider>,
  );
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Undo' }));
  act(() => void vi.advanceTimersByTime(499));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip').textContent).toBe('Undo');
});

it('passes the trigger props of a menu on to its button', () => {
  render(
    <FluentProvider theme={webLightTheme}>
      <Menu>
        <MenuTrigger>
          <Tooltip content="More" relationship="label">
            <Button />
          </Tooltip>
        </MenuTrigger>
        <MenuPopover />
      </Menu>
    </FluentProvider>,
  );
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-haspopup')).toBe('menu');
});
