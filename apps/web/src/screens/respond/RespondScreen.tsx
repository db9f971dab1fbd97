import { Button } from '@fluentui/react-components';
import { FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { specs } from '@tideform/components/specs';
import { prefillAnswers } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useAvailabilityState } from '../../data/forms/useAvailabilityState.ts';
import { useForm } from '../../data/forms/useForms.ts';
import { useDraftEditing } from '../../data/responses/useDraftEditing.ts';
import { useResponse } from '../../data/responses/useResponse.ts';
import { useFileStore } from '../../data/responses/useResponseFiles.ts';
import { useSyncStatus } from '../../data/sync/useSyncStatus.ts';
import { getQueryWithoutPrefill, parsePrefill } from '../../form/prefill/parse-prefill.ts';
import { useViews } from '../../form/useViews.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { AnswerForm } from './draft/AnswerForm.tsx';
import { FormBusyGuard, RespondSkeleton } from './RespondFrame.tsx';
import { respondMessages } from './respond.messages.ts';
import { ThankYou } from './submitted/ThankYou.tsx';
import { useResponseView } from './useResponseView.ts';

const FormUnavailable = onDemand(async () => (await import('./availability/FormUnavailable.tsx')).FormUnavailable);

/** Loads the views of a submission from a separate chunk, because answering a form doesn't need them. */
const loadSubmittedViews = () => import('./submitted/submitted.ts');
const ViewSubmission = onDemand(
  async () => (await loadSubmittedViews()).ViewSubmission,
  () => <RespondSkeleton />,
);
const PendingSubmission = onDemand(
  async () => (await loadSubmittedViews()).PendingSubmission,
  ({ response }) => <RespondSkeleton form={response.schema} />,
);

/**
 * Component that starts a response. Its chunk starts loading with the screen; opening an existing response doesn't need
 * it.
 */
const StartResponse = onDemand(
  async () => (await import('./draft/StartResponse.tsx')).StartResponse,
  ({ form }) => <RespondSkeleton form={form.published?.schema} />,
);
void StartResponse.load().catch(() => undefined);

/** Screen of one response: starts a response, edits a draft, and shows the thank-you page or the submission. */
export function RespondScreen() {
  const { teamId = '', formId = '', responseId } = useParams();
  return responseId ? (
    <FileStoreScope key={responseId} responseId={responseId}>
      <ExistingResponse teamId={teamId} formId={formId} responseId={responseId} />
    </FileStoreScope>
  ) : (
    <NewResponse key={formId} teamId={teamId} formId={formId} />
  );
}

function FileStoreScope({ responseId, children }: { readonly responseId: string; readonly children: ReactNode }) {
  return <FileStoreProvider value={useFileStore(responseId)}>{children}</FileStoreProvider>;
}

function NewResponse({ teamId, formId }: { readonly teamId: string; readonly formId: string }) {
  const messages = useMessages(respondMessages);
  const ui = useMessages(uiMessages);
  const form = useForm(formId);
  const { syncing } = useSyncStatus();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const schema = form?.published?.schema;
  const availability = useAvailabilityState(form);
  const prefill = useMemo(
    () => (schema ? prefillAnswers(schema, specs, parsePrefill(search, hash)) : {}),
    [schema, search, hash],
  );
  if (form?.published && availability === undefined) return <RespondSkeleton form={schema} />;
  if (form?.published && availability !== undefined && availability !== 'open')
    return <FormUnavailable form={form} state={availability} />;
  if (form?.published) return <StartResponse form={form} prefill={prefill} rest={getQueryWithoutPrefill(search)} />;
  if (form === undefined || (form === null && syncing)) return <RespondSkeleton />;
  const { title, text } = form ? messages.notPublished : messages.noForm;
  return (
    <EmptyState
      level="h1"
      title={title}
      text={text}
      action={<Button onClick={() => navigate(`/teams/${teamId}/forms`)}>{ui.backToForms}</Button>}
    />
  );
}

function DeletedDraft({ teamId }: { readonly teamId: string }) {
  const messages = useMessages(respondMessages);
  const ui = useMessages(uiMessages);
  const navigate = useNavigate();
  const toForms = <Button onClick={() => navigate(`/teams/${teamId}/forms`)}>{ui.backToForms}</Button>;
  return <EmptyState level="h1" {...messages.deleted} action={toForms} />;
}

function ExistingResponse(props: { readonly teamId: string; readonly formId: string; readonly responseId: string }) {
  const response = useResponse(props.responseId);
  const { isEditing } = useResponseView();
  const [isSubmitted, setSubmitted] = useState(false);
  const [wasDeleted, setDeleted] = useState(false);
  const hasViews = useViews(response?.schema);
  if (isSubmitted) return <ThankYou {...props} />;
  if (response === undefined) return <RespondSkeleton />;
  // Once a draft's deletion has been synced to the library, its row is removed, so the deletion is remembered here.
  if (response?.deleted && !response.submitted && !wasDeleted) setDeleted(true);
  if (wasDeleted && !response?.submitted) return <DeletedDraft teamId={props.teamId} />;
  if (response === null || response.deleted) return <ViewSubmission {...props} edit={undefined} />;
  if (response.resubmission && !response.submitted && !isEditing) return <ViewSubmission {...props} edit={response} />;
  if (!hasViews) return <RespondSkeleton form={response?.schema} />;
  if (response.submitted) return <PendingSubmission response={response} />;
  return <EditDraft response={response} onSubmitted={() => setSubmitted(true)} />;
}

const ReadOnlyDraft = onDemand(
  async () => (await import('./draft/ReadOnlyDraft.tsx')).ReadOnlyDraft,
  ({ response }) => <RespondSkeleton form={response.schema} />,
);

/** Draft that is editable in one tab of this browser at a time, and read-only in others. */
function EditDraft({ response, onSubmitted }: { readonly response: ResponseRow; readonly onSubmitted: () => void }) {
  const { editState: turn, row, takeOver: take } = useDraftEditing(response);
  if (turn.kind === 'asking') return <RespondSkeleton form={response.schema} />;
  if (turn.kind === 'elsewhere')
    return <ReadOnlyDraft response={response} wasTakenOver={turn.hasTaken} onTakeOver={take} />;
  return (
    <FormBusyGuard subject={`answer ${row.formId}`} teamId={row.teamId}>
      <AnswerForm response={row} onSubmitted={onSubmitted} />
    </FormBusyGuard>
  );
}
