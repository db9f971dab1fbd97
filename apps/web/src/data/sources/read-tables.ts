import type { ReadWorkbookTables } from '@tideform/sync';

/**
 * Reads the tables of a workbook file on this device. Loaded only if the tenant doesn't let the app use the Excel
 * service.
 */
export const readTables: ReadWorkbookTables = async (content) => {
  const [tables, bytes] = await Promise.all([import('@tideform/import/tables'), content.arrayBuffer()]);
  return tables.readTables(new Uint8Array(bytes));
};
