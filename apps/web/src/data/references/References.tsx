import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { hasSubmissionSource } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useKiosk } from '../../kiosk/kiosk-mode.ts';
import { useData } from '../data-context.ts';
import type { ReferenceTarget } from './reference.ts';

const ReferringResponses = onDemand(async () => (await import('./ReferringResponses.tsx')).ReferringResponses);

/**
 * Lists responses of other forms that refer to a response. Renders nothing if this form isn't the source of any data
 * source.
 */
export function References(props: ReferenceTarget) {
  const { database } = useData();
  const { teamId, formId, responseId } = props;
  const isReferredTo = useLiveQuery(() => hasSubmissionSource(database, teamId, formId), [database, teamId, formId]);
  // Kiosk users must not see other people's answers.
  const isKiosk = useKiosk() !== undefined;
  return isReferredTo && !isKiosk ? <ReferringResponses key={responseId} {...props} /> : null;
}
