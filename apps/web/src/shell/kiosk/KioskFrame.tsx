import { Body1, Button, Caption1, Subtitle1 } from '@fluentui/react-components';
import { LockClosed20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router';
import { useClearKiosk } from '../../data/device/useClearKiosk.ts';
import { useRequestSync } from '../../data/sync/useSyncStatus.ts';
import { useTeam } from '../../data/teams/useTeam.ts';
import { addKioskDraft } from '../../kiosk/kiosk-mode.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { getDeviceStorage } from '../../ui/device-storage.ts';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { SyncBadge } from '../frame/sync/SyncBadge.tsx';
import { UploadToast } from '../frame/sync/UploadToast.tsx';
import { TeamPicture } from '../frame/TeamPicture.tsx';
import { Logo } from '../Logo.tsx';
import { useTakeOverUpdate } from '../update/UpdateProvider.tsx';
import { kioskMessages } from './kiosk.messages.ts';
import { useKioskStyles } from './kiosk.styles.ts';
import { useIdle } from './useIdle.ts';
import { useWakeLock } from './useWakeLock.ts';

const ExitKioskDialog = onDemand(async () => (await import('./ExitKioskDialog.tsx')).ExitKioskDialog);

/**
 * Frame around a kiosk's forms with the team's name, the sync badge and an exit button. When the kiosk is idle, it
 * clears the answers for the next respondent.
 */
export function KioskFrame({ teamId, onLeft }: { readonly teamId: string; readonly onLeft: () => void }) {
  const messages = useMessages(kioskMessages);
  const styles = useKioskStyles();
  const { responseId, formId } = useParams();
  const team = useTeam(teamId);
  const navigate = useNavigate();
  const requestSync = useRequestSync();
  const clear = useClearKiosk();
  const update = useTakeOverUpdate();
  const [isLeaving, setLeaving] = useState(false);
  const formsPath = `/teams/${teamId}/forms`;
  useWakeLock();
  useEffect(() => requestSync({ teamId }), [teamId, requestSync]);
  useEffect(() => {
    if (responseId) addKioskDraft(getDeviceStorage(), responseId);
  }, [responseId]);
  const [seconds, resetIdle] = useIdle(() => {
    setLeaving(false);
    // Closes the form first, which saves its pending changes. The saved answers are then cleared.
    navigate(formsPath, { replace: true });
    void clear().then(() => update?.());
  });
  return (
    <div className={styles.root}>
      <header className={styles.top}>
        {team && <TeamPicture team={team} isLarge />}
        <Subtitle1 dir="auto" className={styles.team}>
          {team?.displayName}
        </Subtitle1>
        <SyncBadge teamId={teamId} isBare={useScreenFormat() === 'mobile'} />
        <Button
          appearance="subtle"
          size="large"
          className={styles.exit}
          icon={<LockClosed20Regular />}
          onClick={() => setLeaving(true)}
        >
          {messages.exit}
        </Button>
      </header>
      <main className={styles.content} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {!formId && (
        <footer className={styles.foot}>
          <span className={styles.mark}>
            <Logo size={20} />
          </span>
          <Caption1>{messages.powered}</Caption1>
          <Caption1 className={styles.push}>{messages.cleared}</Caption1>
        </footer>
      )}
      <UploadToast />
      {isLeaving && <ExitKioskDialog onLeft={onLeft} onClose={() => setLeaving(false)} />}
      {formId && seconds !== undefined && (
        <DialogFrame
          isAlert
          title={messages.countdown.title}
          actions={
            <Button size="large" appearance="primary" onClick={resetIdle}>
              {messages.countdown.go}
            </Button>
          }
        >
          <Body1>{messages.countdown.text({ seconds })}</Body1>
        </DialogFrame>
      )}
    </div>
  );
}
