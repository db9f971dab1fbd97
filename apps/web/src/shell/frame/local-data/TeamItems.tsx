import { MenuItem } from '@fluentui/react-components';
import { ArrowSyncCircle20Regular, EyeOff20Regular, People20Regular, Premium20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { shownTeamsMessages } from '../shown-teams/shown-teams.messages.ts';
import { localDataMessages } from './local-data.messages.ts';

export function TeamItems(props: {
  readonly place: MenuAnchor;
  readonly onPlans: () => void;
  readonly onUsers: () => void;
  readonly onResync: () => void;
  readonly onHide: () => void;
}) {
  const { place, onPlans, onUsers, onResync, onHide } = props;
  const messages = useMessages(localDataMessages);
  const shownTeams = useMessages(shownTeamsMessages);
  return (
    <OpenMenu place={place}>
      <MenuItem icon={<Premium20Regular />} onClick={onPlans}>
        {messages.plans}
      </MenuItem>
      <MenuItem icon={<People20Regular />} onClick={onUsers}>
        {messages.users}
      </MenuItem>
      <MenuItem icon={<ArrowSyncCircle20Regular />} onClick={onResync}>
        {messages.resync}
      </MenuItem>
      <MenuItem icon={<EyeOff20Regular />} onClick={onHide}>
        {shownTeams.hide}
      </MenuItem>
    </OpenMenu>
  );
}
