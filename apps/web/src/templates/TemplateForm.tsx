import { Spinner } from '@fluentui/react-components';
import { specs } from '@tideform/components/specs';
import { createSession, upgradeForm } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo } from 'react';
import { FormRunner } from '../form/FormRunner.tsx';
import { useViews } from '../form/useViews.ts';
import type { FormTemplate } from './template.ts';
import { templatesMessages } from './templates.messages.ts';
import { useTemplatesStyles } from './templates.styles.ts';

/** Form of a template, which users can try out. Its code doesn't run, because it is untrusted. */
export function TemplateForm({ template }: { readonly template: FormTemplate }) {
  const messages = useMessages(templatesMessages);
  const styles = useTemplatesStyles();
  const { schema } = template;
  const session = useMemo(
    () => createSession({ form: upgradeForm(schema), specs, viewer: { isCreator: true }, nowMs: Date.now() }),
    [schema],
  );
  useEffect(() => () => session.close(), [session]);
  const hasViews = useViews(session.form);
  if (!hasViews) return <Spinner size="medium" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the focus to scroll the section
    <section className={styles.stage} tabIndex={0} aria-label={messages.tryIt}>
      <div className={styles.paper}>
        <FormRunner isCodeOff session={session} onSubmit={() => undefined} onAction={() => undefined} />
      </div>
    </section>
  );
}
