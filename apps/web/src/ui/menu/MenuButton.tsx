import { Button, type ButtonProps } from '@fluentui/react-components';
import type { OnDemand } from '@tideform/components/kit/on-demand.tsx';
import { createElement, type KeyboardEvent, useId, useState } from 'react';
import type { MenuPlace } from './menu-place.ts';

/** Fetches what all menus are drawn with, before somebody opens one. */
export const loadMenus = (): Promise<unknown> => import('./OpenMenu.tsx');

/**
 * A button with a menu whose code comes when somebody is about to press it. Pressed before the code is here, the menu opens when
 * it is.
 */
export function MenuButton<Given extends object>({
  menu,
  given,
  ...props
}: Omit<ButtonProps & { readonly as?: 'button' }, 'ref' | 'id'> & {
  /** Draws an `OpenMenu`. */
  readonly menu: OnDemand<Given & { readonly place: MenuPlace }>;
  readonly given: Given;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Where it was opened last; kept while its closing is drawn. NOTE: not a ref callback that sets it: a table draws each of its buttons twice then.
  const [button, setButton] = useState<HTMLElement>();
  // What does not come now is asked for again by the press.
  const fetchAhead = () => void menu.load().catch(() => undefined);
  const openAt = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    setButton(currentTarget);
    setOpen(true);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
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
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={(event) => (isOpen ? setOpen(false) : openAt(event))}
        onKeyDown={press}
      />
      {button && createElement(menu, { ...given, place: { button, isOpen, onOpenChange: setOpen } })}
    </>
  );
}
