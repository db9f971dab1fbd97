import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useCloseUnsaved } from '@tideform/components/kit/unsaved/useCloseUnsaved.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { useHasFeature } from '../../../data/features/useSubscription.ts';
import { type CssProblem, cleanCss, isReadable } from '../../../form/custom-css/clean-css.ts';
import { CodeEditor } from '../../../ui/CodeEditor.tsx';
import type { CheckCode } from '../../../ui/code-editor/check-code.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { UpgradePrompt } from '../../../ui/plan/UpgradePrompt.tsx';
import type { Draft } from '../useDraft.ts';
import { CssPreview } from './CssPreview.tsx';
import { customCssMessages } from './custom-css.messages.ts';
import { useCustomCssStyles } from './custom-css.styles.ts';
import { wordCssProblem } from './word-css-problem.ts';

/** The styles of a form, beside what they make of it. Saved when they can be read; saving them can be undone. */
export function CustomCssDialog(props: {
  readonly teamId: string;
  readonly draft: Pick<Draft, 'schema' | 'customCss' | 'setCustomCss'>;
  readonly onClose: () => void;
}) {
  const messages = useMessages(customCssMessages);
  const styles = useCustomCssStyles();
  const { teamId, draft, onClose } = props;
  const [original] = useState(draft.customCss ?? '');
  const [text, setText] = useState(original);
  // What is being written cannot be read at times: the preview stays as it was.
  const [shown, setShown] = useState(original);
  // A dialog gives the focus to what it finds first: no answer of the preview is to be left before it was looked at.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const isUnlocked = useHasFeature(teamId, 'custom_css');
  const read = useMemo(() => checkCss(text), [text]);
  const isChanged = text !== (draft.customCss ?? '');
  const change = (next: string) => {
    setText(next);
    if (isReadable(checkCss(next))) setShown(next);
  };
  const check: CheckCode = (code) =>
    checkCss(code).problems.map((problem) => ({
      ...{ from: problem.from, to: problem.to, message: wordCssProblem(problem, messages) },
      severity: isBreaking(problem) ? 'error' : 'warning',
    }));
  const save = () => {
    draft.setCustomCss(text);
    onClose();
  };
  const [close, question] = useCloseUnsaved(isChanged, onClose);
  return (
    <>
      <DialogFrame
        title={messages.title}
        surfaceClass={styles.surface}
        contentClass={styles.content}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{messages.cancel}</Button>
            <Button
              appearance="primary"
              disabledFocusable={isUnlocked !== true || !isChanged || !isReadable(read)}
              onClick={save}
            >
              {messages.save}
            </Button>
          </>
        }
      >
        {isUnlocked === false && <UpgradePrompt teamId={teamId} text={messages.locked} />}
        <span className={styles.quiet}>{messages.hint({ key: `{${messages.key}}` })}</span>
        <div className={styles.panes}>
          <CodeEditor
            label={messages.editor}
            loading={messages.loading}
            language="css"
            value={original}
            takesFocus
            check={check}
            onChange={change}
          />
          {isOpen && <CssPreview schema={draft.schema} css={shown} />}
        </div>
        <div role="status" className={styles.problems}>
          {read.problems.length > 0 && <Problems problems={read.problems} />}
        </div>
      </DialogFrame>
      {question}
    </>
  );
}

const MOST = 5;

function Problems({ problems }: { readonly problems: readonly CssProblem[] }) {
  const messages = useMessages(customCssMessages);
  const styles = useCustomCssStyles();
  const more = problems.length - MOST;
  return (
    <MessageBar intent={problems.some(isBreaking) ? 'error' : 'warning'} layout="multiline">
      <MessageBarBody>
        <ul className={styles.list} aria-label={messages.problems}>
          {problems.slice(0, MOST).map((problem) => (
            <li key={`${problem.from} ${problem.kind}`}>
              {messages.atLine({ line: problem.line, message: wordCssProblem(problem, messages) })}
            </li>
          ))}
          {more > 0 && <li>{messages.more({ count: more })}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

/** What is said of a text does not depend on where it is applied. */
const checkCss = (text: string) => cleanCss(text, '.form', 'form-');

const isBreaking = (problem: CssProblem): boolean => !isReadable({ css: '', problems: [problem] });
