import { Navigate, useLocation, useParams } from 'react-router';
import { useForm } from '../../data/useForm.ts';
import { useRequestSync } from '../../data/useSyncStatus.ts';
import { NotHereYet } from '../../ui/NotHereYet.tsx';
import { useOnline } from '../../ui/useOnline.ts';

/** `/forms/{formId}/submissions`, as it is written where a site has no owning group: it leads to the form in its team. */
export function TeamOfForm() {
  const { formId = '' } = useParams();
  const { search, hash } = useLocation();
  const form = useForm(formId);
  const requestSync = useRequestSync();
  const isOnline = useOnline();
  if (form === undefined) return null;
  if (form === null) return <NotHereYet level="h1" isOnline={isOnline} onTryAgain={() => requestSync({})} />;
  return <Navigate to={`/teams/${form.teamId}/forms/${formId}/submissions${search}${hash}`} replace />;
}
