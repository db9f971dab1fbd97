import { Body1, Button, Caption1 } from '@fluentui/react-components';
import { ArrowSyncRegular, DeleteRegular, OpenRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTeams } from '../../data/teams/useTeams.ts';
import { KioskSection } from '../../device/KioskSection.tsx';
import { StorageSection } from '../../device/StorageSection.tsx';
import { localDataMessages } from '../../shell/frame/local-data/local-data.messages.ts';
import { useAccount } from '../../sign-in/useAuth.ts';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { settingsMessages } from './settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

const ResyncTeamDialog = onDemand(
  async () => (await import('../../shell/frame/local-data/ResyncTeamDialog.tsx')).ResyncTeamDialog,
);
const DeleteLocalDataDialog = onDemand(
  async () => (await import('../../shell/frame/local-data/DeleteLocalDataDialog.tsx')).DeleteLocalDataDialog,
);

/** Tab with the data on this device, actions to sync it again or delete it, and kiosk mode. */
export function StorageTab({ team, onLeave }: { readonly team: TeamRow | undefined; readonly onLeave: () => void }) {
  const { storage: messages } = useMessages(settingsMessages);
  const localData = useMessages(localDataMessages);
  const styles = useSettingsStyles();
  const navigate = useNavigate();
  const teams = useTeams();
  const account = useAccount();
  const [openDialog, setOpenDialog] = useState<'resync' | 'delete'>();
  const openDevice = () => {
    onLeave();
    void navigate('/device', { state: inAppLinkState });
  };
  return (
    <>
      <StorageSection />
      <ul className={styles.box}>
        <StorageActionItem
          name={messages.toDevice}
          text={messages.toDeviceText}
          action={
            <Button icon={<OpenRegular />} aria-label={`${messages.open}: ${messages.toDevice}`} onClick={openDevice}>
              {messages.open}
            </Button>
          }
        />
        {team && (
          <StorageActionItem
            name={localData.resync}
            text={messages.resyncText}
            action={
              <Button icon={<ArrowSyncRegular />} onClick={() => setOpenDialog('resync')}>
                {localData.resyncConfirm}
              </Button>
            }
          />
        )}
        <StorageActionItem
          name={localData.remove}
          text={messages.removeText}
          action={
            <Button icon={<DeleteRegular />} onClick={() => setOpenDialog('delete')}>
              {localData.removeConfirm}
            </Button>
          }
        />
      </ul>
      <KioskSection teams={teams} openTeamId={team?.id} />
      {openDialog === 'resync' && team && <ResyncTeamDialog team={team} onClose={() => setOpenDialog(undefined)} />}
      {openDialog === 'delete' && account && (
        <DeleteLocalDataDialog account={account.displayName} onClose={() => setOpenDialog(undefined)} />
      )}
    </>
  );
}

function StorageActionItem(props: { readonly name: string; readonly text: string; readonly action: ReactElement }) {
  const styles = useSettingsStyles();
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <span className={styles.words}>
          <Body1>{props.name}</Body1>
          <Caption1 className={styles.quiet}>{props.text}</Caption1>
        </span>
        {props.action}
      </span>
    </li>
  );
}
