/** Entry point for reading the tables of workbooks, without the readers of form formats. */

export { type FileTable, readTables } from './files/read-tables.ts';
