import { MenuItem } from '@fluentui/react-components';
import { ArrowSyncCircle20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { localDataWords } from './local-data.words.ts';

export function TeamItems({ place, onResync }: { readonly place: MenuPlace; readonly onResync: () => void }) {
  const words = useWords(localDataWords);
  return (
    <OpenMenu place={place}>
      <MenuItem icon={<ArrowSyncCircle20Regular />} onClick={onResync}>
        {words.resync}
      </MenuItem>
    </OpenMenu>
  );
}
