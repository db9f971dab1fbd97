import { Button } from '@fluentui/react-components';
import { FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { specs } from '@tideform/components/specs';
import { prefillAnswers } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useFileStore } from '../../data/useFileStore.ts';
import { useForm } from '../../data/useForm.ts';
import { useOpeningState } from '../../data/useOpeningState.ts';
import { useResponse } from '../../data/useResponse.ts';
import { useSyncStatus } from '../../data/useSyncStatus.ts';
import { addressWithoutPrefill, readPrefill } from '../../form/prefill/read-prefill.ts';
import { useViews } from '../../form/useViews.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { EditDraft } from './draft/EditDraft.tsx';
import { RespondSkeleton } from './RespondSkeleton.tsx';
import { respondMessages } from './respond.messages.ts';
import { ThankYou } from './submitted/ThankYou.tsx';
import { useResponseView } from './useResponseView.ts';

const NotOpen = onDemand(async () => (await import('./opening/NotOpen.tsx')).NotOpen);

/** Who answers does without them. */
const submitted = () => import('./submitted/submitted.ts');
const ViewSubmission = onDemand(
  async () => (await submitted()).ViewSubmission,
  () => <RespondSkeleton />,
);
const PendingSubmission = onDemand(
  async () => (await submitted()).PendingSubmission,
  ({ response }) => <RespondSkeleton form={response.schema} />,
);

/** Not part of the screen, and yet asked for as early: who opens a response that exists does without it. */
const StartResponse = onDemand(
  async () => (await import('./draft/StartResponse.tsx')).StartResponse,
  ({ form }) => <RespondSkeleton form={form.published?.schema} />,
);
void StartResponse.load().catch(() => undefined);

/** One response: starts it, lets it be answered, thanks, or shows what was submitted. */
export function RespondScreen() {
  const { teamId = '', formId = '', responseId } = useParams();
  return responseId ? (
    <WithFiles key={responseId} responseId={responseId}>
      <OneResponse teamId={teamId} formId={formId} responseId={responseId} />
    </WithFiles>
  ) : (
    <NewResponse key={formId} teamId={teamId} formId={formId} />
  );
}

function WithFiles({ responseId, children }: { readonly responseId: string; readonly children: ReactNode }) {
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
  const opening = useOpeningState(form);
  const prefill = useMemo(
    () => (schema ? prefillAnswers(schema, specs, readPrefill(search, hash)) : {}),
    [schema, search, hash],
  );
  if (form?.published && opening === undefined) return <RespondSkeleton form={schema} />;
  if (form?.published && opening !== undefined && opening !== 'open') return <NotOpen form={form} state={opening} />;
  if (form?.published) return <StartResponse form={form} prefill={prefill} rest={addressWithoutPrefill(search)} />;
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

function OneResponse(props: { readonly teamId: string; readonly formId: string; readonly responseId: string }) {
  const response = useResponse(props.responseId);
  const { isEditing } = useResponseView();
  const [isSubmitted, setSubmitted] = useState(false);
  const [wasDeleted, setDeleted] = useState(false);
  const hasViews = useViews(response?.schema);
  if (isSubmitted) return <ThankYou {...props} />;
  if (response === undefined) return <RespondSkeleton />;
  // The row of a deleted draft goes as soon as the library knows.
  if (response?.deleted && !response.submitted && !wasDeleted) setDeleted(true);
  if (wasDeleted && !response?.submitted) return <DeletedDraft teamId={props.teamId} />;
  if (response === null || response.deleted) return <ViewSubmission {...props} edit={undefined} />;
  if (response.resubmission && !response.submitted && !isEditing) return <ViewSubmission {...props} edit={response} />;
  if (!hasViews) return <RespondSkeleton form={response?.schema} />;
  if (response.submitted) return <PendingSubmission response={response} />;
  return <EditDraft response={response} onSubmitted={() => setSubmitted(true)} />;
}
