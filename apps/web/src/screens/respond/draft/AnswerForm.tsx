import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { SubmissionData } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import type { AvailabilityState, ResponseRow } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCheckAvailability } from '../../../data/forms/useAvailabilityState.ts';
import { useForm } from '../../../data/forms/useForms.ts';
import { useResponseCommands } from '../../../data/responses/useResponse.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { getParametersOfKind } from '../../../failures/failure-kinds.ts';
import { type FailureMessages, formatCause } from '../../../failures/format-failure.ts';
import { useReportFailure } from '../../../failures/report-failure-context.ts';
import { ActionBar } from '../../../form/bar/ActionBar.tsx';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { getWidthStyle } from '../../../form/form-width.ts';
import { isNewCopyState } from '../../../ui/routing/location-state.ts';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { RespondHeader } from '../RespondFrame.tsx';
import { respondMessages } from '../respond.messages.ts';
import { COLUMN_PX, useRespondStyles } from '../respond.styles.ts';
import { getDisplayName } from '../shown-response.ts';
import { useResponseView, useSetEditMode } from '../useResponseView.ts';
import { isStarted } from './answering/draft-state.ts';
import { useDraftSession } from './answering/useDraftSession.ts';
import { DraftBanners } from './DraftBanners.tsx';
import { SaveIndicator } from './SaveIndicator.tsx';

const OutdatedEditBanner = onDemand(async () => (await import('../history/OutdatedEditBanner.tsx')).OutdatedEditBanner);
const RetentionNote = onDemand(async () => (await import('../../../form/retention/RetentionNote.tsx')).RetentionNote);
const FormUnavailableBar = onDemand(
  async () => (await import('../availability/FormUnavailableBar.tsx')).FormUnavailableBar,
);
const LeaveDraftDialog = onDemand(async () => (await import('./LeaveDraftDialog.tsx')).LeaveDraftDialog);

/** Form to answer a draft or edit a submission. */
export function AnswerForm({
  response,
  onSubmitted,
}: {
  readonly response: ResponseRow;
  readonly onSubmitted: () => void;
}) {
  const messages = useMessages(respondMessages);
  const failures = useMessages(failureMessages);
  const styles = useRespondStyles();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { preservedQuery } = useResponseView();
  const commands = useResponseCommands();
  const report = useReportFailure();
  const { teamId, formId, id } = response;
  const open = (row: ResponseRow) =>
    navigate(`/teams/${teamId}/forms/${formId}/response/${row.id}${preservedQuery}`, { state, replace: true });
  const draftSession = useDraftSession(response, open);
  const isEdit = response.resubmission !== undefined;
  const setEditMode = useSetEditMode();
  const [isNew] = useState(() => (isEdit ? response.revision === 0 : !isStarted(response)));
  const [isCopy] = useState(() => isNewCopyState(state));
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useForm(formId);
  const fetchAvailability = useCheckAvailability();
  const [availability, setAvailability] = useState<AvailabilityState>('open');
  const { schema, customCss } = draftSession.row;
  const formWidthStyle = useMemo(() => getWidthStyle(schema, COLUMN_PX), [schema]);
  const [leave, setLeave] = useState<() => void>();

  const onSubmit = async (data: SubmissionData) => {
    setSubmitting(true);
    setFailure(undefined);
    try {
      const now = isEdit ? 'open' : await fetchAvailability(formId);
      setAvailability(now);
      if (now !== 'open') return setSubmitting(false);
      await draftSession.submit(data);
      onSubmitted();
      // Reloading the thank-you page must not start another edit.
      if (isEdit) setEditMode(false);
    } catch (cause) {
      if (isUnexpected(cause)) report('submit', cause);
      setFailure(formatSubmitError(cause, messages, failures));
      setSubmitting(false);
    }
  };
  const clear = async () => {
    const empty = await commands.create(formId);
    draftSession.abandon();
    await commands.discard(id);
    await open(empty);
  };
  const discard = async () => {
    draftSession.abandon();
    await commands.discard(id);
    leave?.();
  };
  // Changes the URL first; otherwise the screen would start the edit again.
  const discardEdit = async () => {
    draftSession.abandon();
    setEditMode(false);
    await commands.discard(id);
  };
  const keepDraft = () => draftSession.flush().then(leave, () => setLeave(undefined));
  const onLeave = (leaveScreen: () => void) => {
    if (isCopy || (isNew && draftSession.hasChanged())) return setLeave(() => leaveScreen);
    leaveScreen();
    // An edit without changes isn't kept.
    if (isEdit && isNew) void commands.discard(id);
  };

  return (
    <div className={styles.screen}>
      <RespondHeader
        teamId={teamId}
        formId={formId}
        title={isEdit ? getDisplayName(response) : response.formTitle}
        hint={isEdit ? messages.edit.hint : undefined}
        onLeave={onLeave}
      >
        <ResponseOptions
          shown={{ response, status: isEdit ? 'edit' : 'draft' }}
          {...(isEdit ? { onDiscard: discardEdit } : { onClear: clear })}
        />
      </RespondHeader>
      <div className={styles.scroll}>
        <div className={styles.column} style={formWidthStyle}>
          {draftSession.saveState.kind === 'failed' && <ErrorBar text={messages.storageFull} />}
          {failure && <ErrorBar text={failure} />}
          {form && availability !== 'open' && <FormUnavailableBar form={form} state={availability} />}
          {isEdit && (
            <OutdatedEditBanner
              response={response}
              onCompare={draftSession.flush}
              onDiscard={async () => {
                draftSession.abandon();
                await commands.discard(id);
              }}
            />
          )}
          <DraftBanners response={response} version={draftSession.row.version} reason={draftSession.reason} />
          {form?.retention && <RetentionNote period={form.retention} />}
          <FormRunner
            key={`${draftSession.row.version} ${draftSession.row.takenOver ?? ''}`}
            session={draftSession.session}
            css={customCss}
            onSubmit={onSubmit}
            footer={(run) => (
              <ActionBar
                run={run}
                state={<SaveIndicator state={draftSession.saveState} />}
                isSubmitting={isSubmitting}
              />
            )}
          />
        </div>
      </div>
      {leave && <LeaveDraftDialog onKeep={keepDraft} onDiscard={discard} onClose={() => setLeave(undefined)} />}
    </div>
  );
}

/** Whether the failure has a cause that the user can't fix. */
const isUnexpected = (cause: unknown): boolean =>
  !getParametersOfKind(cause, 'storage-full') && getParametersOfKind(cause, 'file-unavailable')?.name === undefined;

function formatSubmitError(
  cause: unknown,
  messages: MessagesOf<typeof respondMessages>,
  failures: FailureMessages,
): string {
  if (isUnexpected(cause)) return messages.submitFailed({ why: formatCause(cause, failures) });
  const fileName = getParametersOfKind(cause, 'file-unavailable')?.name;
  return fileName === undefined ? messages.submitFull : messages.fileLost({ name: fileName });
}

function ErrorBar({ text }: { readonly text: string }) {
  const styles = useRespondStyles();
  return (
    <MessageBar intent="error" layout="multiline" className={styles.problem}>
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}
