import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { codeMessages } from './code.messages.ts';
import type { CodeExample } from './code-examples.ts';
import { useCodeStyles } from './useCodeStyles.tsx';

interface CodeExamplesProps {
  readonly id: string;
  readonly examples: readonly CodeExample[];
  readonly onInsert: (code: string) => void;
}

/** List of code examples that can be inserted into the editor. */
export function CodeExamples({ id, examples, onInsert }: CodeExamplesProps) {
  const messages = useMessages(codeMessages);
  const styles = useCodeStyles();
  if (examples.length === 0) return <p className={styles.text}>{messages.noExamples}</p>;
  return (
    <ul id={id} aria-label={messages.examples} className={styles.examples}>
      {examples.map(({ title, code }) => (
        <li key={title} className={styles.example}>
          <strong>{title}</strong>
          <Button size="small" aria-label={messages.insertExample({ title })} onClick={() => onInsert(code)}>
            {messages.insert}
          </Button>
          <pre dir="ltr" className={styles.exampleCode}>
            {code}
          </pre>
        </li>
      ))}
    </ul>
  );
}
