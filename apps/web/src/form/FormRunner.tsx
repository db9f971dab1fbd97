import { Caption1 } from '@fluentui/react-components';
import { CodeEditingProvider, useCodeEditor } from '@tideform/components/kit/CodeEditing.tsx';
import { KitClasses } from '@tideform/components/kit/classes/KitClasses.tsx';
import { useSayIssue } from '@tideform/components/kit/messages/useSayIssue.tsx';
import { type NestedForms, NestedFormsProvider } from '@tideform/components/kit/nested/NestedForms.tsx';
import type { FormAction } from '@tideform/components/kit/view-props.ts';
import { specs } from '@tideform/components/specs';
import { type AnyView, viewOf } from '@tideform/components/views';
import { createSession, type Session, type SubmissionData } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { AnswerCodeEditor } from './AnswerCodeEditor.tsx';
import { AutomationNotice } from './AutomationNotice.tsx';
import { createAnnouncer } from './announcer.ts';
import { useOwnStyles } from './custom-css/useOwnStyles.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldList } from './FieldList.tsx';
import { FormBones } from './FormBones.tsx';
import { formMessages } from './form.messages.ts';
import './form-looks.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { type FieldAround, type RunnerContext, RunnerProvider } from './runner-context.ts';
import { useFirstSettle } from './session/useFirstSettle.ts';
import { useListeningAtOnce } from './session/useListeningAtOnce.ts';
import { usePendingValues } from './session/usePendingValues.ts';
import { useSlices } from './slices/useSlices.ts';
import { useAfterPress } from './useAfterPress.ts';
import { type FormRun, useFormRun } from './useFormRun.ts';
import { WizardPage } from './wizard/WizardPage.tsx';
import { WizardButtons, WizardStepper } from './wizard/wizard-parts.ts';

interface FormRunnerProps {
  readonly session: Session;
  readonly readOnly?: boolean;
  /** Called with the answers when nothing in them is wrong. */
  readonly onSubmit?: (data: SubmissionData) => void;
  /** A button raised an event, or asks for an address. Without it addresses open beside the form. */
  readonly onAction?: (action: Extract<FormAction, { kind: 'event' | 'url' }>) => void;
  /** Code of the form isn't run on purpose: its author hasn't taken it over yet. */
  readonly isCodeOff?: boolean;
  /** Start of the DOM ids. Needed only where they must be known. */
  readonly idPrefix?: string;
  /** `card`: a page of its own. `plain`: inside something else, such as a settings pane. */
  readonly appearance?: 'card' | 'plain';
  /** Styles of the form, as its author wrote them: checked here. Without any the form has no element of its own for them. */
  readonly css?: string | undefined;
  /** The screen's own buttons. The form's submit buttons are then not drawn, nor the wizard's. */
  readonly footer?: (run: FormRun) => ReactNode;
  /** Views of more types than forms have: the builder's settings. Never changes while the runner lives. */
  readonly moreViews?: (type: string) => AnyView | undefined;
  /** What the builder's preview draws with fields. Another one draws all of them again. */
  readonly around?: FieldAround | undefined;
}

/**
 * Draws a session for the person who answers it: fields, what is wrong with them, and the pages of a wizard.
 * Enter in a text field does not submit: too much is lost by accident. Where code decides which fields are shown, a placeholder stands
 * in until it has run.
 */
export function FormRunner(props: FormRunnerProps) {
  if (useFirstSettle(props.session)) return <RunningForm {...props} />;
  return (
    <div className={props.appearance === 'plain' ? undefined : 'tf-card'}>
      <FormBones />
    </div>
  );
}

function RunningForm({ session, readOnly = false, onSubmit, onAction, appearance = 'card', ...rest }: FormRunnerProps) {
  useListeningAtOnce();
  const messages = useMessages(formMessages);
  const { footer, moreViews, css, around } = rest;
  const ownId = useId();
  const idPrefix = rest.idPrefix ?? `${ownId}-`;
  const [slices, isDrawing] = useSlices();
  const run = useFormRun({ session, readOnly, idPrefix, slices, onSubmit });
  usePendingValues(session, idPrefix, isDrawing);
  const [announcer] = useState(() =>
    createAnnouncer((labels) => messages.appeared({ count: labels.length, label: labels[0] ?? '' })),
  );
  const sayIssue = useSayIssue();
  const afterPress = useAfterPress();
  const codeEditor = useCodeEditor() ?? AnswerCodeEditor;
  const outside = useRef(onAction);
  outside.current = onAction;
  const { submit } = run;
  const isWizard = run.pages.length > 0;
  const hidesSubmit = isWizard || footer !== undefined;
  // Buttons outside the form say so themselves.
  const isWaiting = run.waiting !== undefined && !hidesSubmit;
  const hasStyles = css !== undefined;
  const runner = useMemo<RunnerContext>(() => {
    const act = (action: FormAction, fieldId: string) => {
      if (action.kind === 'submit') return submit();
      if (action.kind === 'reset') return session.reset();
      if (action.kind === 'custom') return void session.runScript(fieldId, 'custom');
      if (action.kind === 'event') session.emit(action.event);
      if (outside.current) return outside.current(action);
      if (action.kind === 'url') window.open(action.url, '_blank', 'noopener');
    };
    const view = (type: string) => viewOf(type) ?? moreViews?.(type);
    const known = {
      session,
      readOnly,
      idPrefix,
      hidesSubmit,
      hasStyles,
      announcer,
      sayIssue,
      slices,
      afterPress,
      around,
    };
    return { ...known, onAction: act, drawFields, viewOf: view };
  }, [
    session,
    readOnly,
    idPrefix,
    hidesSubmit,
    hasStyles,
    announcer,
    sayIssue,
    slices,
    afterPress,
    submit,
    moreViews,
    around,
  ]);
  const ownStyles = useOwnStyles(css);
  const content = isWizard ? <WizardPage run={run} /> : <FieldList ids={session.rootIds} />;
  const card = appearance === 'card' ? 'tf-card' : undefined;
  return (
    <RunnerProvider value={runner}>
      <NestedFormsProvider value={nestedForms}>
        <CodeEditingProvider value={codeEditor}>
          <KitClasses isRecord={readOnly}>
            {/* NOTE: no `form` element. Browsers look among its controls for each name that is asked of it, and React asks on
            every key: that is most of a key's cost in a form of a thousand fields. */}
            <div className="tf-form" id={`${idPrefix}form`}>
              {isWizard && <WizardStepper run={run} />}
              <AutomationNotice session={session} {...(rest.isCodeOff && { isCodeOff: true })} />
              {run.issues.length > 0 && (
                <ErrorSummary
                  session={session}
                  issues={run.issues}
                  onFollow={run.follow}
                  addressOf={(issue) => `#${idPrefix}${issue.nodeId}`}
                />
              )}
              {run.outdated.length > 0 && (
                <OutdatedNotice session={session} ids={run.outdated} onSubmit={run.submitAnyway} />
              )}
              {ownStyles === undefined ? (
                <div className={card}>{content}</div>
              ) : (
                <div className={`${card ?? ''} tf-contained`}>
                  <div className={ownStyles}>{content}</div>
                </div>
              )}
              {isDrawing && <Caption1 className="tf-waiting">{messages.drawing}</Caption1>}
              {isWaiting && <Caption1 className="tf-waiting">{messages.checking}</Caption1>}
              {footer ? footer(run) : isWizard && <WizardButtons run={run} />}
              <LiveRegion announcer={announcer} />
            </div>
          </KitClasses>
        </CodeEditingProvider>
      </NestedFormsProvider>
    </RunnerProvider>
  );
}

/** NOTE: without scripts: each would be a machine of its own. */
const nestedForms: NestedForms = {
  open: (form, data, readOnly) => createSession({ form, specs, data, readOnly, nowMs: Date.now() }),
  draw: (nested) => <FormRunner {...nested} appearance="plain" />,
};

const drawFields = (ids: readonly string[]) => <FieldList ids={ids} />;
