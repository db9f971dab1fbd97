import { Caption1 } from '@fluentui/react-components';
import { type CodeEditorProps, CodeEditorProvider, useCodeEditor } from '@tideform/components/kit/CodeEditor.tsx';
import { FieldClassNamesProvider } from '@tideform/components/kit/classes/KitClasses.tsx';
import { useFormatError } from '@tideform/components/kit/messages/useFormatError.tsx';
import { type NestedForms, NestedFormsProvider } from '@tideform/components/kit/nested/NestedForms.tsx';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormAction } from '@tideform/components/kit/view-props.ts';
import { specs } from '@tideform/components/specs';
import { type AnyView, findView } from '@tideform/components/views';
import { createSession, type Session, type SubmissionData } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { createAnnouncer } from './announcer.ts';
import { useCustomCssClass } from './custom-css/useCustomCssClass.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldList } from './FieldList.tsx';
import { AutomationNotice, OutdatedFieldsNotice } from './FormNotices.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { formMessages } from './form.messages.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { type FieldDecoration, type RunnerContext, RunnerProvider, useAfterPress } from './runner-context.ts';
import { useImmediateSubscriptions, useIsFormReady, useMarkPendingFields } from './session/useIsFormReady.ts';
import { useRenderSlices } from './slices/create-render-slices.ts';
import { type FormRun, useFormRun } from './useFormRun.ts';
import { WizardPage } from './wizard/WizardPage.tsx';
import { WizardButtons, WizardStepper } from './wizard/wizard-components.ts';

interface FormRunnerProps {
  readonly session: Session;
  readonly readOnly?: boolean;
  /** Called with the answers if they are valid when the respondent submits. */
  readonly onSubmit?: (data: SubmissionData) => void;
  /** Called when a button emits an event or opens a URL. Absent: URLs are opened in a new tab. */
  readonly onAction?: (action: Extract<FormAction, { kind: 'event' | 'url' }>) => void;
  /** Whether the form's code is intentionally not run, because its author hasn't approved it yet. */
  readonly isCodeOff?: boolean;
  /** Prefix of all DOM IDs. Needed only if the IDs must be known outside. */
  readonly idPrefix?: string;
  /** `card`: the form looks like a page. `plain`: the form is part of other content, such as a settings pane. */
  readonly appearance?: 'card' | 'plain';
  /**
   * Author's CSS for the form, which is sanitized before it is applied. Absent: the form has no wrapper element for
   * CSS.
   */
  readonly css?: string | undefined;
  /** Renders the screen's buttons, which replace the form's submit buttons and the buttons of the wizard. */
  readonly footer?: (run: FormRun) => ReactNode;
  /** Returns views of additional component types, for the builder's settings. The function must stay the same. */
  readonly moreViews?: (type: string) => AnyView | undefined;
  /** Decorations of fields in the builder's preview. If they change, all fields rerender. */
  readonly around?: FieldDecoration | undefined;
}

/**
 * Renders a session: fields, validation errors, and the pages of a wizard. Enter in a text field doesn't submit, to
 * avoid accidental submits. While code determines which fields are visible, a skeleton is rendered.
 */
export function FormRunner(props: FormRunnerProps) {
  if (useIsFormReady(props.session)) return <RunningForm {...props} />;
  return (
    <div className={props.appearance === 'plain' ? undefined : 'tf-card'}>
      <FormSkeleton />
    </div>
  );
}

function RunningForm({ session, readOnly = false, onSubmit, onAction, appearance = 'card', ...rest }: FormRunnerProps) {
  useImmediateSubscriptions();
  const messages = useMessages(formMessages);
  const { footer, moreViews, css, around } = rest;
  const ownId = useId();
  const idPrefix = rest.idPrefix ?? `${ownId}-`;
  const [slices, isRendering] = useRenderSlices();
  const run = useFormRun({ session, readOnly, idPrefix, slices, onSubmit });
  useMarkPendingFields(session, idPrefix, isRendering);
  const [announcer] = useState(() =>
    createAnnouncer((labels) => messages.appeared({ count: labels.length, label: labels[0] ?? '' })),
  );
  const formatError = useFormatError();
  const afterPress = useAfterPress();
  const codeEditor = useCodeEditor() ?? AnswerCodeEditor;
  const onActionRef = useRef(onAction);
  onActionRef.current = onAction;
  const { submit } = run;
  const isWizard = run.pages.length > 0;
  const hidesSubmit = isWizard || footer !== undefined;
  // If the screen has its own buttons, those show that the form is waiting.
  const isWaiting = run.waiting !== undefined && !hidesSubmit;
  const hasStyles = css !== undefined;
  const runner = useMemo<RunnerContext>(() => {
    const handleAction = (action: FormAction, fieldId: string) => {
      if (action.kind === 'submit') return submit();
      if (action.kind === 'reset') return session.reset();
      if (action.kind === 'custom') return void session.runScript(fieldId, 'custom');
      if (action.kind === 'event') session.emit(action.event);
      if (onActionRef.current) return onActionRef.current(action);
      if (action.kind === 'url') window.open(action.url, '_blank', 'noopener');
    };
    const view = (type: string) => findView(type) ?? moreViews?.(type);
    const base = {
      session,
      readOnly,
      idPrefix,
      hidesSubmit,
      hasStyles,
      announcer,
      formatError,
      slices,
      afterPress,
      decoration: around,
    };
    return { ...base, onAction: handleAction, renderFields, findView: view };
  }, [
    session,
    readOnly,
    idPrefix,
    hidesSubmit,
    hasStyles,
    announcer,
    formatError,
    slices,
    afterPress,
    submit,
    moreViews,
    around,
  ]);
  const ownStyles = useCustomCssClass(css);
  const content = isWizard ? <WizardPage run={run} /> : <FieldList ids={session.rootIds} />;
  const card = appearance === 'card' ? 'tf-card' : undefined;
  return (
    <RunnerProvider value={runner}>
      <NestedFormsProvider value={nestedForms}>
        <CodeEditorProvider value={codeEditor}>
          <FieldClassNamesProvider isRecord={readOnly}>
            {/*
              NOTE: no `form` element. Browsers search the controls of a `form` for each property name that is read
              from it, and React reads some on every keystroke. In a form with a thousand fields, that would be most of
              a keystroke's cost.
            */}
            <div className="tf-form" id={`${idPrefix}form`}>
              {isWizard && <WizardStepper run={run} />}
              <AutomationNotice session={session} {...(rest.isCodeOff && { isCodeOff: true })} />
              {run.issues.length > 0 && (
                <ErrorSummary
                  session={session}
                  issues={run.issues}
                  onNavigate={run.goToField}
                  getHref={(issue) => `#${idPrefix}${issue.nodeId}`}
                />
              )}
              {run.outdated.length > 0 && (
                <OutdatedFieldsNotice session={session} ids={run.outdated} onSubmit={run.submitAnyway} />
              )}
              {ownStyles === undefined ? (
                <div className={card}>{content}</div>
              ) : (
                <div className={`${card ?? ''} tf-contained`}>
                  <div className={ownStyles}>{content}</div>
                </div>
              )}
              {isRendering && <Caption1 className="tf-waiting">{messages.drawing}</Caption1>}
              {isWaiting && <Caption1 className="tf-waiting">{messages.checking}</Caption1>}
              {footer ? footer(run) : isWizard && <WizardButtons run={run} />}
              <LiveRegion announcer={announcer} />
            </div>
          </FieldClassNamesProvider>
        </CodeEditorProvider>
      </NestedFormsProvider>
    </RunnerProvider>
  );
}

/** NOTE: nested forms don't run code, because each would need a sandbox of its own. */
const nestedForms: NestedForms = {
  open: (form, data, readOnly) => createSession({ form, specs, data, readOnly, nowMs: Date.now() }),
  render: (nested) => <FormRunner {...nested} appearance="plain" />,
};

const renderFields = (ids: readonly string[]) => <FieldList ids={ids} />;

const Editor = onDemand(async () => (await import('../ui/code-editor/CodeEditor.tsx')).CodeEditor);

/** Editor for answers that are code. It is loaded with the first such field. */
function AnswerCodeEditor(props: CodeEditorProps) {
  return <Editor {...props} height="lines" />;
}
