import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { CodeEditor } from '../../ui/code-editor/CodeEditor.tsx';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { builderMessages } from './builder.messages.ts';
import { useBuilderStyles } from './builder.styles.ts';
import { SourceFile } from './source/SourceFile.tsx';

interface JsonDialogProps<Value> {
  readonly title: string;
  readonly hint: string;
  /** Accessible name of the editor. */
  readonly label: string;
  readonly source: string;
  /** Name of the downloaded file, without extension; when omitted, the dialog has no export and upload. */
  readonly fileName?: string;
  readonly parse: (source: string) => JsonResult<Value>;
  readonly onApply: (value: Value) => void;
  readonly onClose: () => void;
}

/** Dialog for reading, editing or replacing JSON. It applies the whole value or nothing; applying can be undone. */
export function JsonDialog<Value>({ title, hint, label, parse, onApply, onClose, ...initial }: JsonDialogProps<Value>) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const [original] = useState(initial.source);
  const [source, setSource] = useState(original);
  const [uploaded, setUploaded] = useState({ text: original, count: 0 });
  const result = useMemo(() => parse(source), [parse, source]);
  const apply = () => {
    if (!result.ok) return;
    if (source !== original) onApply(result.value);
    onClose();
  };
  const loadUpload = (text: string) => {
    setSource(text);
    setUploaded(({ count }) => ({ text, count: count + 1 }));
  };
  const [close, confirmation] = useCloseWithConfirmation(source !== original, onClose);
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
            <Button appearance="primary" disabledFocusable={!result.ok} onClick={apply}>
              {messages.json.apply}
            </Button>
          </>
        }
      >
        <span className={styles.quiet}>{hint}</span>
        {initial.fileName !== undefined && <SourceFile name={initial.fileName} source={source} onSource={loadUpload} />}
        <CodeEditor
          key={uploaded.count}
          label={label}
          loading={messages.json.loading}
          value={uploaded.text}
          onChange={setSource}
        />
        <div role="status">
          {!result.ok && <ProblemList problems={result.problems} />}
          {result.ok && result.warning !== undefined && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>{result.warning}</MessageBarBody>
            </MessageBar>
          )}
        </div>
      </DialogFrame>
      {confirmation}
    </>
  );
}

function ProblemList({ problems }: { readonly problems: readonly string[] }) {
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

/** Result of parsing JSON that the user typed: a value, or a list of problems. */
export type JsonResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly warning?: string }
  | { readonly ok: false; readonly problems: readonly string[] };
