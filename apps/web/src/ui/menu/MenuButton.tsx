import { Button, type ButtonProps } from '@fluentui/react-components';
import type { OnDemand } from '@tideform/components/kit/on-demand.tsx';
import { createElement, type KeyboardEvent, useId, useState } from 'react';
import type { MenuAnchor } from './menu-anchor.ts';

/** Loads the code of menus before the first one is needed. */
export const loadMenus = (): Promise<unknown> => import('./OpenMenu.tsx');

/** Button whose menu is loaded on hover or focus. If it is clicked earlier, the menu opens as soon as it is loaded. */
export function MenuButton<ItemProps extends object>({
  menu,
  menuProps,
  ...props
}: Omit<ButtonProps & { readonly as?: 'button' }, 'ref' | 'id'> & {
  /** Component that renders an `OpenMenu`. */
  readonly menu: OnDemand<ItemProps & { readonly place: MenuAnchor }>;
  readonly menuProps: ItemProps;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Button of the menu that was opened last. It is kept during the closing animation. NOTE: not set by a ref callback,
  // because a table would then render each of its buttons twice.
  const [button, setButton] = useState<HTMLElement>();
  // If preloading fails, a click on the button loads the menu again.
  const preload = () => void menu.load().catch(() => undefined);
  const openAt = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    setButton(currentTarget);
    setOpen(true);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      openAt(event);
    }
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    <>
      <Button
        {...props}
        id={id}
        aria-haspopup="menu"
        {...(isOpen && { 'aria-expanded': true })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => (isOpen ? setOpen(false) : openAt(event))}
        onKeyDown={handleKeyDown}
      />
      {button && createElement(menu, { ...menuProps, place: { button, isOpen, onOpenChange: setOpen } })}
    </>
  );
}
