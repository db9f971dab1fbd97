import { MenuItem } from '@fluentui/react-components';
import { ArrowSyncCircle20Regular, EyeOff20Regular, People20Regular, Premium20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { shownTeamsWords } from '../shown-teams/shown-teams.words.ts';
import { localDataWords } from './local-data.words.ts';

export function TeamItems(props: {
  readonly place: MenuPlace;
  readonly onPlans: () => void;
  readonly onUsers: () => void;
  readonly onResync: () => void;
  readonly onHide: () => void;
}) {
  const { place, onPlans, onUsers, onResync, onHide } = props;
  const words = useWords(localDataWords);
  const shownTeams = useWords(shownTeamsWords);
  return (
    <OpenMenu place={place}>
      <MenuItem icon={<Premium20Regular />} onClick={onPlans}>
        {words.plans}
      </MenuItem>
      <MenuItem icon={<People20Regular />} onClick={onUsers}>
        {words.users}
      </MenuItem>
      <MenuItem icon={<ArrowSyncCircle20Regular />} onClick={onResync}>
        {words.resync}
      </MenuItem>
      <MenuItem icon={<EyeOff20Regular />} onClick={onHide}>
        {shownTeams.hide}
      </MenuItem>
    </OpenMenu>
  );
}
