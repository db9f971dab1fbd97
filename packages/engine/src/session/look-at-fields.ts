import { findPlace } from '../places/find-place.ts';
import type { Inner } from './inner.ts';
import type { Session } from './session.ts';
import { goneState } from './states.ts';

type Looking = Pick<Session, 'node' | 'state' | 'subscribe' | 'subscribeData' | 'data' | 'nodeAt'>;

/** How others see the fields. */
export function lookAtFields({ answering, states, placeOf }: Inner): Looking {
  const { rows, scope, snapshot } = answering;
  return {
    node: (id) => placeOf(id).node,
    state: (id) => (rows.isGone(id) ? goneState : states.of(placeOf(id))),
    subscribe(id, listener) {
      if (!rows.isGone(id)) placeOf(id);
      return states.add(id, listener);
    },
    subscribeData: states.addData,
    data: snapshot,
    nodeAt: (path) => findPlace(scope, path)?.node,
  };
}
