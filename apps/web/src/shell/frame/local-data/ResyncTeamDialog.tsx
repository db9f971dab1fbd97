import type { TeamRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useLocalData } from '../../../data/useLocalData.ts';
import { useRequestSync, useSyncStatus } from '../../../data/useSyncStatus.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { localDataWords } from './local-data.words.ts';

/** Asks before a team's local data is removed and fetched again. */
export function ResyncTeamDialog({ team, onClose }: { readonly team: TeamRow; readonly onClose: () => void }) {
  const words = useWords(localDataWords);
  const { resyncTeam } = useLocalData();
  const requestSync = useRequestSync();
  const { online } = useSyncStatus();
  const resync = async () => {
    await resyncTeam(team.id);
    requestSync({ teamId: team.id });
  };
  return (
    <ConfirmDialog
      title={words.resync}
      confirm={words.resyncConfirm}
      isRefused={!online}
      onConfirm={resync}
      onClose={onClose}
    >
      {online ? words.resyncText({ team: team.displayName }) : words.resyncOffline}
    </ConfirmDialog>
  );
}
