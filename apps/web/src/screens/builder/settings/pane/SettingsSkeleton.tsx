import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { settingsMessages } from '../settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

/** Skeleton of the settings, shown while they are loading. */
export function SettingsSkeleton() {
  const messages = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  return (
    <Skeleton aria-label={messages.loading} className={styles.bones}>
      <SkeletonItem size={28} />
      {[0, 1, 2, 3].map((row) => (
        <SkeletonItem key={row} size={48} />
      ))}
    </Skeleton>
  );
}
