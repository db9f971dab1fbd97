import { Button } from '@fluentui/react-components';
import { Code16Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { CodeDialog } from './CodeDialog.tsx';
import { codeWords } from './code.words.ts';
import { useCodeStyles } from './useCodeStyles.tsx';
import { readCode, storedCode, type WrittenCode } from './written-code.ts';

const mostLines = 12;

interface CodeBoxProps {
  /** What the code is for. */
  readonly label: string;
  readonly kind: string;
  readonly language: 'javascript' | 'json' | 'either';
  /** As it is stored: JavaScript as text, JSONLogic as an object. */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
  /** `data-column` of the button, where the box lies in a row. */
  readonly column?: string;
}

/** Code in a small box, and the button that opens its editor. JSON that was not finished is kept while the box is there. */
export function CodeBox({ label, kind, language, value, disabled, onChange, column }: CodeBoxProps) {
  const words = useWords(codeWords);
  const styles = useCodeStyles();
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<{ readonly code: WrittenCode; readonly beside: unknown }>();
  const unfinished = kept && kept.beside === value ? kept.code : undefined;
  const code = unfinished ?? readCode(value, language);
  const hasCode = code.text !== '';
  const action = hasCode ? words.edit : words.add;
  const change = (next: WrittenCode) => {
    const stored = storedCode(next);
    setKept(stored.ok ? undefined : { code: next, beside: value });
    if (stored.ok) onChange(stored.value);
  };
  return (
    <div className={styles.code}>
      {hasCode && (
        <textarea
          readOnly
          dir="ltr"
          spellCheck={false}
          aria-label={words.code({ label })}
          className={styles.box}
          rows={Math.min(mostLines, code.text.split('\n').length)}
          disabled={disabled}
          value={code.text}
        />
      )}
      {unfinished && <span className={styles.problem}>{words.unfinished}</span>}
      <Button
        size="small"
        className={styles.button}
        icon={<Code16Regular />}
        aria-label={words.about({ action, label })}
        data-column={column}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      {isOpen && (
        <CodeDialog
          label={label}
          kind={kind}
          isEither={language === 'either'}
          code={code}
          onChange={change}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
