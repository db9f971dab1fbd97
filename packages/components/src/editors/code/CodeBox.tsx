import { Button } from '@fluentui/react-components';
import { Code16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useFormulaContext } from '../formula/useFormulaContext.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { codeMessages } from './code.messages.ts';
import { type CodeEditorLanguage, type EditedCode, isStoredIn, parseCode, toStoredCode } from './edited-code.ts';
import { useCodeStyles } from './useCodeStyles.tsx';

const maxLines = 12;

interface CodeBoxProps {
  /** Name of the setting that contains the code. */
  readonly label: string;
  readonly kind: string;
  readonly language: 'javascript' | 'json' | 'either';
  /** Stored value: JavaScript as text, JSONLogic as an object. */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
  /** `data-column` attribute of the button if the box is part of a row editor. */
  readonly column?: string;
}

/**
 * Read-only code box with a button that opens the code editor. Incomplete JSON isn't stored, but stays in the box until
 * it is unmounted.
 */
export function CodeBox({ label, kind, language, value, disabled, onChange, column }: CodeBoxProps) {
  const messages = useMessages(codeMessages);
  const styles = useCodeStyles();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<{ readonly code: EditedCode; readonly storedValue: unknown }>();
  const unfinished = draft && draft.storedValue === value ? draft.code : undefined;
  const formulaContext = useFormulaContext(kind, language);
  const code = unfinished ?? parseCode(value, language, formulaContext);
  const hasCode = code.text !== '';
  const action = hasCode ? messages.edit : messages.add;
  const change = (next: EditedCode) => {
    if (next.text.trim() === '' && !isStoredIn(next.language, value, formulaContext)) return setDraft(undefined);
    const stored = toStoredCode(next, formulaContext);
    setDraft(stored.ok ? undefined : { code: next, storedValue: value });
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
          rows={Math.min(maxLines, code.text.split('\n').length)}
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
          languages={getLanguages(language, formulaContext !== undefined)}
          formulaContext={formulaContext}
          stored={value}
          code={code}
          onChange={change}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function getLanguages(language: CodeBoxProps['language'], hasFormulas: boolean): readonly CodeEditorLanguage[] {
  const written = language === 'either' ? (['json', 'javascript'] as const) : [language];
  return hasFormulas ? ['formula', ...written] : written.toReversed();
}
