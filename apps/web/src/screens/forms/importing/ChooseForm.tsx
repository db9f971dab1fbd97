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
import { useWords } from '@tideform/words/react';
import { type DragEvent, useState } from 'react';
import { FileButton } from './FileButton.tsx';
import { importWords } from './import.words.ts';
import { useImportStyles } from './useImportStyles.ts';

/** Where a file is dropped or chosen, or its text pasted. */
export function ChooseForm(props: {
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}) {
  const { problem, onFile, onText } = props;
  const words = useWords(importWords);
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
        aria-label={words.drop}
        className={mergeClasses(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ArrowUpload24Regular aria-hidden="true" />
        <Subtitle2>{words.drop}</Subtitle2>
        <Caption1 align="center" className={styles.hint}>
          {words.kinds}
        </Caption1>
        <FileButton label={words.choose} isPrimary onFile={onFile} />
      </section>
      <div className={styles.paste}>
        <Field label={words.paste} className={styles.pasteField}>
          <Textarea rows={4} resize="vertical" value={text} onChange={(_, data) => setText(data.value)} />
        </Field>
        <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
          {words.read}
        </Button>
      </div>
    </>
  );
}
