import { Spinner } from '@fluentui/react-components';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, upgradeForm } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo } from 'react';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { useViews } from '../../../form/useViews.ts';
import { importMessages } from './import.messages.ts';
import { useImportStyles } from './useImportStyles.ts';

/** Preview of the imported form. Its code hasn't been reviewed yet, so it doesn't run here. */
export function ImportPreview({ form }: { readonly form: FormDefinition }) {
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const session = useMemo(() => createSession({ form: upgradeForm(form), specs, viewer: { isCreator: true } }), [form]);
  useEffect(() => () => session.close(), [session]);
  const hasViews = useViews(session.form);
  if (!hasViews) return <Spinner size="medium" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the section
    <section className={styles.preview} tabIndex={0} aria-label={messages.preview}>
      <FormRunner isCodeOff session={session} onSubmit={() => undefined} onAction={() => undefined} />
    </section>
  );
}
