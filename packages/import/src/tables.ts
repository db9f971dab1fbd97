/** Tables of workbooks, for those who need nothing else of other products' files. */

export { type FileTable, readTables } from './files/read-tables.ts';
