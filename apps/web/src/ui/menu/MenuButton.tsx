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
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  // What does not come now is asked for again by the press.
  const fetchAhead = () => void menu.load().catch(() => undefined);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
    }
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    <>
      <Button
        {...props}
        ref={setButton}
        id={id}
        aria-haspopup="menu"
        {...(isOpen && { 'aria-expanded': true })}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={press}
      />
      {wasOpen && button && createElement(menu, { ...given, place: { button, isOpen, onOpenChange: setOpen } })}
    </>
  );
}
