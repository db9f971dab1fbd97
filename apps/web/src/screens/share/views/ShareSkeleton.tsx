import type { FormDefinition } from '@tideform/engine';
import { FormSkeleton } from '../../../form/FormSkeleton.tsx';
import { useShareStyles } from '../share.styles.ts';
import { SharePage } from './SharePage.tsx';

/** Placeholder of a form while it's loading. */
export function ShareSkeleton(props: {
  readonly title?: string | undefined;
  readonly teamName?: string | undefined;
  readonly form?: FormDefinition | undefined;
}) {
  const styles = useShareStyles();
  return (
    <SharePage {...props}>
      <div className={styles.card}>
        <FormSkeleton />
      </div>
    </SharePage>
  );
}
