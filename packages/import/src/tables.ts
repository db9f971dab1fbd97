/** Tables of workbooks, as an entry point without the form formats. */

export { type FileTable, readTables } from './files/read-tables.ts';
