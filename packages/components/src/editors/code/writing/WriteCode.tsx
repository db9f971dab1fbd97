import { Button, Field, MessageBar, MessageBarBody, Textarea } from '@fluentui/react-components';
import { Sparkle16Filled } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useEffect, useRef, useState } from 'react';
import type { CodeWriter } from '../../../kit/CodeWriting.tsx';
import { useCodeStyles } from '../useCodeStyles.tsx';
import { useWaitingWords } from './useWaitingWords.tsx';
import { writeCodeWords } from './write-code.words.ts';

const least = 20;
const most = 1000;

/** Has code written from what somebody says. It is shown, and replaces what is there only where it is wanted. */
export function WriteCode(props: {
  readonly writer: CodeWriter;
  readonly kind: string;
  /** What code of this kind does, in a sentence. */
  readonly task: string;
  readonly existingCode: string;
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onUse: (code: string) => void;
}) {
  const { writer, kind, task, existingCode, isBusy, onBusy, onUse } = props;
  const words = useWords(writeCodeWords);
  const styles = useCodeStyles();
  const [prompt, setPrompt] = useState('');
  const [isTried, setTried] = useState(false);
  const [written, setWritten] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const waiting = useWaitingWords(isBusy);
  useEffect(() => () => running.current?.abort(), []);
  const length = prompt.trim().length;
  const wrong = length > most ? words.tooLong : length < least ? words.tooShort : undefined;
  const generate = async () => {
    setTried(true);
    if (wrong !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    onBusy(true);
    setWritten(undefined);
    setProblem(undefined);
    const given = await writer.write({ prompt: prompt.trim(), existingCode, kind, task }, controller.signal);
    if (controller.signal.aborted) return;
    onBusy(false);
    if ('code' in given) setWritten(given.code);
    else setProblem(given.problem);
  };
  const cancel = () => {
    running.current?.abort();
    onBusy(false);
  };
  return (
    <div className={styles.writing}>
      <Field
        label={words.title}
        {...(isTried && wrong !== undefined && { validationMessage: wrong, validationState: 'error' as const })}
      >
        <Textarea rows={2} value={prompt} readOnly={isBusy} onChange={(_, { value }) => setPrompt(value)} />
      </Field>
      <div className={styles.writingFoot}>
        <Button size="small" icon={<Sparkle16Filled />} disabledFocusable={isBusy} onClick={() => void generate()}>
          {words.generate}
        </Button>
        {isBusy && (
          <Button size="small" appearance="subtle" onClick={cancel}>
            {words.cancel}
          </Button>
        )}
        <span role="status" className={styles.quiet}>
          {waiting}
        </span>
      </div>
      {problem !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody role="alert">{problem}</MessageBarBody>
        </MessageBar>
      )}
      {written !== undefined && (
        <section className={styles.writing} aria-label={words.written}>
          <span className={styles.quiet}>{words.readIt}</span>
          <pre className={styles.exampleCode} dir="ltr">
            {written}
          </pre>
          <div className={styles.writingFoot}>
            <Button
              size="small"
              appearance="primary"
              onClick={() => {
                onUse(written);
                setWritten(undefined);
              }}
            >
              {words.use}
            </Button>
            <Button size="small" appearance="subtle" onClick={() => setWritten(undefined)}>
              {words.discard}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
