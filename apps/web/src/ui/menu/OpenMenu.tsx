import { Menu, MenuList, MenuPopover, type MenuProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { MenuPlace } from './menu-place.ts';

/** The menu of a `MenuButton`, which is loaded without it: all that floats comes with this. */
export function OpenMenu(
  props: Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange' | 'persistOnItemClick'> & {
    readonly place: MenuPlace;
    readonly align?: 'start' | 'end';
    /** Drawn above the items. */
    readonly head?: ReactNode;
    readonly className?: string;
    /** The items. */
    readonly children: ReactNode;
  },
) {
  const { place, align = 'start', head, className, children, ...menu } = props;
  const { button, isOpen, onOpenChange } = place;
  return (
    <Menu
      {...menu}
      open={isOpen}
      positioning={{ target: button, position: 'below', align }}
      onOpenChange={(_, { open, type, event }) => {
        // The button itself takes a press on it.
        if (type === 'clickOutside' && event.target instanceof Node && button.contains(event.target)) return;
        // A press beside the menu has put the focus where it is, unless that was nothing.
        if (!open && (type !== 'clickOutside' || document.activeElement === document.body)) button.focus();
        onOpenChange(open);
      }}
    >
      <MenuPopover>
        {head}
        <MenuList aria-labelledby={button.id} {...(className && { className })}>
          {children}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
