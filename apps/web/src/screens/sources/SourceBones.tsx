import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { uiWords } from '../../ui/ui.words.ts';
import { useSourcesStyles } from './sources.styles.ts';

/** In place of data sources that are not here yet. */
export function SourceBones() {
  const { loading } = useWords(uiWords);
  const styles = useSourcesStyles();
  return (
    <Skeleton aria-label={loading} className={styles.card}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.cell}>
          <SkeletonItem size={32} />
        </div>
      ))}
    </Skeleton>
  );
}
