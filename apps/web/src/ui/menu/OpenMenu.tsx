import { Menu, MenuList, MenuPopover, type MenuProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { MenuAnchor } from './menu-anchor.ts';

/** Menu of a `MenuButton`, loaded separately with the positioning code. */
export function OpenMenu(
  props: Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange' | 'persistOnItemClick'> & {
    readonly place: MenuAnchor;
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
        // A click on the button is handled by the button.
        if (type === 'clickOutside' && event.target instanceof Node && button.contains(event.target)) return;
        // A click outside has moved the focus, unless its target isn't focusable.
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
