import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useStorageUse } from '../../data/storage/useStorageUse.ts';
import { useSyncStatus } from '../../data/useSyncStatus.ts';
import { thisDeviceMessages } from '../../device/this-device.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { deviceMessages } from './device.messages.ts';
import { useDeviceStyles } from './device.styles.ts';
import type { TransferResult } from './useDeviceTransfer.ts';

/** Messages about the last import or export, being offline, and storage that is running out. */
export function TransferMessages(props: {
  readonly result: TransferResult | undefined;
  readonly onDismiss: () => void;
}) {
  const messages = useMessages(deviceMessages);
  const thisDevice = useMessages(thisDeviceMessages);
  const ui = useMessages(uiMessages);
  const styles = useDeviceStyles();
  const { online } = useSyncStatus();
  const storage = useStorageUse();
  const { result, onDismiss } = props;
  return (
    <div className={styles.notices}>
      {result && (
        <MessageBar intent={result.intent} layout="multiline">
          <MessageBarBody>
            {result.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </MessageBarBody>
          <MessageBarActions
            containerAction={
              <Button appearance="transparent" aria-label={ui.dismiss} icon={<DismissRegular />} onClick={onDismiss} />
            }
          />
        </MessageBar>
      )}
      {!online && (
        <MessageBar layout="multiline">
          <MessageBarBody>{messages.offline}</MessageBarBody>
        </MessageBar>
      )}
      {storage?.warnings[0] && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{thisDevice.storage.warnings[storage.warnings[0]]}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
