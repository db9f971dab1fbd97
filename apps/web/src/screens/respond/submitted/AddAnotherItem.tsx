import { MenuItem } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { respondWords } from '../respond.words.ts';

export function AddAnotherItem({ place, onAdd }: { readonly place: MenuPlace; readonly onAdd: () => void }) {
  const { menu } = useWords(respondWords);
  return (
    <OpenMenu place={place} align="end">
      <MenuItem icon={<AddRegular />} onClick={onAdd}>
        {menu.addAnother}
      </MenuItem>
    </OpenMenu>
  );
}
