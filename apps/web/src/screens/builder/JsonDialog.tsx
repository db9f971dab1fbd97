import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useCloseUnsaved } from '@tideform/components/kit/unsaved/useCloseUnsaved.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { CodeEditor } from '../../ui/CodeEditor.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { builderMessages } from './builder.messages.ts';
import { useBuilderStyles } from './builder.styles.ts';
import type { ReadJson } from './read-json.ts';
import { SourceFile } from './source/SourceFile.tsx';

interface JsonDialogProps<Value> {
  readonly title: string;
  readonly hint: string;
  /** Accessible name of the editor. */
  readonly label: string;
  readonly source: string;
  /** What a file of it is called; without one it is not taken along as a file. */
  readonly fileName?: string;
  readonly read: (source: string) => ReadJson<Value>;
  readonly onApply: (value: Value) => void;
  readonly onClose: () => void;
}

/** Something as JSON, to read, change or replace. Applied as a whole or not at all; Apply can be undone. */
export function JsonDialog<Value>({ title, hint, label, read, onApply, onClose, ...first }: JsonDialogProps<Value>) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const [original] = useState(first.source);
  const [source, setSource] = useState(original);
  const [uploaded, setUploaded] = useState({ text: original, count: 0 });
  const found = useMemo(() => read(source), [read, source]);
  const apply = () => {
    if (!found.ok) return;
    if (source !== original) onApply(found.value);
    onClose();
  };
  const takeUp = (text: string) => {
    setSource(text);
    setUploaded(({ count }) => ({ text, count: count + 1 }));
  };
  const [close, question] = useCloseUnsaved(source !== original, onClose);
  return (
    <>
      <DialogFrame
        title={title}
        surfaceClass={styles.sourceSurface}
        contentClass={styles.source}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{messages.json.cancel}</Button>
            <Button appearance="primary" disabledFocusable={!found.ok} onClick={apply}>
              {messages.json.apply}
            </Button>
          </>
        }
      >
        <span className={styles.quiet}>{hint}</span>
        {first.fileName !== undefined && <SourceFile name={first.fileName} source={source} onSource={takeUp} />}
        <CodeEditor
          key={uploaded.count}
          label={label}
          loading={messages.json.loading}
          value={uploaded.text}
          onChange={setSource}
        />
        <div role="status">
          {!found.ok && <Problems problems={found.problems} />}
          {found.ok && found.warning !== undefined && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>{found.warning}</MessageBarBody>
            </MessageBar>
          )}
        </div>
      </DialogFrame>
      {question}
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{messages.json.broken}</MessageBarTitle>
        <ul className={styles.problems}>
          {problems.slice(0, 5).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
