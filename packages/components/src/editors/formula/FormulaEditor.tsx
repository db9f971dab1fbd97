import { mergeClasses } from '@fluentui/react-components';
import { compileFormula } from '@tideform/engine/formulas';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { CodeEditorProps } from '../../kit/CodeEditor.tsx';
import { useHiddenClass } from '../../kit/classes/useHiddenClass.tsx';
import { type CompletionOption, completeFormula } from './complete-formula.ts';
import { FormulaResult } from './FormulaResult.tsx';
import { formatFormulaProblem } from './format-formula-problem.ts';
import { formulaMessages } from './formula.messages.ts';
import type { FormulaContext } from './useFormulaContext.tsx';
import { useFormulaStyles } from './useFormulaStyles.tsx';

interface FormulaEditorProps extends Pick<CodeEditorProps, 'ref' | 'label' | 'value' | 'takesFocus' | 'onChange'> {
  readonly place: FormulaContext;
  /** Setting that contains the formula. */
  readonly kind: string;
}

/** Formula editor with suggestions, highlighted errors, and a live result with sample answers. */
export function FormulaEditor({ ref, label, value, takesFocus, place, kind, onChange }: FormulaEditorProps) {
  const messages = useMessages(formulaMessages);
  const styles = useFormulaStyles();
  const hidden = useHiddenClass();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const caretNext = useRef<number>(undefined);
  const [caret, setCaret] = useState<number>();
  const [isRequested, setRequested] = useState(false);
  const [chosen, setChosen] = useState(0);
  const { fields, resultTypes } = place;
  const offered = caret === undefined ? undefined : completeFormula(value, caret, fields, isRequested);
  const options = offered?.options ?? [];
  const at = Math.min(chosen, options.length - 1);
  const compiled = value.trim() === '' ? undefined : compileFormula(value, fields, resultTypes);
  const problem = compiled && 'problem' in compiled ? compiled.problem : undefined;
  useEffect(() => {
    // The dialog focuses its first control in an effect that runs after this one, so the text box is focused later.
    if (takesFocus) queueMicrotask(() => box.current?.focus());
  }, [takesFocus]);
  useEffect(() => {
    if (caretNext.current === undefined) return;
    box.current?.setSelectionRange(caretNext.current, caretNext.current);
    caretNext.current = undefined;
  });
  const close = () => {
    setCaret(undefined);
    setRequested(false);
    setChosen(0);
  };
  const replaceRange = (text: string, from: number, to: number) => {
    caretNext.current = from + text.length;
    onChange(value.slice(0, from) + text + value.slice(to));
    close();
    box.current?.focus();
  };
  const acceptOption = (option: CompletionOption) => offered && replaceRange(option.insert, offered.from, offered.to);
  useImperativeHandle(ref, () => ({
    insert(text) {
      const { selectionStart = value.length, selectionEnd = value.length } = box.current ?? {};
      replaceRange(text, selectionStart, selectionEnd);
    },
  }));
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      setRequested(true);
      setCaret(event.currentTarget.selectionStart);
      return;
    }
    if (options.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setChosen((at + step + options.length) % options.length);
    else if (event.key === 'Enter' || event.key === 'Tab') acceptOption(options[at]!);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const detail = (option: CompletionOption) =>
    'name' in option ? messages.functions[option.name] : `${messages.types[option.field.type]}, ${option.field.path}`;
  return (
    <div className={styles.formula}>
      <textarea
        ref={box}
        dir="ltr"
        rows={3}
        spellCheck={false}
        autoComplete="off"
        className={styles.box}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={options.length > 0 ? `${id}-offers` : undefined}
        aria-activedescendant={options.length > 0 ? `${id}-${at}` : undefined}
        aria-describedby={`${id}-problem ${id}-hint`}
        aria-invalid={problem !== undefined || undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setCaret(event.target.selectionStart);
          setRequested(false);
          setChosen(0);
        }}
        onKeyDown={press}
        onClick={close}
        onBlur={close}
      />
      {options.length > 0 && (
        <div id={`${id}-offers`} role="listbox" aria-label={messages.offers} className={styles.offers}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the text box keeps the focus
            <div
              key={option.insert}
              id={`${id}-${index}`}
              ref={index === at ? scrollToOption : undefined}
              role="option"
              aria-selected={index === at}
              className={mergeClasses(styles.offer, index === at && styles.chosen)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => acceptOption(option)}
            >
              <span>{option.label}</span>
              <span className={styles.quiet}>{detail(option)}</span>
            </div>
          ))}
        </div>
      )}
      <span role="status" className={hidden}>
        {options.length > 0 && messages.offered({ count: options.length })}
      </span>
      <div id={`${id}-problem`} role="status" className={styles.problem}>
        {problem && (
          <>
            <span>{formatFormulaProblem(problem, messages)}</span>
            <code dir="ltr" className={styles.echo}>
              {value.slice(0, problem.from)}
              <mark className={styles.mark}>{value.slice(problem.from, problem.to) || '…'}</mark>
              {value.slice(problem.to)}
            </code>
          </>
        )}
      </div>
      <span id={`${id}-hint`} className={styles.quiet}>
        {messages.hint}
      </span>
      {compiled && 'rule' in compiled && (
        <FormulaResult place={place} kind={kind} rule={compiled.rule} type={compiled.type} />
      )}
    </div>
  );
}

const scrollToOption = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });
