export type { SyncContext } from './context.ts';
export { NewerDatabase } from './database/newer-database.ts';
export { type Database, type DatabaseOptions, openDatabase, type TableAccess } from './database/open-database.ts';
export type * from './database/rows.ts';
export type * from './ports.ts';
export { createResponseCommands } from './responses/create-response-commands.ts';
export type {
  DraftContent,
  FormService,
  NewForm,
  ResponseCommands,
  StoredResponse,
  SubmissionItem,
  SubmissionReader,
  SyncEngine,
  SyncStatus,
} from './sync.ts';
