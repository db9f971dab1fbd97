import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, serializeForm } from '@tideform/engine';
import { useMemo, useState } from 'react';
import { CodeEditor } from '../../ui/CodeEditor.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useBuilderStyles } from './builder.styles.ts';
import { words } from './builder.words.ts';
import { readSource } from './edit-form/read-source.ts';

/** The form as JSON, to read, change or replace. Applied as a whole or not at all; Apply can be undone. */
export function ViewSourceDialog(props: {
  readonly schema: FormDefinition;
  readonly onApply: (form: FormDefinition) => void;
  readonly onClose: () => void;
}) {
  const styles = useBuilderStyles();
  const { schema, onApply, onClose } = props;
  const [original] = useState(() => serializeForm(schema));
  const [source, setSource] = useState(original);
  const read = useMemo(() => readSource(source, specs), [source]);
  const apply = () => {
    if (!read.ok) return;
    if (source !== original) onApply(read.form);
    onClose();
  };
  return (
    <DialogFrame
      title={words.source.title}
      surfaceClass={styles.sourceSurface}
      contentClass={styles.source}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.source.cancel}</Button>
          <Button appearance="primary" disabledFocusable={!read.ok} onClick={apply}>
            {words.source.apply}
          </Button>
        </>
      }
    >
      <span className={styles.quiet}>{words.source.hint}</span>
      <CodeEditor label={words.source.label} loading={words.source.loading} value={original} onChange={setSource} />
      <div role="status">
        {!read.ok && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{words.source.broken}</MessageBarTitle>
              <ul className={styles.problems}>
                {read.problems.slice(0, 5).map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </MessageBarBody>
          </MessageBar>
        )}
        {read.ok && read.unknownTypes.length > 0 && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{words.source.unknown(read.unknownTypes)}</MessageBarBody>
          </MessageBar>
        )}
      </div>
    </DialogFrame>
  );
}
