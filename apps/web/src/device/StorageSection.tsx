import { Body1, Body1Strong, Caption1, ProgressBar, Subtitle2 } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useStorageUse } from '../data/storage/browser-storage.ts';
import { type LocalCounts, useLocalCounts } from '../data/storage/useLocalData.ts';
import { formatBytes } from '../ui/formatting/format-bytes.ts';
import { thisDeviceMessages } from './this-device.messages.ts';
import { useThisDeviceStyles } from './this-device.styles.ts';

/** Section that shows the data stored on this device and the available space. */
export function StorageSection() {
  const messages = useMessages(thisDeviceMessages);
  const { locale } = useLocale();
  const styles = useThisDeviceStyles();
  const counts = useLocalCounts();
  const storage = useStorageUse();
  return (
    <section className={styles.section}>
      <Subtitle2 as="h2" className={styles.heading}>
        {messages.storage.title}
      </Subtitle2>
      <div className={styles.panel}>
        {storage ? (
          <div>
            <Body1 block>
              <bdi>
                {messages.storage.used({
                  used: formatBytes(storage.use.usageBytes, locale),
                  quota: formatBytes(storage.use.quotaBytes, locale),
                })}
              </bdi>
            </Body1>
            <ProgressBar
              className={styles.room}
              value={storage.use.quotaBytes > 0 ? storage.use.usageBytes / storage.use.quotaBytes : 0}
              color={storage.warnings.length > 0 ? 'warning' : 'brand'}
              aria-label={messages.storage.title}
            />
            <Caption1 className={styles.quiet}>
              {storage.use.persisted ? messages.storage.persisted : messages.storage.notPersisted}
            </Caption1>
          </div>
        ) : (
          <Body1>{messages.storage.unknown}</Body1>
        )}
        {counts && <Counts counts={counts} />}
      </div>
    </section>
  );
}

function Counts({ counts }: { readonly counts: LocalCounts }) {
  const messages = useMessages(thisDeviceMessages);
  const { locale } = useLocale();
  const styles = useThisDeviceStyles();
  const labels = Object.entries(messages.storage.counts) as [keyof LocalCounts, string][];
  return (
    <dl className={styles.counts}>
      {labels.map(([key, label]) => (
        <div key={key} className={styles.count}>
          <dt>
            <Caption1 className={styles.quiet}>{label}</Caption1>
          </dt>
          <dd>
            <Body1Strong className={styles.number}>{counts[key].toLocaleString(locale)}</Body1Strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
