import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition } from '@tideform/engine';
import { useMemo } from 'react';
import { FormRunner } from '../../form/FormRunner.tsx';
import { useBuilderStyles } from './builder.styles.ts';
import { words } from './builder.words.ts';

/** The draft as people will fill it in; answers are for trying out. */
export function PreviewTab({ schema }: { readonly schema: FormDefinition }) {
  const styles = useBuilderStyles();
  const session = useMemo(() => createSession({ form: schema, specs }), [schema]);
  return (
    <div className={styles.preview}>
      <MessageBar intent="info">
        <MessageBarBody>{words.preview.answersGo}</MessageBarBody>
      </MessageBar>
      <FormRunner session={session} />
    </div>
  );
}
