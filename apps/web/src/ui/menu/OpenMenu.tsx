import { Menu, MenuList, MenuPopover, type MenuProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { MenuAnchor } from './menu-anchor.ts';

/** Menu of a `MenuButton`, loaded on demand together with the code that positions it. */
export function OpenMenu(
  props: Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange' | 'persistOnItemClick'> & {
    readonly place: MenuAnchor;
    readonly align?: 'start' | 'end';
    /** Content above the menu items. */
    readonly head?: ReactNode;
    readonly className?: string;
    /** Menu items. */
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
        // The button handles clicks on itself.
        if (type === 'clickOutside' && event.target instanceof Node && button.contains(event.target)) return;
        // A click outside has already moved the focus, unless the clicked element isn't focusable.
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
