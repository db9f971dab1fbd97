import { findField } from '../fields/find-field.ts';
import type { Session } from './session.ts';
import type { SessionContext } from './session-context.ts';
import { removedState } from './states.ts';

type FieldAccess = Pick<Session, 'node' | 'state' | 'subscribe' | 'subscribeData' | 'data' | 'nodeAt'>;

/** Creates the read access to fields. */
export function createFieldAccess({ store, states, getField }: SessionContext): FieldAccess {
  const { rows, scope, snapshot } = store;
  return {
    node: (id) => getField(id).node,
    state: (id) => (rows.isRemoved(id) ? removedState : states.getState(getField(id))),
    subscribe(id, listener) {
      if (!rows.isRemoved(id)) getField(id);
      return states.add(id, listener);
    },
    subscribeData: states.addData,
    data: snapshot,
    nodeAt: (path) => findField(scope, path)?.node,
  };
}
