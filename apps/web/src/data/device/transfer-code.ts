import { collectResponses, packResponses, type ResponsePackageFile, type SyncContext } from '@tideform/sync';

export { importResponses } from '@tideform/sync';

export async function packSelectedResponses(
  context: SyncContext,
  responseIds: readonly string[],
): Promise<ResponsePackageFile> {
  const { clock, hashing } = context.ports;
  return packResponses(hashing, await collectResponses(context, responseIds), clock.now());
}
