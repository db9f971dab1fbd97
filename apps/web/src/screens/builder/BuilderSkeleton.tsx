import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { useFormService } from '../../data/forms/useForms.ts';
import { BackButton } from '../../ui/routing/BackButton.tsx';
import { builderMessages } from './builder.messages.ts';
import { useBuilderStyles } from './builder.styles.ts';
import { previewMessages } from './preview/preview.messages.ts';
import { usePreviewStyles } from './preview/preview.styles.ts';

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

const timeoutMs = 3000;

/**
 * Fetches the newest draft once when the screen opens. Returns true when the draft has been fetched, cannot be fetched,
 * or takes longer than 3 seconds; the builder then uses the draft on this device.
 */
export function useIsDraftFetched(formId: string | undefined): boolean {
  const service = useFormService();
  const [fetched, setFetched] = useState<string>();
  useEffect(() => {
    if (!formId) return;
    let isCancelled = false;
    const finish = () => {
      if (!isCancelled) setFetched(formId);
    };
    service.fetchDraft(formId).then(finish, finish);
    const timer = setTimeout(finish, timeoutMs);
    return () => {
      clearTimeout(timer);
      isCancelled = true;
    };
  }, [service, formId]);
  return formId !== undefined && fetched === formId;
}
