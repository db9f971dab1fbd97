import { isConflictBehavior } from '@tideform/graph';
import type { ConflictBehavior } from '../../library/items/write-content.ts';
import type { GraphCall } from '../call/graph-call.ts';

/** What the caller wants when a name is taken: from the body, in its new or old spelling, else from the address. */
export function readConflictBehavior(
  call: GraphCall<never, unknown>,
  body: Readonly<Record<string, unknown>> = {},
): ConflictBehavior | undefined {
  const posted = body['@microsoft.graph.conflictBehavior'] ?? body['@name.conflictBehavior'];
  return isConflictBehavior(posted) ? posted : call.query.conflictBehavior;
}
