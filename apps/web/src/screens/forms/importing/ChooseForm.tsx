import {
  Button,
  Caption1,
  Field,
  MessageBar,
  MessageBarBody,
  mergeClasses,
  Subtitle2,
  Textarea,
} from '@fluentui/react-components';
import { ArrowUpload20Regular, ArrowUpload24Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { importMessages } from './import.messages.ts';
import { useImportStyles } from './useImportStyles.ts';

/** First step of the import: choose or drop a file, or paste its text. */
export function ChooseForm(props: {
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}) {
  const { problem, onFile, onText } = props;
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <>
      {problem && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody role="alert">{problem}</MessageBarBody>
        </MessageBar>
      )}
      <section
        aria-label={messages.drop}
        className={mergeClasses(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ArrowUpload24Regular aria-hidden="true" />
        <Subtitle2>{messages.drop}</Subtitle2>
        <Caption1 align="center" className={styles.hint}>
          {messages.kinds}
        </Caption1>
        <FileButton label={messages.choose} isPrimary onFile={onFile} />
      </section>
      <div className={styles.paste}>
        <Field label={messages.paste} className={styles.pasteField}>
          <Textarea rows={4} resize="vertical" value={text} onChange={(_, data) => setText(data.value)} />
        </Field>
        <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
          {messages.read}
        </Button>
      </div>
    </>
  );
}

/** Button that opens the browser's file picker. */
export function FileButton(props: {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly onFile: (file: File) => void;
}) {
  const { label, isPrimary = false, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const handleFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.xlsx,.docx,.pdf,.csv,.txt,.md,application/json"
        aria-label={label}
        onChange={handleFiles}
      />
      <Button
        appearance={isPrimary ? 'primary' : 'secondary'}
        icon={<ArrowUpload20Regular />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
