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
import { ArrowUpload24Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type DragEvent, useState } from 'react';
import { FileButton } from './FileButton.tsx';
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
