import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { isSource } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useKiosk } from '../../kiosk/kiosk-context.ts';
import { useData } from '../data-context.ts';
import type { ReferredTo } from './referred-to.ts';

const ReferredToBy = onDemand(async () => (await import('./ReferredToBy.tsx')).ReferredToBy);

/** Which responses of other forms refer to a response. Nothing where no form can: its submissions are no data source. */
export function References(props: ReferredTo) {
  const { database } = useData();
  const { teamId, formId, responseId } = props;
  const isReferredTo = useLiveQuery(() => isSource(database, teamId, formId), [database, teamId, formId]);
  // What others have answered is not for whoever stands before a kiosk.
  const isKiosk = useKiosk() !== undefined;
  return isReferredTo && !isKiosk ? <ReferredToBy key={responseId} {...props} /> : null;
}
