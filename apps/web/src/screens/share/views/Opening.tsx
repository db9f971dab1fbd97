import type { FormDefinition } from '@tideform/engine';
import { FormBones } from '../../../form/FormBones.tsx';
import { useShareStyles } from '../share.styles.ts';
import { SharePage } from './SharePage.tsx';

/** The shape of a form while it is read. */
export function Opening(props: {
  readonly title?: string | undefined;
  readonly teamName?: string | undefined;
  readonly form?: FormDefinition | undefined;
}) {
  const styles = useShareStyles();
  return (
    <SharePage {...props}>
      <div className={styles.card}>
        <FormBones />
      </div>
    </SharePage>
  );
}
