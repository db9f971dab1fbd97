import { MenuItem } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { respondMessages } from '../respond.messages.ts';

export function AddAnotherItem({ place, onAdd }: { readonly place: MenuAnchor; readonly onAdd: () => void }) {
  const { menu } = useMessages(respondMessages);
  return (
    <OpenMenu place={place} align="end">
      <MenuItem icon={<AddRegular />} onClick={onAdd}>
        {menu.addAnother}
      </MenuItem>
    </OpenMenu>
  );
}
