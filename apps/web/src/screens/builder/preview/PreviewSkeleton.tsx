import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { previewMessages } from './preview.messages.ts';
import { usePreviewStyles } from './preview.styles.ts';

/** Skeleton of the preview, shown while the form runner is loading. */
export function PreviewSkeleton() {
  const messages = useMessages(previewMessages);
  const styles = usePreviewStyles();
  return (
    <Skeleton aria-label={messages.loading} className={mergeClasses(styles.root, styles.frame, styles.desktop)}>
      <SkeletonItem size={32} />
      <SkeletonItem size={40} />
      <SkeletonItem size={128} />
    </Skeleton>
  );
}
