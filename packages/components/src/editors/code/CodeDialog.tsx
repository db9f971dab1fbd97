import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Link,
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import { isHolder } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useId, useRef, useState } from 'react';
import { type CodeEditorHandle, useCodeEditor } from '../../kit/CodeEditing.tsx';
import { useCodeWriter } from '../../kit/CodeWriting.tsx';
import { FormulaEditor } from '../formula/FormulaEditor.tsx';
import { FormulaFunctions } from '../formula/FormulaFunctions.tsx';
import type { FormulaPlace } from '../formula/useFormulaPlace.tsx';
import { CodeExamples } from './CodeExamples.tsx';
import { codeMessages } from './code.messages.ts';
import { codeExamplesMessages } from './code-examples.messages.ts';
import { examplesOf } from './code-examples.ts';
import { PlainCodeEditor } from './PlainCodeEditor.tsx';
import { TrySection } from './trying/TrySection.tsx';
import { useCodeNames } from './useCodeNames.tsx';
import { useCodeStyles } from './useCodeStyles.tsx';
import { WriteCode } from './writing/WriteCode.tsx';
import { writeCodeMessages } from './writing/write-code.messages.ts';
import { countsIn, formulaOf, readCode, storedCode, type WrittenCode, type WrittenLanguage } from './written-code.ts';

interface CodeDialogProps {
  readonly label: string;
  readonly kind: string;
  /** The languages that it may be written in. */
  readonly languages: readonly WrittenLanguage[];
  /** `undefined`: no formula can be written. */
  readonly place: FormulaPlace | undefined;
  /** What counts now, whatever language is looked at. */
  readonly stored: unknown;
  /** What it opens with. */
  readonly code: WrittenCode;
  readonly onChange: (next: WrittenCode) => void;
  readonly onClose: () => void;
}

/** The code editor. What is typed is applied as it is typed, and undone as other settings are. */
export function CodeDialog({ label, kind, languages, place, stored, code, onChange, onClose }: CodeDialogProps) {
  const messages = useMessages(codeMessages);
  const exampleMessages = useMessages(codeExamplesMessages);
  const styles = useCodeStyles();
  const examplesId = useId();
  const Editor = useCodeEditor() ?? PlainCodeEditor;
  const editor = useRef<CodeEditorHandle>(null);
  const names = useCodeNames(kind);
  const writer = useCodeWriter();
  const waitMessages = useMessages(writeCodeMessages);
  const [isWriting, setWriting] = useState(false);
  const [isHeld, setHeld] = useState(false);
  /** How often code of others took the place of what was there: the editor begins again with it. */
  const [taken, setTaken] = useState(0);
  const close = () => (isWriting ? setHeld(true) : onClose());
  const [hasExamples, setExamples] = useState(false);
  const [language, setLanguage] = useState<WrittenLanguage>(code.language);
  const [isSwitched, setSwitched] = useState(false);
  const [texts, setTexts] = useState({ formula: '', javascript: '', json: '', [code.language]: code.text });
  /** What counts, as it is written in the language that is turned to. What is typed and does not count yet stays. */
  const turnTo = (next: WrittenLanguage) => {
    setSwitched(true);
    setLanguage(next);
    if (!isHolder(stored) || next === 'javascript') return;
    if (next === 'json' && language === 'formula') {
      setTexts((before) => ({ ...before, json: readCode(stored, 'json').text }));
    }
    const formula = next === 'formula' && language === 'json' && place ? formulaOf(stored, place) : undefined;
    if (formula !== undefined) setTexts((before) => ({ ...before, formula }));
  };
  const countsElsewhere = !countsIn(language, stored, place) && texts[language].trim() === '';
  const type = (text: string) => {
    setTexts((before) => ({ ...before, [language]: text }));
    onChange({ language, text });
  };
  const isUnfinished = language !== 'formula' && !storedCode({ language, text: texts[language] }, place).ok;
  const name = { formula: messages.formula, json: messages.json, javascript: messages.code }[language]({ label });
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && close()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{messages.title({ label })}</DialogTitle>
          <DialogContent className={styles.dialog}>
            {isGiven(kind, messages.gives) && <p className={styles.text}>{messages.gives[kind]}</p>}
            {languages.length > 1 && (
              <RadioGroup
                layout="horizontal"
                aria-label={messages.language}
                value={language}
                onChange={(_, { value }) => turnTo(value as WrittenLanguage)}
              >
                {languages.map((one) => (
                  <Radio key={one} value={one} label={messages.languages[one]} />
                ))}
              </RadioGroup>
            )}
            {countsElsewhere && <p className={styles.text}>{messages.elsewhere}</p>}
            {language === 'formula' && place ? (
              <FormulaEditor
                ref={editor}
                label={name}
                value={texts.formula}
                takesFocus={!isSwitched}
                place={place}
                kind={kind}
                onChange={type}
              />
            ) : (
              <Editor
                key={`${language} ${taken}`}
                ref={editor}
                label={name}
                language={language === 'json' ? 'json' : 'javascript'}
                value={texts[language]}
                names={names}
                takesFocus={!isSwitched}
                loading={messages.loading}
                onChange={type}
              />
            )}
            <div role="status" className={styles.problem}>
              {isUnfinished && messages.unfinished}
            </div>
            {language !== 'formula' && <span className={styles.quiet}>{messages.keyboard}</span>}
            {language === 'javascript' && writer && (
              <WriteCode
                writer={writer}
                kind={kind}
                task={isGiven(kind, messages.gives) ? messages.gives[kind] : label}
                existingCode={texts.javascript}
                isBusy={isWriting}
                onBusy={(isBusy) => {
                  setWriting(isBusy);
                  setHeld(false);
                }}
                onUse={(text) => {
                  type(text);
                  setTaken(taken + 1);
                }}
              />
            )}
            {language === 'javascript' && <TrySection kind={kind} code={texts.javascript} />}
            {hasExamples && language === 'formula' && (
              <FormulaFunctions id={examplesId} onInsert={(text) => editor.current?.insert(text)} />
            )}
            {hasExamples && language !== 'formula' && (
              <CodeExamples
                id={examplesId}
                examples={examplesOf(kind, language, exampleMessages)}
                onInsert={(text) => editor.current?.insert(text)}
              />
            )}
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Link
              as="button"
              className={styles.toExamples}
              aria-expanded={hasExamples}
              aria-controls={hasExamples ? examplesId : undefined}
              onClick={() => setExamples(!hasExamples)}
            >
              {language === 'formula' ? messages.functions : messages.examples}
            </Link>
            {isHeld && (
              <span role="alert" className={styles.problem}>
                {waitMessages.wait}
              </span>
            )}
            <Button appearance="primary" onClick={close}>
              {messages.close}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

const isGiven = <Gives extends object>(kind: PropertyKey, gives: Gives): kind is keyof Gives =>
  Object.hasOwn(gives, kind);
