import {
  Button,
  Checkbox,
  Combobox,
  Dialog,
  DialogBody,
  DialogSurface,
  Dropdown,
  Link,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Radio,
  Select,
  Slider,
  Switch,
} from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { ThemeProvider } from './ThemeProvider.tsx';

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });

afterEach(async () => {
  cleanup();
  await touch(false);
});

it('applies the text direction of the page to its content', () => {
  document.documentElement.dir = 'rtl';
  const { container } = render(<ThemeProvider>النماذج</ThemeProvider>);
  const provider = getComputedStyle(container.querySelector('[data-theme]')!);
  expect([provider.direction, provider.textAlign]).toEqual(['rtl', 'right']);
});

it('makes controls 44 pixels high on touch screens, on the page and in popovers', async () => {
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

it.each([
  ['link button', () => <Link as="button">Undo</Link>, 'Undo'],
  ['checkbox', () => <Checkbox label="Keep" />, '.fui-Checkbox'],
  ['radio button', () => <Radio label="One" />, '.fui-Radio'],
  ['switch', () => <Switch label="On" />, '.fui-Switch'],
  ['select', () => <Select aria-label="Channel" />, 'select'],
  ['dropdown', () => <Dropdown aria-label="Tag" />, '.fui-Dropdown'],
  ['combobox', () => <Combobox aria-label="Person" />, '.fui-Combobox'],
  ['slider', () => <Slider aria-label="Size" />, '.fui-Slider'],
] as const)('makes a %s 44 pixels high only on touch screens', async (_, draw, place) => {
  const { container } = render(<ThemeProvider>{draw()}</ThemeProvider>);
  const height = () =>
    (container.querySelector(place === 'Undo' ? 'button' : place) as Element).getBoundingClientRect().height;
  expect(height()).toBeLessThan(44);
  await touch(true);
  await expect.poll(height).toBeGreaterThanOrEqual(44);
});

it('gives the content of all dialogs the same padding', () => {
  render(
    <ThemeProvider>
      <Dialog open>
        <DialogSurface>
          <DialogBody data-testid="body">Text</DialogBody>
        </DialogSurface>
      </Dialog>
    </ThemeProvider>,
  );
  expect(getComputedStyle(screen.getByTestId('body')).rowGap).toBe('16px');
});
