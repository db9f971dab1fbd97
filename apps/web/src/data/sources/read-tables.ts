import type { ReadTables } from '@tideform/sync';

/** Reads the tables of a workbook's file on this device. Loaded when the service opens no workbooks for the app. */
export const readTables: ReadTables = async (content) => {
  const [tables, bytes] = await Promise.all([import('@tideform/import/tables'), content.arrayBuffer()]);
  return tables.readTables(new Uint8Array(bytes));
};
