import { isConflictBehavior } from '@tideform/graph';
import type { ConflictBehavior } from '../../library/items/write-content.ts';
import type { GraphCall } from '../call/graph-call.ts';

/** Returns the requested conflict behavior: from the body, in its current or old notation, or from the URL. */
export function getConflictBehavior(
  call: GraphCall<never, unknown>,
  body: Readonly<Record<string, unknown>> = {},
): ConflictBehavior | undefined {
  const value = body['@microsoft.graph.conflictBehavior'] ?? body['@name.conflictBehavior'];
  return isConflictBehavior(value) ? value : call.query.conflictBehavior;
}
