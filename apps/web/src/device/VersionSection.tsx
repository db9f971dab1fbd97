import { Body1, Button, Caption1, Spinner, Subtitle2 } from '@fluentui/react-components';
import { ArrowSyncRegular, CheckmarkCircle16Filled } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useAppVersion } from '../data/device/app-version.ts';
import { checkForUpdate, UpdateNotice } from '../shell/update/UpdateNotice.tsx';
import { useTakeOverUpdate } from '../shell/update/UpdateProvider.tsx';
import { thisDeviceMessages } from './this-device.messages.ts';
import { useThisDeviceStyles } from './this-device.styles.ts';

/** Section that shows the app's version, and checks for a newer one. */
export function VersionSection() {
  const { version: messages } = useMessages(thisDeviceMessages);
  const styles = useThisDeviceStyles();
  const version = useAppVersion();
  const update = useTakeOverUpdate();
  const [checked, setChecked] = useState<'busy' | 'checked' | 'unreachable'>();
  const check = async () => {
    setChecked('busy');
    setChecked((await checkForUpdate(navigator.serviceWorker)) ? 'checked' : 'unreachable');
  };
  const isBusy = checked === 'busy';
  return (
    <section className={styles.section}>
      <Subtitle2 as="h2" className={styles.heading}>
        {messages.title}
      </Subtitle2>
      <div className={styles.panel}>
        <div className={styles.version}>
          {!update && <CheckmarkCircle16Filled className={styles.good} />}
          <span className={styles.versionWords}>
            <Body1>{version ? messages.name({ ...version }) : messages.development}</Body1>
            <Caption1 className={styles.quiet} role="status">
              {[!update && messages.upToDate, !isBusy && checked && messages[checked]].filter(Boolean).join(' · ')}
            </Caption1>
          </span>
          {update ? (
            <UpdateNotice />
          ) : (
            <Button
              icon={isBusy ? <Spinner size="tiny" aria-hidden="true" /> : <ArrowSyncRegular />}
              disabledFocusable={isBusy}
              onClick={() => void check()}
            >
              {messages.check}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
