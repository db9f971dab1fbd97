import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useCardStyles } from './card/card.styles.ts';
import { useFormsStyles } from './forms.styles.ts';
import { formsWords } from './forms.words.ts';

/** Cards without words while the forms are read. */
export function FormBones() {
  const words = useWords(formsWords);
  const styles = useFormsStyles();
  const { card } = useCardStyles();
  return (
    <Skeleton aria-label={words.loading} className={styles.grid}>
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
