import { GraphOutage, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { Connection } from '../database/rows.ts';
import { verdictOf } from '../retries/verdict.ts';

/** Finds out with one small request whether Graph can be reached and knows us. The browser's own word is only a hint. */
export async function probe({ ports }: SyncContext): Promise<Connection> {
  try {
    await ports.graph.call(operations.getMe, {}, { query: { select: ['id'] } });
    return 'online';
  } catch (error) {
    return connectionAfter(error) ?? 'online';
  }
}

/** What a failed call says about the connection; `undefined`: Graph answered, so there is one. */
export function connectionAfter(error: unknown): Exclude<Connection, 'online'> | undefined {
  if (error instanceof GraphOutage && error.reason === 'captive-portal') return 'captive';
  const { kind } = verdictOf(error);
  return kind === 'offline' || kind === 'unauthenticated' ? kind : undefined;
}
