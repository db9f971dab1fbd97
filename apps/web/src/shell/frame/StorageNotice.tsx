import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { StorageRisk } from '../../data/storage/useStorageRisk.ts';
import { frameMessages } from './frame.messages.ts';
import { useFrameStyles } from './frame.styles.ts';

/** Warning that work was lost or may be lost on this device. */
export function StorageNotice(props: {
  readonly risk: StorageRisk;
  readonly lost: number;
  readonly onDismiss: () => void;
}) {
  const messages = useMessages(frameMessages);
  const styles = useFrameStyles();
  const { risk, lost, onDismiss } = props;
  const dismiss = (
    <Button appearance="transparent" aria-label={messages.lost.dismiss} icon={<DismissRegular />} onClick={onDismiss} />
  );
  return (
    <MessageBar intent={risk === 'lost' ? 'error' : 'warning'} layout="multiline" className={styles.notice}>
      <MessageBarBody>{risk === 'lost' ? messages.lost.text({ count: lost }) : messages.risks[risk]}</MessageBarBody>
      <MessageBarActions containerAction={dismiss} />
    </MessageBar>
  );
}
