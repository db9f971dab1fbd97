import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useStorageUse } from '../../data/storage/useStorageUse.ts';
import { useSyncStatus } from '../../data/useSyncStatus.ts';
import { thisDeviceWords } from '../../device/this-device.words.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { useDeviceStyles } from './device.styles.ts';
import { deviceWords } from './device.words.ts';
import type { Outcome } from './useDeviceTransfer.ts';

/** What came of an import or export, being offline, and a storage that runs full. */
export function DeviceNotices(props: { readonly outcome: Outcome | undefined; readonly onDismiss: () => void }) {
  const words = useWords(deviceWords);
  const thisDevice = useWords(thisDeviceWords);
  const ui = useWords(uiWords);
  const styles = useDeviceStyles();
  const { online } = useSyncStatus();
  const storage = useStorageUse();
  const { outcome, onDismiss } = props;
  return (
    <div className={styles.notices}>
      {outcome && (
        <MessageBar intent={outcome.intent} layout="multiline">
          <MessageBarBody>
            {outcome.lines.map((line) => (
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
          <MessageBarBody>{words.offline}</MessageBarBody>
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
