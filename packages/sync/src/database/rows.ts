/** Rows of the local database, schema version 14.1. Field names are from the specification (2-storage-and-sync §3). */
export type * from './rows/device-rows.ts';
export type * from './rows/form-rows.ts';
export type * from './rows/outbox-rows.ts';
export type * from './rows/response-rows.ts';
export type * from './rows/team-rows.ts';
