import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { isReferenced } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useKiosk } from '../../kiosk/kiosk-context.ts';
import { useData } from '../data-context.ts';
import type { ReferenceTarget } from './referred-to.ts';

const ReferredToBy = onDemand(async () => (await import('./ReferredToBy.tsx')).ReferredToBy);

/**
 * Lists responses of other forms that refer to a response. Renders nothing if this form isn't the source of any data
 * source.
 */
export function References(props: ReferenceTarget) {
  const { database } = useData();
  const { teamId, formId, responseId } = props;
  const isReferredTo = useLiveQuery(() => isReferenced(database, teamId, formId), [database, teamId, formId]);
  // Kiosk users must not see other people's answers.
  const isKiosk = useKiosk() !== undefined;
  return isReferredTo && !isKiosk ? <ReferredToBy key={responseId} {...props} /> : null;
}
