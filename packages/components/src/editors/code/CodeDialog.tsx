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
import { useWords } from '@tideform/words/react';
import { useId, useRef, useState } from 'react';
import { type CodeEditorHandle, type CodeLanguage, useCodeEditor } from '../../kit/CodeEditing.tsx';
import { CodeExamples } from './CodeExamples.tsx';
import { codeWords } from './code.words.ts';
import { examplesOf } from './code-examples.ts';
import { codeExamplesWords } from './code-examples.words.ts';
import { PlainCodeEditor } from './PlainCodeEditor.tsx';
import { useCodeNames } from './useCodeNames.tsx';
import { useCodeStyles } from './useCodeStyles.tsx';
import { storedCode, type WrittenCode } from './written-code.ts';

interface CodeDialogProps {
  readonly label: string;
  readonly kind: string;
  /** The code may be in either language. */
  readonly isEither: boolean;
  /** What it opens with. */
  readonly code: WrittenCode;
  readonly onChange: (next: WrittenCode) => void;
  readonly onClose: () => void;
}

/** The code editor. What is typed is applied as it is typed, and undone as other settings are. */
export function CodeDialog({ label, kind, isEither, code, onChange, onClose }: CodeDialogProps) {
  const words = useWords(codeWords);
  const exampleWords = useWords(codeExamplesWords);
  const styles = useCodeStyles();
  const examplesId = useId();
  const Editor = useCodeEditor() ?? PlainCodeEditor;
  const editor = useRef<CodeEditorHandle>(null);
  const names = useCodeNames(kind);
  const [hasExamples, setExamples] = useState(false);
  const [language, setLanguage] = useState<CodeLanguage>(code.language);
  const [isSwitched, setSwitched] = useState(false);
  const [texts, setTexts] = useState({ javascript: '', json: '', [code.language]: code.text });
  const type = (text: string) => {
    setTexts((before) => ({ ...before, [language]: text }));
    onChange({ language, text });
  };
  const isUnfinished = !storedCode({ language, text: texts[language] }).ok;
  const name = language === 'json' ? words.json({ label }) : words.code({ label });
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{words.title({ label })}</DialogTitle>
          <DialogContent className={styles.dialog}>
            {isGiven(kind, words.gives) && <p className={styles.text}>{words.gives[kind]}</p>}
            {isEither && (
              <RadioGroup
                layout="horizontal"
                aria-label={words.language}
                value={language}
                onChange={(_, { value }) => {
                  setSwitched(true);
                  setLanguage(value as CodeLanguage);
                }}
              >
                <Radio value="javascript" label={words.javascript} />
                <Radio value="json" label={words.jsonLogic} />
              </RadioGroup>
            )}
            <Editor
              key={language}
              ref={editor}
              label={name}
              language={language}
              value={texts[language]}
              names={names}
              takesFocus={!isSwitched}
              loading={words.loading}
              onChange={type}
            />
            <div role="status" className={styles.problem}>
              {isUnfinished && words.unfinished}
            </div>
            <span className={styles.quiet}>{words.keyboard}</span>
            {hasExamples && (
              <CodeExamples
                id={examplesId}
                examples={examplesOf(kind, language, exampleWords)}
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
              {words.examples}
            </Link>
            <Button appearance="primary" onClick={onClose}>
              {words.close}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

const isGiven = <Gives extends object>(kind: PropertyKey, gives: Gives): kind is keyof Gives =>
  Object.hasOwn(gives, kind);
