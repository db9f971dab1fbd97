import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useForm } from '../../data/forms/useForms.ts';
import { useTeamOfForm } from '../../data/teams/useTeam.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatPageError } from '../../failures/format-page-error.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotDownloadedYet } from '../../ui/NotDownloadedYet.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { frameMessages } from './frame.messages.ts';

/**
 * Route `/forms/{formId}/submissions`, to which sites without an owning group link. Redirects to the form in its team,
 * which is found on this device or by the server.
 */
export function FormTeamRedirect() {
  const { formId = '' } = useParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const messages = useMessages(frameMessages);
  const common = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const form = useForm(formId);
  const isOnline = useOnline();
  const found = useTeamOfForm(form === null && isOnline ? formId : undefined);
  const teamId = form?.teamId ?? found.value;
  if (teamId) return <Navigate to={`/teams/${teamId}/forms/${formId}/submissions${search}${hash}`} replace />;
  if (form === undefined) return null;
  if (!isOnline) return <NotDownloadedYet level="h1" isOnline={false} onTryAgain={found.retry} />;
  if (found.cause !== undefined)
    return (
      <EmptyState
        level="h1"
        {...formatPageError(found.cause, failures)}
        action={<Button onClick={found.retry}>{common.tryAgain}</Button>}
      />
    );
  if (found.value === undefined) return <EmptyState level="h1" title={common.loading} />;
  return (
    <EmptyState
      level="h1"
      title={messages.noForm.title}
      text={messages.noForm.text}
      action={<Button onClick={() => void navigate('/teams')}>{common.backToForms}</Button>}
    />
  );
}
