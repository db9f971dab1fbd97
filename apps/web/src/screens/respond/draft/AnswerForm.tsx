import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { SubmissionData } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import type { OpeningState, ResponseRow } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useForm } from '../../../data/useForm.ts';
import { useAskOpeningState } from '../../../data/useOpeningState.ts';
import { useResponseCommands } from '../../../data/useResponseCommands.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { ifKind } from '../../../failures/if-kind.ts';
import { useReport } from '../../../failures/report-context.ts';
import { type FailureMessages, wordCause } from '../../../failures/word-failure.ts';
import { ActionBar } from '../../../form/bar/ActionBar.tsx';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { roomStyle } from '../../../form/form-room.ts';
import { isNewCopy } from '../../../ui/new-copy.ts';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { nameOf } from '../options/shown-response.ts';
import { RespondHeader } from '../RespondHeader.tsx';
import { respondMessages } from '../respond.messages.ts';
import { COLUMN_PX, useRespondStyles } from '../respond.styles.ts';
import { useEditMode } from '../useEditMode.ts';
import { useResponseView } from '../useResponseView.ts';
import { useAnswering } from './answering/useAnswering.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { isStarted } from './is-started.ts';
import { SavedState } from './SavedState.tsx';

const EditedMeanwhile = onDemand(async () => (await import('../history/EditedMeanwhile.tsx')).EditedMeanwhile);
const RetentionNote = onDemand(async () => (await import('../../../form/retention/RetentionNote.tsx')).RetentionNote);
const NotTaken = onDemand(async () => (await import('../opening/NotTaken.tsx')).NotTaken);
const LeaveDraftDialog = onDemand(async () => (await import('./LeaveDraftDialog.tsx')).LeaveDraftDialog);

/** A draft, being answered. */
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
  const { rest } = useResponseView();
  const commands = useResponseCommands();
  const report = useReport();
  const { teamId, formId, id } = response;
  const open = (row: ResponseRow) =>
    navigate(`/teams/${teamId}/forms/${formId}/response/${row.id}${rest}`, { state, replace: true });
  const answering = useAnswering(response, open);
  const isEdit = response.resubmission !== undefined;
  const editMode = useEditMode();
  const [isNew] = useState(() => (isEdit ? response.revision === 0 : !isStarted(response)));
  const [isCopy] = useState(() => isNewCopy(state));
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useForm(formId);
  const askOpening = useAskOpeningState();
  const [opening, setOpening] = useState<OpeningState>('open');
  const { schema, customCss } = answering.row;
  const room = useMemo(() => roomStyle(schema, COLUMN_PX), [schema]);
  const [leave, setLeave] = useState<() => void>();

  const onSubmit = async (data: SubmissionData) => {
    setSubmitting(true);
    setFailure(undefined);
    try {
      const now = isEdit ? 'open' : await askOpening(formId);
      setOpening(now);
      if (now !== 'open') return setSubmitting(false);
      await answering.submit(data);
      onSubmitted();
      // Who reloads the thanks begins no other edit.
      if (isEdit) editMode(false);
    } catch (cause) {
      if (isUnexplained(cause)) report('submit', cause);
      setFailure(wordSubmit(cause, messages, failures));
      setSubmitting(false);
    }
  };
  const clear = async () => {
    const empty = await commands.create(formId);
    answering.abandon();
    await commands.discard(id);
    await open(empty);
  };
  const discard = async () => {
    answering.abandon();
    await commands.discard(id);
    leave?.();
  };
  // The address first: it would begin the edit again.
  const discardEdit = async () => {
    answering.abandon();
    editMode(false);
    await commands.discard(id);
  };
  const keep = () => answering.flush().then(leave, () => setLeave(undefined));
  const onLeave = (go: () => void) => {
    if (isCopy || (isNew && answering.hasChanged())) return setLeave(() => go);
    go();
    // An edit in which nothing was changed is none.
    if (isEdit && isNew) void commands.discard(id);
  };

  return (
    <div className={styles.screen}>
      <RespondHeader
        teamId={teamId}
        formId={formId}
        title={isEdit ? nameOf(response) : response.formTitle}
        hint={isEdit ? messages.edit.hint : undefined}
        onLeave={onLeave}
      >
        <ResponseOptions
          shown={{ response, place: isEdit ? 'edit' : 'draft' }}
          {...(isEdit ? { onDiscard: discardEdit } : { onClear: clear })}
        />
      </RespondHeader>
      <div className={styles.scroll}>
        <div className={styles.column} style={room}>
          {answering.saved.kind === 'failed' && <Problem text={messages.storageFull} />}
          {failure && <Problem text={failure} />}
          {form && opening !== 'open' && <NotTaken form={form} state={opening} />}
          {isEdit && (
            <EditedMeanwhile
              response={response}
              onCompare={answering.flush}
              onDiscard={async () => {
                answering.abandon();
                await commands.discard(id);
              }}
            />
          )}
          <DraftNotices response={response} version={answering.row.version} reason={answering.reason} />
          {form?.retention && <RetentionNote period={form.retention} />}
          <FormRunner
            key={`${answering.row.version} ${answering.row.takenOver ?? ''}`}
            session={answering.session}
            css={customCss}
            onSubmit={onSubmit}
            footer={(run) => (
              <ActionBar run={run} state={<SavedState state={answering.saved} />} isSubmitting={isSubmitting} />
            )}
          />
        </div>
      </div>
      {leave && <LeaveDraftDialog onKeep={keep} onDiscard={discard} onClose={() => setLeave(undefined)} />}
    </div>
  );
}

/** The person can do nothing about it. */
const isUnexplained = (cause: unknown): boolean =>
  !ifKind(cause, 'storage-full') && ifKind(cause, 'file-unavailable')?.name === undefined;

function wordSubmit(cause: unknown, messages: MessagesOf<typeof respondMessages>, failures: FailureMessages): string {
  if (isUnexplained(cause)) return messages.submitFailed({ why: wordCause(cause, failures) });
  const lost = ifKind(cause, 'file-unavailable')?.name;
  return lost === undefined ? messages.submitFull : messages.fileLost({ name: lost });
}

function Problem({ text }: { readonly text: string }) {
  const styles = useRespondStyles();
  return (
    <MessageBar intent="error" layout="multiline" className={styles.problem}>
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}
