import type { ImportedResponses, PackedWork, SyncContext } from '@tideform/sync';

/** Takes responses out of this device and brings them in. Its code is loaded with the first use; works offline. */
export interface Transfer {
  pack(responseIds: readonly string[]): Promise<PackedWork>;
  /** @throws UnreadablePackage */
  importFile(file: Blob): Promise<ImportedResponses>;
}

export function createTransfer(context: SyncContext): Transfer {
  const load = () => import('./transfer-code.ts');
  return {
    pack: async (responseIds) => (await load()).pack(context, responseIds),
    importFile: async (file) => (await load()).importResponses(context, file),
  };
}
