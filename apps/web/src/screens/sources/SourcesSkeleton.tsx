import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { uiMessages } from '../../ui/ui.messages.ts';
import { useSourcesStyles } from './sources.styles.ts';

/** Placeholder while the data sources are loading. */
export function SourcesSkeleton() {
  const { loading } = useMessages(uiMessages);
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
