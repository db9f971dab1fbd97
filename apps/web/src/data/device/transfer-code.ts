import { collectResponses, type PackedWork, packResponses, type SyncContext } from '@tideform/sync';

export { importResponses } from '@tideform/sync';

export async function pack(context: SyncContext, responseIds: readonly string[]): Promise<PackedWork> {
  const { clock, hashing } = context.ports;
  return packResponses(hashing, await collectResponses(context, responseIds), clock.now());
}
