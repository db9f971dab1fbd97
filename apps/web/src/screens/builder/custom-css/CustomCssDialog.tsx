import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { useHasFeature } from '../../../data/features/useSubscription.ts';
import { useScriptUser } from '../../../data/useIdentity.ts';
import { maxCharacters } from '../../../form/custom-css/allowed-css.ts';
import { type CssProblem, isParsable, sanitizeCss } from '../../../form/custom-css/sanitize-css.ts';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { openSession, useSessionLifecycle } from '../../../form/session/open-session.ts';
import { useViews } from '../../../form/useViews.ts';
import { CodeEditor } from '../../../ui/code-editor/CodeEditor.tsx';
import type { CheckCode } from '../../../ui/code-editor/find-syntax-errors.ts';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { SectionErrorBoundary } from '../../../ui/layout/SectionErrorBoundary.tsx';
import { UpgradePrompt } from '../../../ui/plan/UsageNotice.tsx';
import type { Draft } from '../useDraft.ts';
import { type CustomCssMessages, customCssMessages } from './custom-css.messages.ts';

/** Dialog for the custom CSS of a form, with a preview. Only CSS that parses can be saved; saving can be undone. */
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
  // CSS is often incomplete while the user types, so the preview keeps the last CSS that parsed.
  const [previewedCss, setShown] = useState(original);
  // Renders the preview only after the dialog has set its initial focus. Otherwise the dialog could focus a field of
  // the preview, and leaving the field would show its validation errors.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const isUnlocked = useHasFeature(teamId, 'custom_css');
  const result = useMemo(() => sanitizeFormCss(text), [text]);
  const isChanged = text !== (draft.customCss ?? '');
  const handleChange = (next: string) => {
    setText(next);
    if (isParsable(sanitizeFormCss(next))) setShown(next);
  };
  const check: CheckCode = (code) =>
    sanitizeFormCss(code).problems.map((problem) => ({
      ...{ from: problem.from, to: problem.to, message: formatCssProblem(problem, messages) },
      severity: isParseError(problem) ? 'error' : 'warning',
    }));
  const save = () => {
    draft.setCustomCss(text);
    onClose();
  };
  const [close, confirmation] = useCloseWithConfirmation(isChanged, onClose);
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
              disabledFocusable={isUnlocked !== true || !isChanged || !isParsable(result)}
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
            onChange={handleChange}
          />
          {isOpen && <CssPreview schema={draft.schema} css={previewedCss} />}
        </div>
        <div role="status" className={styles.problems}>
          {result.problems.length > 0 && <CssProblemList problems={result.problems} />}
        </div>
      </DialogFrame>
      {confirmation}
    </>
  );
}

const maxShownProblems = 5;

function CssProblemList({ problems }: { readonly problems: readonly CssProblem[] }) {
  const messages = useMessages(customCssMessages);
  const styles = useCustomCssStyles();
  const more = problems.length - maxShownProblems;
  return (
    <MessageBar intent={problems.some(isParseError) ? 'error' : 'warning'} layout="multiline">
      <MessageBarBody>
        <ul className={styles.list} aria-label={messages.problems}>
          {problems.slice(0, maxShownProblems).map((problem) => (
            <li key={`${problem.from} ${problem.kind}`}>
              {messages.atLine({ line: problem.line, message: formatCssProblem(problem, messages) })}
            </li>
          ))}
          {more > 0 && <li>{messages.more({ count: more })}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

/** Checks CSS with a fixed scope and class prefix, since validation errors don't depend on where the CSS is applied. */
const sanitizeFormCss = (text: string) => sanitizeCss(text, '.form', 'form-');

const isParseError = (problem: CssProblem): boolean => !isParsable({ css: '', problems: [problem] });

/** Preview of the form with the edited CSS. The fields accept input. */
function CssPreview({ schema, css }: { readonly schema: FormDefinition; readonly css: string }) {
  const messages = useMessages(customCssMessages);
  const styles = useCustomCssStyles();
  return (
    <section aria-label={messages.preview} className={styles.preview}>
      <SectionErrorBoundary subject={schema} fallback={() => <p className={styles.quiet}>{messages.undrawn}</p>}>
        <PreviewForm schema={schema} css={css} />
      </SectionErrorBoundary>
    </section>
  );
}

const creatorViewer = { isCreator: true };

function PreviewForm({ schema, css }: { readonly schema: FormDefinition; readonly css: string }) {
  const user = useScriptUser();
  const session = useMemo(() => openSession({ form: schema, viewer: creatorViewer, user }), [schema, user]);
  useSessionLifecycle(session);
  return useViews(schema) ? <FormRunner session={session} css={css} /> : null;
}

function formatCssProblem({ kind, excerpt: what }: CssProblem, messages: CustomCssMessages): string {
  if (kind === 'long') return messages.problem.long({ most: maxCharacters });
  if (kind === 'syntax' && what === '') return messages.problem.end;
  return messages.problem[kind]({ what });
}

const useCustomCssStyles = makeStyles({
  surface: { maxWidth: '1120px', width: 'calc(100vw - 32px)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  panes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  preview: {
    height: '46vh',
    overflowY: 'auto',
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground3,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  problems: { minHeight: '20px' },
  list: { margin: 0, paddingInlineStart: '16px', overflowWrap: 'anywhere' },
});
