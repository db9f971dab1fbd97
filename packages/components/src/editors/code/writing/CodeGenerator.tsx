import { Button, Field, MessageBar, MessageBarBody, Textarea } from '@fluentui/react-components';
import { Sparkle16Filled } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import type { CodeGenerationService } from '../../../kit/CodeGeneration.tsx';
import { useCodeStyles } from '../useCodeStyles.tsx';
import { useProgressMessage } from './useProgressMessage.tsx';
import { writeCodeMessages } from './write-code.messages.ts';

const minPromptLength = 20;
const maxPromptLength = 1000;

/**
 * Generates code from a description. The result is shown for review and replaces the existing code only when accepted.
 */
export function CodeGenerator(props: {
  readonly writer: CodeGenerationService;
  readonly kind: string;
  /** Sentence that describes what code for this setting must do. */
  readonly task: string;
  readonly existingCode: string;
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onUse: (code: string) => void;
}) {
  const { writer, kind, task, existingCode, isBusy, onBusy, onUse } = props;
  const messages = useMessages(writeCodeMessages);
  const styles = useCodeStyles();
  const [prompt, setPrompt] = useState('');
  const [isTried, setTried] = useState(false);
  const [generatedCode, setWritten] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const waiting = useProgressMessage(isBusy);
  useEffect(() => () => running.current?.abort(), []);
  const length = prompt.trim().length;
  const wrong = length > maxPromptLength ? messages.tooLong : length < minPromptLength ? messages.tooShort : undefined;
  const generate = async () => {
    setTried(true);
    if (wrong !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    onBusy(true);
    setWritten(undefined);
    setProblem(undefined);
    const response = await writer.write({ prompt: prompt.trim(), existingCode, kind, task }, controller.signal);
    if (controller.signal.aborted) return;
    onBusy(false);
    if ('code' in response) setWritten(response.code);
    else setProblem(response.problem);
  };
  const cancel = () => {
    running.current?.abort();
    onBusy(false);
  };
  return (
    <div className={styles.writing}>
      <Field
        label={messages.title}
        {...(isTried && wrong !== undefined && { validationMessage: wrong, validationState: 'error' as const })}
      >
        <Textarea rows={2} value={prompt} readOnly={isBusy} onChange={(_, { value }) => setPrompt(value)} />
      </Field>
      <div className={styles.writingFoot}>
        <Button size="small" icon={<Sparkle16Filled />} disabledFocusable={isBusy} onClick={() => void generate()}>
          {messages.generate}
        </Button>
        {isBusy && (
          <Button size="small" appearance="subtle" onClick={cancel}>
            {messages.cancel}
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
      {generatedCode !== undefined && (
        <section className={styles.writing} aria-label={messages.written}>
          <span className={styles.quiet}>{messages.readIt}</span>
          <pre className={styles.exampleCode} dir="ltr">
            {generatedCode}
          </pre>
          <div className={styles.writingFoot}>
            <Button
              size="small"
              appearance="primary"
              onClick={() => {
                onUse(generatedCode);
                setWritten(undefined);
              }}
            >
              {messages.use}
            </Button>
            <Button size="small" appearance="subtle" onClick={() => setWritten(undefined)}>
              {messages.discard}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
