import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useFormsStyles } from './forms.styles.ts';
import { words } from './forms.words.ts';

/** Cards without words while the forms are read. */
export function FormBones() {
  const styles = useFormsStyles();
  return (
    <Skeleton aria-label={words.loading} className={styles.grid}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className={styles.card}>
          <SkeletonItem shape="square" size={40} />
          <SkeletonItem size={20} className={styles.title} />
          <SkeletonItem size={12} className={styles.line} />
        </div>
      ))}
    </Skeleton>
  );
}
