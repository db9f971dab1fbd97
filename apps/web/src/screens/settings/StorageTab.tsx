import { Body1, Button, Caption1 } from '@fluentui/react-components';
import { ArrowSyncRegular, DeleteRegular, OpenRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { TeamRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTeams } from '../../data/useTeams.ts';
import { KioskSection } from '../../device/KioskSection.tsx';
import { StorageSection } from '../../device/StorageSection.tsx';
import { localDataWords } from '../../shell/frame/local-data/local-data.words.ts';
import { useAccount } from '../../sign-in/useAuth.ts';
import { fromOrigin } from '../../ui/from-origin.ts';
import { useSettingsStyles } from './settings.styles.ts';
import { settingsWords } from './settings.words.ts';

const ResyncTeamDialog = onDemand(
  async () => (await import('../../shell/frame/local-data/ResyncTeamDialog.tsx')).ResyncTeamDialog,
);
const DeleteLocalDataDialog = onDemand(
  async () => (await import('../../shell/frame/local-data/DeleteLocalDataDialog.tsx')).DeleteLocalDataDialog,
);

/** What this device keeps, how it is read anew or removed, and the kiosk. */
export function StorageTab({ team, onLeave }: { readonly team: TeamRow | undefined; readonly onLeave: () => void }) {
  const { storage: words } = useWords(settingsWords);
  const localData = useWords(localDataWords);
  const styles = useSettingsStyles();
  const navigate = useNavigate();
  const teams = useTeams();
  const account = useAccount();
  const [asks, setAsks] = useState<'resync' | 'delete'>();
  const openDevice = () => {
    onLeave();
    void navigate('/device', { state: fromOrigin });
  };
  return (
    <>
      <StorageSection />
      <ul className={styles.box}>
        <Line
          name={words.toDevice}
          text={words.toDeviceText}
          action={
            <Button icon={<OpenRegular />} aria-label={`${words.open}: ${words.toDevice}`} onClick={openDevice}>
              {words.open}
            </Button>
          }
        />
        {team && (
          <Line
            name={localData.resync}
            text={words.resyncText}
            action={
              <Button icon={<ArrowSyncRegular />} onClick={() => setAsks('resync')}>
                {localData.resyncConfirm}
              </Button>
            }
          />
        )}
        <Line
          name={localData.remove}
          text={words.removeText}
          action={
            <Button icon={<DeleteRegular />} onClick={() => setAsks('delete')}>
              {localData.removeConfirm}
            </Button>
          }
        />
      </ul>
      <KioskSection teams={teams} openTeamId={team?.id} />
      {asks === 'resync' && team && <ResyncTeamDialog team={team} onClose={() => setAsks(undefined)} />}
      {asks === 'delete' && account && (
        <DeleteLocalDataDialog account={account.displayName} onClose={() => setAsks(undefined)} />
      )}
    </>
  );
}

function Line(props: { readonly name: string; readonly text: string; readonly action: ReactElement }) {
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
