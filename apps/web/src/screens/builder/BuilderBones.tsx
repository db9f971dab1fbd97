import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { BackButton } from '../../ui/BackButton.tsx';
import { useBuilderStyles } from './builder.styles.ts';
import { builderWords } from './builder.words.ts';

/** The builder's shape while the form is read. */
export function BuilderBones({ teamId }: { readonly teamId: string }) {
  const words = useWords(builderWords);
  const styles = useBuilderStyles();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.start}>
          <BackButton label={words.back} to={`/teams/${teamId}/forms`} />
        </div>
      </div>
      <div className={styles.body}>
        <Skeleton aria-label={words.loading} className={styles.page}>
          {[0, 1, 2, 3].map((row) => (
            <SkeletonItem key={row} size={32} className={styles.bone} />
          ))}
        </Skeleton>
      </div>
    </div>
  );
}
