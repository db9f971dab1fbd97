import { Button } from '@fluentui/react-components';
import { Code16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useFormulaPlace } from '../formula/useFormulaPlace.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { codeMessages } from './code.messages.ts';
import { useCodeStyles } from './useCodeStyles.tsx';
import { countsIn, readCode, storedCode, type WrittenCode, type WrittenLanguage } from './written-code.ts';

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
  const messages = useMessages(codeMessages);
  const styles = useCodeStyles();
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<{ readonly code: WrittenCode; readonly beside: unknown }>();
  const unfinished = kept && kept.beside === value ? kept.code : undefined;
  const place = useFormulaPlace(kind, language);
  const code = unfinished ?? readCode(value, language, place);
  const hasCode = code.text !== '';
  const action = hasCode ? messages.edit : messages.add;
  const change = (next: WrittenCode) => {
    if (next.text.trim() === '' && !countsIn(next.language, value, place)) return setKept(undefined);
    const stored = storedCode(next, place);
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
          aria-label={code.language === 'formula' ? messages.formula({ label }) : messages.code({ label })}
          className={styles.box}
          rows={Math.min(mostLines, code.text.split('\n').length)}
          disabled={disabled}
          value={code.text}
        />
      )}
      {unfinished && (
        <span className={styles.problem}>
          {unfinished.language === 'formula' ? messages.unfinishedFormula : messages.unfinished}
        </span>
      )}
      <Button
        size="small"
        className={styles.button}
        icon={<Code16Regular />}
        aria-label={messages.about({ action, label })}
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
          languages={languagesOf(language, place !== undefined)}
          place={place}
          stored={value}
          code={code}
          onChange={change}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function languagesOf(language: CodeBoxProps['language'], hasFormulas: boolean): readonly WrittenLanguage[] {
  const written = language === 'either' ? (['json', 'javascript'] as const) : [language];
  return hasFormulas ? ['formula', ...written] : written.toReversed();
}
