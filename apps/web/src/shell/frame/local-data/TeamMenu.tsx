import { makeStyles } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { inAppLinkState } from '../../../ui/routing/location-state.ts';
import { frameMessages } from '../frame.messages.ts';

const TeamItems = onDemand(async () => (await import('./TeamItems.tsx')).TeamItems);
const UsersDialog = onDemand(async () => (await import('../users/UsersDialog.tsx')).UsersDialog);
const HideTeamDialog = onDemand(async () => (await import('../shown-teams/HideTeamDialog.tsx')).HideTeamDialog);
const ResyncTeamDialog = onDemand(async () => (await import('./ResyncTeamDialog.tsx')).ResyncTeamDialog);

const useStyles = makeStyles({ touch: { minWidth: '44px', minHeight: '44px' } });

/** Menu of a team for opening its plans and users, resyncing it and hiding it. */
export function TeamMenu({ team, isTouch = false }: { readonly team: TeamRow; readonly isTouch?: boolean }) {
  const messages = useMessages(frameMessages);
  const styles = useStyles();
  const navigate = useNavigate();
  const [areUsersOpen, setUsersOpen] = useState(false);
  const [isResyncing, setResyncing] = useState(false);
  const [isHiding, setHiding] = useState(false);
  return (
    <>
      <MenuButton
        menu={TeamItems}
        menuProps={{
          onPlans: () => navigate(`/teams/${team.id}/plans`, { state: inAppLinkState }),
          onUsers: () => setUsersOpen(true),
          onResync: () => setResyncing(true),
          onHide: () => setHiding(true),
        }}
        appearance="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={messages.teamMenu({ team: team.displayName })}
        {...(isTouch && { className: styles.touch })}
      />
      {areUsersOpen && <UsersDialog team={team} onClose={() => setUsersOpen(false)} />}
      {isResyncing && <ResyncTeamDialog team={team} onClose={() => setResyncing(false)} />}
      {isHiding && <HideTeamDialog team={team} onClose={() => setHiding(false)} />}
    </>
  );
}
