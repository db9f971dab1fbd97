import { MenuItem } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { type FunctionComponent, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ThemeProvider } from '../../shell/theme/ThemeProvider.tsx';
import { MenuButton } from './MenuButton.tsx';
import type { MenuAnchor } from './menu-anchor.ts';
import { OpenMenu } from './OpenMenu.tsx';

type Given = { readonly onChoose: () => void };
type Props = Given & { readonly place: MenuAnchor };

const Items: FunctionComponent<Props> = ({ place, onChoose }) => (
  <OpenMenu place={place}>
    <MenuItem onClick={onChoose}>Copy</MenuItem>
    <MenuItem>Delete</MenuItem>
  </OpenMenu>
);

afterEach(cleanup);

/** Renders a button whose menu is loaded when `come` is called. */
function draw() {
  const { promise, resolve } = Promise.withResolvers<FunctionComponent<Props>>();
  const Menu = onDemand<Props>(() => promise);
  function Page() {
    const [chosen, setChosen] = useState(0);
    return (
      <ThemeProvider>
        <MenuButton menu={Menu} menuProps={{ onChoose: () => setChosen(chosen + 1) }}>
          More
        </MenuButton>
        <input aria-label="Name" style={{ position: 'fixed', bottom: 0 }} />
        <output>{chosen}</output>
      </ThemeProvider>
    );
  }
  render(<Page />);
  return { button: screen.getByRole('button', { name: 'More' }), come: () => resolve(Items) };
}

const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

it('announces its menu to screen readers, and opens it if its code is loaded after the click', async () => {
  const { button, come } = draw();
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  await userEvent.click(button);
  expect([button.getAttribute('aria-expanded'), items()]).toEqual(['true', []]);
  come();
  await expect.poll(items).toEqual(['Copy', 'Delete']);
  await expect.poll(() => document.activeElement?.textContent).toBe('Copy');
  expect(screen.getByRole('menu', { name: 'More' })).toBeDefined();
});

it('stays closed after a second click or Escape before its code is loaded', async () => {
  const { button, come } = draw();
  await userEvent.click(button);
  await userEvent.click(button);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  come();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(items).toEqual(['Copy', 'Delete']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(items).toEqual([]);
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute('aria-expanded')).toBe(false);
});

it('closes its menu with a click on the button, and returns the focus after an item is selected', async () => {
  const { button, come } = draw();
  come();
  await userEvent.click(button);
  await expect.poll(items).toEqual(['Copy', 'Delete']);
  await userEvent.click(button);
  await expect.poll(items).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  await expect.poll(items).toEqual([]);
  expect([screen.getByRole('status').textContent, document.activeElement]).toEqual(['1', button]);
});

it('moves the focus to an input that was clicked outside, and continues from the button with Tab', async () => {
  const { button, come } = draw();
  come();
  await userEvent.click(button);
  await expect.poll(items).toEqual(['Copy', 'Delete']);
  await userEvent.click(screen.getByLabelText('Name'));
  await expect.poll(items).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await userEvent.click(button);
  await expect.poll(() => document.activeElement?.textContent).toBe('Copy');
  await userEvent.keyboard('{Tab}');
  await expect.poll(items).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
