import type { ImportedResponses, ResponsePackageFile, SyncContext } from '@tideform/sync';

/**
 * Exports responses from this device to a file, and imports such files. Works offline. The code is loaded on first use.
 */
export interface Transfer {
  pack(responseIds: readonly string[]): Promise<ResponsePackageFile>;
  /**
   * Imports responses from an exported file.
   * @throws UnreadablePackage
   */
  importFile(file: Blob): Promise<ImportedResponses>;
}

export function createTransfer(context: SyncContext): Transfer {
  const load = () => import('./transfer-code.ts');
  return {
    pack: async (responseIds) => (await load()).packSelectedResponses(context, responseIds),
    importFile: async (file) => (await load()).importResponses(context, file),
  };
}
