import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useScriptUser } from '../../../data/useScriptUser.ts';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { openSession } from '../../../form/session/open-session.ts';
import { useSessionLife } from '../../../form/session/useSessionLife.ts';
import { useViews } from '../../../form/useViews.ts';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { customCssMessages } from './custom-css.messages.ts';
import { useCustomCssStyles } from './custom-css.styles.ts';

/** Preview of the form with the edited CSS. The fields accept input. */
export function CssPreview({ schema, css }: { readonly schema: FormDefinition; readonly css: string }) {
  const messages = useMessages(customCssMessages);
  const styles = useCustomCssStyles();
  return (
    <section aria-label={messages.preview} className={styles.preview}>
      <PartBoundary subject={schema} fallback={() => <p className={styles.quiet}>{messages.undrawn}</p>}>
        <Form schema={schema} css={css} />
      </PartBoundary>
    </section>
  );
}

const creator = { isCreator: true };

function Form({ schema, css }: { readonly schema: FormDefinition; readonly css: string }) {
  const user = useScriptUser();
  const session = useMemo(() => openSession({ form: schema, viewer: creator, user }), [schema, user]);
  useSessionLife(session);
  return useViews(schema) ? <FormRunner session={session} css={css} /> : null;
}
