import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { BackButton } from '../../ui/BackButton.tsx';
import { builderMessages } from './builder.messages.ts';
import { useBuilderStyles } from './builder.styles.ts';

/** Skeleton of the builder, shown while the form is loading. */
export function BuilderSkeleton({ teamId }: { readonly teamId: string }) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.start}>
          <BackButton label={messages.back} to={`/teams/${teamId}/forms`} />
        </div>
      </div>
      <div className={styles.body}>
        <Skeleton aria-label={messages.loading} className={styles.page}>
          {[0, 1, 2, 3].map((row) => (
            <SkeletonItem key={row} size={32} className={styles.bone} />
          ))}
        </Skeleton>
      </div>
    </div>
  );
}
