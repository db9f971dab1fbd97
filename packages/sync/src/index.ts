export type * from './database/rows.ts';
export type * from './ports.ts';
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
