import type { ImportedResponses, PackedWork, SyncContext } from '@tideform/sync';

/** Exports responses from this device and imports them. Its code is loaded on first use; works offline. */
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
