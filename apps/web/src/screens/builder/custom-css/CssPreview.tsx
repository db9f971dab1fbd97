import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useScriptUser } from '../../../data/useScriptUser.ts';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { openSession } from '../../../form/session/open-session.ts';
import { useSessionLife } from '../../../form/session/useSessionLife.ts';
import { useViews } from '../../../form/useViews.ts';
import { DrawBoundary } from '../../../ui/DrawBoundary.tsx';
import { customCssMessages } from './custom-css.messages.ts';
import { useCustomCssStyles } from './custom-css.styles.ts';

/** The form with these styles, to be tried out. */
export function CssPreview({ schema, css }: { readonly schema: FormDefinition; readonly css: string }) {
  const messages = useMessages(customCssMessages);
  const styles = useCustomCssStyles();
  return (
    <section aria-label={messages.preview} className={styles.preview}>
      <DrawBoundary subject={schema} instead={() => <p className={styles.quiet}>{messages.undrawn}</p>}>
        <Form schema={schema} css={css} />
      </DrawBoundary>
    </section>
  );
}

const starter = { isCreator: true };

function Form({ schema, css }: { readonly schema: FormDefinition; readonly css: string }) {
  const user = useScriptUser();
  const session = useMemo(() => openSession({ form: schema, viewer: starter, user }), [schema, user]);
  useSessionLife(session);
  return useViews(schema) ? <FormRunner session={session} css={css} /> : null;
}
