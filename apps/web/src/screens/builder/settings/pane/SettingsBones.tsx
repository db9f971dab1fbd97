import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { settingsWords } from '../settings.words.ts';
import { useSettingsStyles } from './settings.styles.ts';

/** The pane's shape while the settings are loaded for the first time. */
export function SettingsBones() {
  const words = useWords(settingsWords);
  const styles = useSettingsStyles();
  return (
    <Skeleton aria-label={words.loading} className={styles.bones}>
      <SkeletonItem size={28} />
      {[0, 1, 2, 3].map((row) => (
        <SkeletonItem key={row} size={48} />
      ))}
    </Skeleton>
  );
}
