import { mergeClasses } from '@fluentui/react-components';
import { compileFormula } from '@tideform/engine/formulas';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { CodeEditorProps } from '../../kit/CodeEditing.tsx';
import { useHiddenClass } from '../../kit/classes/useHiddenClass.tsx';
import { type CompletionOption, completeFormula } from './complete-formula.ts';
import { FormulaResult } from './FormulaResult.tsx';
import { formulaMessages } from './formula.messages.ts';
import { sayProblem } from './say-problem.ts';
import type { FormulaPlace } from './useFormulaPlace.tsx';
import { useFormulaStyles } from './useFormulaStyles.tsx';

interface FormulaEditorProps extends Pick<CodeEditorProps, 'ref' | 'label' | 'value' | 'takesFocus' | 'onChange'> {
  readonly place: FormulaPlace;
  /** Where the formula is kept. */
  readonly kind: string;
}

/** A formula as a line of text: fields and functions are offered as one types, what is wrong is told where it is, and what it gives is seen. */
export function FormulaEditor({ ref, label, value, takesFocus, place, kind, onChange }: FormulaEditorProps) {
  const messages = useMessages(formulaMessages);
  const styles = useFormulaStyles();
  const hidden = useHiddenClass();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const caretNext = useRef<number>(undefined);
  const [caret, setCaret] = useState<number>();
  const [isAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState(0);
  const { fields, wanted } = place;
  const offered = caret === undefined ? undefined : completeFormula(value, caret, fields, isAsked);
  const options = offered?.options ?? [];
  const at = Math.min(chosen, options.length - 1);
  const compiled = value.trim() === '' ? undefined : compileFormula(value, fields, wanted);
  const problem = compiled && 'problem' in compiled ? compiled.problem : undefined;
  useEffect(() => {
    // The dialog around gives its first control the focus, in an effect that runs after this one.
    if (takesFocus) queueMicrotask(() => box.current?.focus());
  }, [takesFocus]);
  useEffect(() => {
    if (caretNext.current === undefined) return;
    box.current?.setSelectionRange(caretNext.current, caretNext.current);
    caretNext.current = undefined;
  });
  const close = () => {
    setCaret(undefined);
    setAsked(false);
    setChosen(0);
  };
  const put = (text: string, from: number, to: number) => {
    caretNext.current = from + text.length;
    onChange(value.slice(0, from) + text + value.slice(to));
    close();
    box.current?.focus();
  };
  const take = (option: CompletionOption) => offered && put(option.insert, offered.from, offered.to);
  useImperativeHandle(ref, () => ({
    insert(text) {
      const { selectionStart = value.length, selectionEnd = value.length } = box.current ?? {};
      put(text, selectionStart, selectionEnd);
    },
  }));
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      setAsked(true);
      setCaret(event.currentTarget.selectionStart);
      return;
    }
    if (options.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setChosen((at + step + options.length) % options.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(options[at]!);
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
          setAsked(false);
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
              ref={index === at ? intoView : undefined}
              role="option"
              aria-selected={index === at}
              className={mergeClasses(styles.offer, index === at && styles.chosen)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
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
            <span>{sayProblem(problem, messages)}</span>
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

const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });
