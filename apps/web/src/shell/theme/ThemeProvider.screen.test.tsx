import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { ThemeProvider } from './ThemeProvider.tsx';

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });

afterEach(async () => {
  cleanup();
  document.documentElement.dir = '';
  await touch(false);
});

it('turns all that is drawn the way of the page', () => {
  document.documentElement.dir = 'rtl';
  const { container } = render(<ThemeProvider>النماذج</ThemeProvider>);
  const provider = getComputedStyle(container.querySelector('[data-theme]')!);
  expect([provider.direction, provider.textAlign]).toEqual(['rtl', 'right']);
});

it('makes what one presses 44 pixels high on a touch screen, on the page and over it', async () => {
  await touch(true);
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true);
  render(
    <ThemeProvider>
      <Menu open>
        <MenuTrigger>
          <Button icon={<i />} aria-label="More" />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem>Rename</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </ThemeProvider>,
  );
  const item = (await screen.findByRole('menuitem')).getBoundingClientRect();
  const button = screen.getByLabelText('More').getBoundingClientRect();
  for (const size of [button.width, button.height, item.height]) expect(size).toBeGreaterThanOrEqual(44);
});
