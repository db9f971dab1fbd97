import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useLocalData } from '../../../data/storage/useLocalData.ts';
import { useRequestSync, useSyncStatus } from '../../../data/sync/useSyncStatus.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { localDataMessages } from './local-data.messages.ts';

/** Confirmation before a team's local data is deleted and downloaded again. */
export function ResyncTeamDialog({ team, onClose }: { readonly team: TeamRow; readonly onClose: () => void }) {
  const messages = useMessages(localDataMessages);
  const { resyncTeam } = useLocalData();
  const requestSync = useRequestSync();
  const { online } = useSyncStatus();
  const resync = async () => {
    await resyncTeam(team.id);
    requestSync({ teamId: team.id });
  };
  return (
    <ConfirmDialog
      title={messages.resync}
      confirm={messages.resyncConfirm}
      isRefused={!online}
      onConfirm={resync}
      onClose={onClose}
    >
      {online ? messages.resyncText({ team: team.displayName }) : messages.resyncOffline}
    </ConfirmDialog>
  );
}
