import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { usePreviewStyles } from './preview.styles.ts';
import { previewWords } from './preview.words.ts';

/** The preview's shape while what draws forms is loaded for the first time. */
export function PreviewBones() {
  const words = useWords(previewWords);
  const styles = usePreviewStyles();
  return (
    <Skeleton aria-label={words.loading} className={mergeClasses(styles.root, styles.frame, styles.desktop)}>
      <SkeletonItem size={32} />
      <SkeletonItem size={40} />
      <SkeletonItem size={128} />
    </Skeleton>
  );
}
