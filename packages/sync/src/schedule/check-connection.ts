import { GraphOutage, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { ConnectionState } from '../database/rows.ts';
import { toVerdict } from '../retries/verdict.ts';

/**
 * Checks with one small request whether Graph can be reached and accepts the token. The browser's connection state is
 * only a hint.
 */
export async function checkConnection({ ports }: SyncContext): Promise<ConnectionState> {
  try {
    await ports.graph.call(operations.getMe, {}, { query: { select: ['id'] } });
    return 'online';
  } catch (error) {
    return getConnectionAfter(error) ?? 'online';
  }
}

/** Returns the connection state that a failed call implies; `undefined` if Graph responded, so the connection works. */
export function getConnectionAfter(error: unknown): Exclude<ConnectionState, 'online'> | undefined {
  if (error instanceof GraphOutage && error.reason === 'captive-portal') return 'captive';
  const { kind } = toVerdict(error);
  return kind === 'offline' || kind === 'unauthenticated' ? kind : undefined;
}
