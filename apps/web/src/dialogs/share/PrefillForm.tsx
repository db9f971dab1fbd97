import type { FormDefinition, Session } from '@tideform/engine';
import { FormRunner } from '../../form/FormRunner.tsx';
import { useSessionLifecycle } from '../../form/session/useSessionLifecycle.ts';
import { useViews } from '../../form/useViews.ts';
import { useShareStyles } from './share.styles.ts';

/** Form in which the user enters prefill answers. It neither validates nor submits them. */
export function PrefillForm({ schema, session }: { readonly schema: FormDefinition; readonly session: Session }) {
  const styles = useShareStyles();
  useSessionLifecycle(session);
  if (!useViews(schema)) return null;
  return (
    <div className={styles.form}>
      <FormRunner session={session} appearance="plain" footer={() => null} />
    </div>
  );
}
