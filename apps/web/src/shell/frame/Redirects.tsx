import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useForm } from '../../data/forms/useForms.ts';
import { useRequestSync } from '../../data/sync/useSyncStatus.ts';
import { useTeamOfForm } from '../../data/teams/useTeam.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatPageError } from '../../failures/format-failure.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { NotDownloadedYet } from '../../ui/layout/NotDownloadedYet.tsx';
import { useShowToast } from '../../ui/toasts/useShowToast.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
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

/** Route `/team/{teamId}/…`: syncs this team before other teams, and redirects to `/teams/{teamId}/…`. */
export function PrioritizedTeamRedirect() {
  const { teamId = '', '*': rest } = useParams();
  const { search, hash } = useLocation();
  const requestSync = useRequestSync();
  useEffect(() => requestSync({ teamId }), [requestSync, teamId]);
  return <Navigate to={`/teams/${teamId}/${rest || 'forms'}${search}${hash}`} replace />;
}

/** Route for unknown paths: redirects to the teams and shows a toast. */
export function UnknownPath() {
  const messages = useMessages(frameMessages);
  const { pathname } = useLocation();
  const showToast = useShowToast();
  useEffect(() => showToast('info', messages.nothingAt({ path: pathname })), [showToast, messages, pathname]);
  return <Navigate to="/teams" replace />;
}
