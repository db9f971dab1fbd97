import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import {
  CloudArrowUp20Regular,
  CloudCheckmark20Regular,
  CloudError20Regular,
  CloudOff20Regular,
} from '@fluentui/react-icons';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { Failure, SyncStatus } from '@tideform/sync';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRequestSync, useSyncStatus } from '../../../data/useSyncStatus.ts';
import { syncStatusMessages } from '../../../failures/sync-status.messages.ts';
import { wordSyncStatus } from '../../../failures/word-sync-status.ts';
import { useAuth } from '../../../sign-in/useAuth.ts';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { frameMessages } from '../frame.messages.ts';

const SyncErrorsDialog = onDemand(async () => (await import('./SyncErrorsDialog.tsx')).SyncErrorsDialog);

const useStyles = makeStyles({
  button: {
    minWidth: 'auto',
    // The search beside it gives way.
    flexShrink: 0,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
  bare: {
    maxWidth: '40vw',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
  offline: { color: tokens.colorNeutralForeground3 },
});

/**
 * Always visible, always honest: whether everything here is also in the library. Clicking syncs, or tells the errors; offline it shows what
 * waits on this device. `isBare`: an icon, and words only where something is not as usual.
 */
export function SyncBadge({ teamId, isBare = false }: { readonly teamId?: string; readonly isBare?: boolean }) {
  const messages = useMessages(frameMessages);
  const statusMessages = useMessages(syncStatusMessages);
  const styles = useStyles();
  const spoken = useHiddenClass();
  const status = useSyncStatus();
  const requestSync = useRequestSync();
  const navigate = useNavigate();
  const auth = useAuth();
  const [shown, setShown] = useState<readonly Failure[]>();
  // What was read last stays, though a try that is under way has cleared the errors.
  if (shown && status.errors.length > 0 && shown !== status.errors) setShown(status.errors);
  const sync = () => requestSync(teamId === undefined ? {} : { teamId });
  const isWorking = status.syncing && status.level === 'success' && status.online;
  const text = isWorking ? messages.syncing : wordSyncStatus(status, statusMessages);
  const isDisabled = status.online && status.syncing;
  const isSignedOut = status.kind === 'signed-out';
  const hint = isSignedOut
    ? messages.signIn
    : status.errors.length > 0
      ? messages.syncErrors
      : status.online
        ? messages.syncNow
        : messages.onThisDevice;
  const hasWords = !isBare || !status.online;
  // Beside a form's title on a phone there is room for how it stands, and not for how much waits.
  const isShort = isBare && !status.online;
  const short = isShort ? wordSyncStatus({ ...status, pendingUploads: 0 }, statusMessages) || text : text;
  const click = () => {
    if (isSignedOut) void auth.signIn();
    else if (status.errors.length > 0) setShown(status.errors);
    else if (!status.online) void navigate('/device');
    else if (!isDisabled) sync();
  };
  return (
    <>
      <Hint content={!hasWords || isDisabled ? text : hint} relationship={hasWords ? 'description' : 'label'}>
        <Button
          appearance="subtle"
          className={mergeClasses(styles.button, isBare && styles.bare)}
          icon={<BadgeIcon status={status} styles={styles} />}
          disabledFocusable={isDisabled && status.errors.length === 0 && !isSignedOut}
          onClick={click}
          {...(isShort && { 'aria-label': text })}
        >
          {hasWords && <span className={styles.words}>{short}</span>}
        </Button>
      </Hint>
      {/* Read out when it changes; the button shows the same words. */}
      <span role="status" className={spoken}>
        {text}
      </span>
      {shown && <SyncErrorsDialog errors={shown} onTryAgain={sync} onClose={() => setShown(undefined)} />}
    </>
  );
}

function BadgeIcon({ status, styles }: { readonly status: SyncStatus; readonly styles: ReturnType<typeof useStyles> }) {
  if (status.level === 'error') return <CloudError20Regular className={styles.error} />;
  if (status.syncing) return <Spinner size="extra-tiny" aria-hidden="true" />;
  if (status.level === 'warning') return <CloudArrowUp20Regular className={styles.warning} />;
  if (!status.online) return <CloudOff20Regular className={styles.offline} />;
  return <CloudCheckmark20Regular className={styles.success} />;
}
