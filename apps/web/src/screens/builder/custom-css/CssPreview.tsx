import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useScriptUser } from '../../../data/useScriptUser.ts';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { openSession } from '../../../form/session/open-session.ts';
import { useSessionLifecycle } from '../../../form/session/useSessionLifecycle.ts';
import { useViews } from '../../../form/useViews.ts';
import { SectionErrorBoundary } from '../../../ui/SectionErrorBoundary.tsx';
import { customCssMessages } from './custom-css.messages.ts';
import { useCustomCssStyles } from './custom-css.styles.ts';

/** Preview of the form with the edited CSS. The fields accept input. */
export function CssPreview({ schema, css }: { readonly schema: FormDefinition; readonly css: string }) {
  const messages = useMessages(customCssMessages);
  const styles = useCustomCssStyles();
  return (
    <section aria-label={messages.preview} className={styles.preview}>
      <SectionErrorBoundary subject={schema} fallback={() => <p className={styles.quiet}>{messages.undrawn}</p>}>
        <PreviewForm schema={schema} css={css} />
      </SectionErrorBoundary>
    </section>
  );
}

const creatorViewer = { isCreator: true };

function PreviewForm({ schema, css }: { readonly schema: FormDefinition; readonly css: string }) {
  const user = useScriptUser();
  const session = useMemo(() => openSession({ form: schema, viewer: creatorViewer, user }), [schema, user]);
  useSessionLifecycle(session);
  return useViews(schema) ? <FormRunner session={session} css={css} /> : null;
}
