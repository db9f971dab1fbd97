import { Badge, Button } from '@fluentui/react-components';
import type { ResponseRow } from '@tideform/sync';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useForm } from '../../data/useForm.ts';
import { useResponse } from '../../data/useResponse.ts';
import { useSyncStatus } from '../../data/useSyncStatus.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';
import { RespondHeader } from './RespondHeader.tsx';
import { RespondSkeleton } from './RespondSkeleton.tsx';
import { addressWithoutPrefill, readPrefill } from './read-prefill.ts';
import { useRespondStyles } from './respond.styles.ts';
import { words } from './respond.words.ts';
import { StartResponse } from './StartResponse.tsx';
import { ThankYou } from './ThankYou.tsx';
import { ViewSubmission } from './ViewSubmission.tsx';

/** One response: starts it, lets it be answered, thanks, or shows what was submitted. */
export function RespondScreen() {
  const { teamId = '', formId = '', responseId } = useParams();
  return responseId ? (
    <OneResponse key={responseId} teamId={teamId} formId={formId} responseId={responseId} />
  ) : (
    <NewResponse key={formId} teamId={teamId} formId={formId} />
  );
}

function NewResponse({ teamId, formId }: { readonly teamId: string; readonly formId: string }) {
  const form = useForm(formId);
  const { syncing } = useSyncStatus();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  if (form?.published) {
    return <StartResponse form={form} prefill={readPrefill(search, hash)} rest={addressWithoutPrefill(search)} />;
  }
  if (form === undefined || (form === null && syncing)) return <RespondSkeleton />;
  const { title, text } = form ? words.notPublished : words.noForm;
  return (
    <EmptyState
      level="h1"
      title={title}
      text={text}
      action={<Button onClick={() => navigate(`/teams/${teamId}/forms`)}>{words.noForm.action}</Button>}
    />
  );
}

function OneResponse(props: { readonly teamId: string; readonly formId: string; readonly responseId: string }) {
  const response = useResponse(props.responseId);
  const [isSubmitted, setSubmitted] = useState(false);
  if (isSubmitted) return <Submitted {...props} />;
  if (response === undefined) return <RespondSkeleton />;
  if (response === null || response.deleted) return <ViewSubmission {...props} />;
  if (response.submitted) return <PendingSubmission response={response} />;
  return <AnswerForm response={response} onSubmitted={() => setSubmitted(true)} />;
}

function Submitted({ teamId, formId }: { readonly teamId: string; readonly formId: string }) {
  const styles = useRespondStyles();
  const form = useForm(formId);
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={teamId} formId={formId} title={form?.title ?? ''} />
      <ThankYou teamId={teamId} formId={formId} />
    </div>
  );
}

/** Submitted, and not in the library yet. */
function PendingSubmission({ response }: { readonly response: ResponseRow }) {
  const styles = useRespondStyles();
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={response.teamId} formId={response.formId} title={response.formTitle}>
        <Badge appearance="tint" color="warning">
          {words.pending}
        </Badge>
      </RespondHeader>
      <ReadOnlyForm form={response.schema} data={response.data.data} />
    </div>
  );
}
