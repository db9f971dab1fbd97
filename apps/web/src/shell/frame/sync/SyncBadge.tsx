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
import { useRequestSync, useSyncStatus } from '../../../data/sync/useSyncStatus.ts';
import { formatSyncStatus } from '../../../failures/format-sync-status.ts';
import { syncStatusMessages } from '../../../failures/sync-status.messages.ts';
import { useAuth } from '../../../sign-in/useAuth.ts';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { frameMessages } from '../frame.messages.ts';

const SyncErrorsDialog = onDemand(async () => (await import('./SyncErrorsDialog.tsx')).SyncErrorsDialog);

const useStyles = makeStyles({
  button: {
    minWidth: 'auto',
    // The badge doesn't shrink; the search field next to it does.
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
 * Badge that shows whether everything on this device is also in the library. Always visible. A click starts a sync or
 * shows the sync errors; while offline, it opens the page about this device. `isBare`: shows an icon, and text only for
 * unusual states.
 */
export function SyncBadge({
  teamId,
  isBare: isIconOnly = false,
}: {
  readonly teamId?: string;
  readonly isBare?: boolean;
}) {
  const messages = useMessages(frameMessages);
  const statusMessages = useMessages(syncStatusMessages);
  const styles = useStyles();
  const hiddenClass = useHiddenClass();
  const status = useSyncStatus();
  const requestSync = useRequestSync();
  const navigate = useNavigate();
  const auth = useAuth();
  const [shown, setShown] = useState<readonly Failure[]>();
  // Keeps showing the errors although a running attempt has cleared them.
  if (shown && status.errors.length > 0 && shown !== status.errors) setShown(status.errors);
  const sync = () => requestSync(teamId === undefined ? {} : { teamId });
  const isWorking = status.syncing && status.level === 'success' && status.online;
  const text = isWorking ? messages.syncing : formatSyncStatus(status, statusMessages);
  const isDisabled = status.online && status.syncing;
  const isSignedOut = status.kind === 'signed-out';
  const hint = isSignedOut
    ? messages.signIn
    : status.errors.length > 0
      ? messages.syncErrors
      : status.online
        ? messages.syncNow
        : messages.onThisDevice;
  const showsText = !isIconOnly || !status.online;
  // On a phone, next to a form's title, there is space for the state but not for the number of pending uploads.
  const isShort = isIconOnly && !status.online;
  const shortText = isShort ? formatSyncStatus({ ...status, pendingUploads: 0 }, statusMessages) || text : text;
  const handleClick = () => {
    if (isSignedOut) void auth.signIn();
    else if (status.errors.length > 0) setShown(status.errors);
    else if (!status.online) void navigate('/device');
    else if (!isDisabled) sync();
  };
  return (
    <>
      <Hint content={!showsText || isDisabled ? text : hint} relationship={showsText ? 'description' : 'label'}>
        <Button
          appearance="subtle"
          className={mergeClasses(styles.button, isIconOnly && styles.bare)}
          icon={<BadgeIcon status={status} styles={styles} />}
          disabledFocusable={isDisabled && status.errors.length === 0 && !isSignedOut}
          onClick={handleClick}
          {...(isShort && { 'aria-label': text })}
        >
          {showsText && <span className={styles.words}>{shortText}</span>}
        </Button>
      </Hint>
      {/* Announced by screen readers when it changes. The button shows the same text. */}
      <span role="status" className={hiddenClass}>
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
