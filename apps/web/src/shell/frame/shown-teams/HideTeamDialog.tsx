import type { TeamRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useNavigate, useParams } from 'react-router';
import { useShownTeams } from '../../../data/shown-teams/useShownTeams.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { shownTeamsWords } from './shown-teams.words.ts';

/** Asks before a team leaves the lists of this device; whoever looks at it goes on to another one. */
export function HideTeamDialog({ team, onClose }: { readonly team: TeamRow; readonly onClose: () => void }) {
  const words = useWords(shownTeamsWords);
  const { hide } = useShownTeams();
  const navigate = useNavigate();
  const { teamId } = useParams();
  const confirm = async () => {
    hide(team.id);
    if (teamId === team.id) await navigate('/teams');
  };
  return (
    <ConfirmDialog title={words.hide} confirm={words.hideConfirm} onConfirm={confirm} onClose={onClose}>
      {words.hideText({ team: team.displayName })}
    </ConfirmDialog>
  );
}
