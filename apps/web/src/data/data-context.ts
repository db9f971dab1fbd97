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

/** All that screens may ask and do. Screens use the hooks beside this file, never `Data` itself. */
export interface Data {
  readonly database: Database;
  readonly identity: Identity;
  /** Our own server, as the person. A refusal is a value, `ServerOutage` is thrown. */
  readonly api: Pick<ApiClient, 'call'>;
  /** The directory and the libraries, as the person. */
  readonly graph: SourceGraph;
  readonly sync: SyncHandle;
  readonly responses: ResponseCommands;
  readonly files: FileCommands;
  readonly forms: FormService;
  readonly rights: RightsService;
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
