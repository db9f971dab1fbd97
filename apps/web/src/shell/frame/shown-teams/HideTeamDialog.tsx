import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useNavigate, useParams } from 'react-router';
import { useShownTeams } from '../../../data/teams/useShownTeams.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { shownTeamsMessages } from './shown-teams.messages.ts';

/** Confirmation before a team is hidden on this device. If the team is open, another team opens afterwards. */
export function HideTeamDialog({ team, onClose }: { readonly team: TeamRow; readonly onClose: () => void }) {
  const messages = useMessages(shownTeamsMessages);
  const { hide } = useShownTeams();
  const navigate = useNavigate();
  const { teamId } = useParams();
  const confirm = async () => {
    hide(team.id);
    if (teamId === team.id) await navigate('/teams');
  };
  return (
    <ConfirmDialog title={messages.hide} confirm={messages.hideConfirm} onConfirm={confirm} onClose={onClose}>
      {messages.hideText({ team: team.displayName })}
    </ConfirmDialog>
  );
}
