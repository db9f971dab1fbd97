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
import { useId, useRef, useState } from 'react';
import { type CodeEditorHandle, type CodeLanguage, useCodeEditor } from '../../kit/CodeEditing.tsx';
import { CodeExamples } from './CodeExamples.tsx';
import { CODE_WORDS, GIVES_WORDS } from './code.words.ts';
import { examplesOf } from './code-examples.ts';
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
  const name = language === 'json' ? CODE_WORDS.json(label) : CODE_WORDS.code(label);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{CODE_WORDS.title(label)}</DialogTitle>
          <DialogContent className={styles.dialog}>
            {GIVES_WORDS[kind] && <p className={styles.text}>{GIVES_WORDS[kind]}</p>}
            {isEither && (
              <RadioGroup
                layout="horizontal"
                aria-label={CODE_WORDS.language}
                value={language}
                onChange={(_, { value }) => {
                  setSwitched(true);
                  setLanguage(value as CodeLanguage);
                }}
              >
                <Radio value="javascript" label={CODE_WORDS.javascript} />
                <Radio value="json" label={CODE_WORDS.jsonLogic} />
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
              loading={CODE_WORDS.loading}
              onChange={type}
            />
            <div role="status" className={styles.problem}>
              {isUnfinished && CODE_WORDS.unfinished}
            </div>
            <span className={styles.quiet}>{CODE_WORDS.keyboard}</span>
            {hasExamples && (
              <CodeExamples
                id={examplesId}
                examples={examplesOf(kind, language)}
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
              {CODE_WORDS.examples}
            </Link>
            <Button appearance="primary" onClick={onClose}>
              {CODE_WORDS.close}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
