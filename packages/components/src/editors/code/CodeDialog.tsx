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
import { isObjectOrList } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useId, useRef, useState } from 'react';
import { type CodeEditorHandle, useCodeEditor } from '../../kit/CodeEditor.tsx';
import { useCodeGeneration } from '../../kit/CodeGeneration.tsx';
import { FormulaEditor } from '../formula/FormulaEditor.tsx';
import { FormulaFunctionList } from '../formula/FormulaFunctionList.tsx';
import type { FormulaContext } from '../formula/useFormulaContext.tsx';
import { CodeExamples } from './CodeExamples.tsx';
import { codeMessages } from './code.messages.ts';
import { codeExamplesMessages } from './code-examples.messages.ts';
import { getCodeExamples } from './code-examples.ts';
import {
  type CodeEditorLanguage,
  convertToFormula,
  type EditedCode,
  isStoredIn,
  parseCode,
  toStoredCode,
} from './edited-code.ts';
import { PlainCodeEditor } from './PlainCodeEditor.tsx';
import { CodeTesterSection } from './trying/CodeTesterSection.tsx';
import { useCodeNames } from './useCodeNames.tsx';
import { useCodeStyles } from './useCodeStyles.tsx';
import { CodeGenerator } from './writing/CodeGenerator.tsx';
import { writeCodeMessages } from './writing/write-code.messages.ts';

interface CodeDialogProps {
  readonly label: string;
  readonly kind: string;
  /** Languages that the author can choose from. */
  readonly languages: readonly CodeEditorLanguage[];
  /** Context for formulas; `undefined` if the setting doesn't support them. */
  readonly formulaContext: FormulaContext | undefined;
  /** Stored value of the setting, independent of the selected language. */
  readonly stored: unknown;
  /** Code that the editor shows first. */
  readonly code: EditedCode;
  readonly onChange: (next: EditedCode) => void;
  readonly onClose: () => void;
}

/**
 * Dialog with the code editor. Typed code is applied to the setting immediately, and can be undone like other settings.
 */
export function CodeDialog({
  label,
  kind,
  languages,
  formulaContext,
  stored,
  code,
  onChange,
  onClose,
}: CodeDialogProps) {
  const messages = useMessages(codeMessages);
  const exampleMessages = useMessages(codeExamplesMessages);
  const styles = useCodeStyles();
  const examplesId = useId();
  const Editor = useCodeEditor() ?? PlainCodeEditor;
  const editor = useRef<CodeEditorHandle>(null);
  const names = useCodeNames(kind);
  const writer = useCodeGeneration();
  const waitMessages = useMessages(writeCodeMessages);
  const [isWriting, setWriting] = useState(false);
  const [isCloseBlocked, setCloseBlocked] = useState(false);
  /** Number of times that generated code was accepted. Used as a key that remounts the editor with the new text. */
  const [acceptedCount, setAcceptedCount] = useState(0);
  const close = () => (isWriting ? setCloseBlocked(true) : onClose());
  const [hasExamples, setExamples] = useState(false);
  const [language, setLanguage] = useState<CodeEditorLanguage>(code.language);
  const [isSwitched, setSwitched] = useState(false);
  const [texts, setTexts] = useState({ formula: '', javascript: '', json: '', [code.language]: code.text });
  /** Switches the language and shows the stored value in that language. Text that isn't stored yet is kept. */
  const switchLanguage = (next: CodeEditorLanguage) => {
    setSwitched(true);
    setLanguage(next);
    if (!isObjectOrList(stored) || next === 'javascript') return;
    if (next === 'json' && language === 'formula') {
      setTexts((before) => ({ ...before, json: parseCode(stored, 'json').text }));
    }
    const formula =
      next === 'formula' && language === 'json' && formulaContext
        ? convertToFormula(stored, formulaContext)
        : undefined;
    if (formula !== undefined) setTexts((before) => ({ ...before, formula }));
  };
  const isStoredInOtherLanguage = !isStoredIn(language, stored, formulaContext) && texts[language].trim() === '';
  const type = (text: string) => {
    setTexts((before) => ({ ...before, [language]: text }));
    onChange({ language, text });
  };
  const isUnfinished = language !== 'formula' && !toStoredCode({ language, text: texts[language] }, formulaContext).ok;
  const name = { formula: messages.formula, json: messages.json, javascript: messages.code }[language]({ label });
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && close()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{messages.title({ label })}</DialogTitle>
          <DialogContent className={styles.dialog}>
            {isTaskKind(kind, messages.gives) && <p className={styles.text}>{messages.gives[kind]}</p>}
            {languages.length > 1 && (
              <RadioGroup
                layout="horizontal"
                aria-label={messages.language}
                value={language}
                onChange={(_, { value }) => switchLanguage(value as CodeEditorLanguage)}
              >
                {languages.map((one) => (
                  <Radio key={one} value={one} label={messages.languages[one]} />
                ))}
              </RadioGroup>
            )}
            {isStoredInOtherLanguage && <p className={styles.text}>{messages.elsewhere}</p>}
            {language === 'formula' && formulaContext ? (
              <FormulaEditor
                ref={editor}
                label={name}
                value={texts.formula}
                takesFocus={!isSwitched}
                place={formulaContext}
                kind={kind}
                onChange={type}
              />
            ) : (
              <Editor
                key={`${language} ${acceptedCount}`}
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
              <CodeGenerator
                writer={writer}
                kind={kind}
                task={isTaskKind(kind, messages.gives) ? messages.gives[kind] : label}
                existingCode={texts.javascript}
                isBusy={isWriting}
                onBusy={(isBusy) => {
                  setWriting(isBusy);
                  setCloseBlocked(false);
                }}
                onUse={(text) => {
                  type(text);
                  setAcceptedCount(acceptedCount + 1);
                }}
              />
            )}
            {language === 'javascript' && <CodeTesterSection kind={kind} code={texts.javascript} />}
            {hasExamples && language === 'formula' && (
              <FormulaFunctionList id={examplesId} onInsert={(text) => editor.current?.insert(text)} />
            )}
            {hasExamples && language !== 'formula' && (
              <CodeExamples
                id={examplesId}
                examples={getCodeExamples(kind, language, exampleMessages)}
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
            {isCloseBlocked && (
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

const isTaskKind = <Gives extends object>(kind: PropertyKey, gives: Gives): kind is keyof Gives =>
  Object.hasOwn(gives, kind);
