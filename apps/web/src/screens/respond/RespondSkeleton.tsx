import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { getWidthStyle } from '../../form/form-width.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { COLUMN_PX, useRespondStyles } from './respond.styles.ts';

/** Placeholder of a form while it's loading. */
export function RespondSkeleton({ form }: { readonly form?: FormDefinition | undefined }) {
  const messages = useMessages(uiMessages);
  const styles = useRespondStyles();
  return (
    <div className={styles.scroll}>
      <div className={styles.column} style={getWidthStyle(form, COLUMN_PX)}>
        <Skeleton aria-label={messages.loading} className={styles.card}>
          {[1, 2, 3, 4].map((field) => (
            <div key={field} className={styles.skeletonField}>
              <SkeletonItem size={12} className={styles.skeletonLabel} />
              <SkeletonItem size={32} />
            </div>
          ))}
        </Skeleton>
      </div>
    </div>
  );
}
