import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { codeWords } from './code.words.ts';
import type { CodeExample } from './code-examples.ts';
import { useCodeStyles } from './useCodeStyles.tsx';

interface CodeExamplesProps {
  readonly id: string;
  readonly examples: readonly CodeExample[];
  readonly onInsert: (code: string) => void;
}

/** Pieces of code to start from. */
export function CodeExamples({ id, examples, onInsert }: CodeExamplesProps) {
  const words = useWords(codeWords);
  const styles = useCodeStyles();
  if (examples.length === 0) return <p className={styles.text}>{words.noExamples}</p>;
  return (
    <ul id={id} aria-label={words.examples} className={styles.examples}>
      {examples.map(({ title, code }) => (
        <li key={title} className={styles.example}>
          <strong>{title}</strong>
          <Button size="small" aria-label={words.insertExample({ title })} onClick={() => onInsert(code)}>
            {words.insert}
          </Button>
          <pre dir="ltr" className={styles.exampleCode}>
            {code}
          </pre>
        </li>
      ))}
    </ul>
  );
}
