import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useCardStyles } from './card/card.styles.ts';
import { formsMessages } from './forms.messages.ts';
import { useFormsStyles } from './forms.styles.ts';

/** Placeholder cards while the forms are loading. */
export function FormsSkeleton() {
  const messages = useMessages(formsMessages);
  const styles = useFormsStyles();
  const { card } = useCardStyles();
  return (
    <Skeleton aria-label={messages.loading} className={styles.grid}>
      {[0, 1, 2, 3, 4, 5].map((bone) => (
        <div key={bone} className={card}>
          <SkeletonItem shape="square" size={40} />
          <SkeletonItem size={20} className={styles.title} />
          <SkeletonItem size={12} className={styles.line} />
          <div className={styles.tagBones}>
            <SkeletonItem size={20} className={styles.tagBone} />
            <SkeletonItem size={20} className={styles.tagBone} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
