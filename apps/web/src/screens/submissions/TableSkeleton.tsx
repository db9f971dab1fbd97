import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { uiMessages } from '../../ui/ui.messages.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';

/** Placeholder rows while submissions are loading. */
export function TableSkeleton() {
  const { loading } = useMessages(uiMessages);
  const styles = useSubmissionsStyles();
  return (
    <Skeleton aria-label={loading} className={styles.area}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <SkeletonItem size={16} />
          <SkeletonItem size={16} />
          <SkeletonItem size={16} />
        </div>
      ))}
    </Skeleton>
  );
}
