import type { ApiClient } from '@tideform/contract';
import type {
  Database,
  FileCommands,
  FormService,
  Identity,
  LocalDataCommands,
  ResponseCommands,
  RightsService,
  SourceGraph,
  SubmissionReader,
  SubmissionReviews,
} from '@tideform/sync';
import { createContext, use } from 'react';
import type { Transfer } from './device/transfer.ts';
import type { SyncHandle } from './sync/start-sync.ts';

/** Everything that screens can read and do. Screens use the hooks in this folder, never `Data` itself. */
export interface Data {
  readonly database: Database;
  readonly identity: Identity;
  /** Client of our own server, authorized as the user. Refusals are returned, `ServerOutage` is thrown. */
  readonly api: Pick<ApiClient, 'call'>;
  /** Client of Graph, authorized as the user. */
  readonly graph: SourceGraph;
  readonly sync: SyncHandle;
  readonly responses: ResponseCommands;
  readonly files: FileCommands;
  readonly forms: FormService;
  readonly permissions: RightsService;
  readonly submissions: SubmissionReader;
  readonly reviews: SubmissionReviews;
  readonly transfer: Transfer;
  readonly localData: LocalDataCommands;
}

export const DataContext = createContext<Data | undefined>(undefined);

export function useData(): Data {
  const data = use(DataContext);
  if (!data) throw new Error('This hook needs a SyncProvider above it.');
  return data;
}
