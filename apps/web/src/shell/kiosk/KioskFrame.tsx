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
import { getDeviceStorage } from '../../ui/browser/device-storage.ts';
import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { SyncBadge } from '../frame/sync/SyncBadge.tsx';
import { UploadToast } from '../frame/sync/UploadToast.tsx';
import { TeamPicture } from '../frame/TeamPicture.tsx';
import { Logo } from '../Logo.tsx';
import { useTakeOverUpdate } from '../update/UpdateProvider.tsx';
import { kioskMessages } from './kiosk.messages.ts';
import { useKioskStyles } from './kiosk.styles.ts';
import { useIdle } from './useIdle.ts';

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

/** Keeps the screen on while the page is visible, and switches to full screen on a touch, when browsers allow it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;
    let isRequesting = false;
    // NOTE: the browser releases the lock whenever the page is hidden. A device that saves its battery may deny it.
    const requestLock = async () => {
      if (isRequesting || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      isRequesting = true;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      isRequesting = false;
      if (isUnmounted) await lock?.release();
    };
    const enterFullscreen = () => {
      if (!document.fullscreenElement) void document.documentElement.requestFullscreen?.().catch(() => undefined);
    };
    void requestLock();
    document.addEventListener('visibilitychange', requestLock);
    window.addEventListener('pointerup', enterFullscreen);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', requestLock);
      window.removeEventListener('pointerup', enterFullscreen);
      void lock?.release();
    };
  }, []);
}
