import type { ApiClient } from '@tideform/contract';
import type {
  Database,
  FileCommands,
  FormService,
  Identity,
  LocalDataCommands,
  ResponseCommands,
  RightsService,
  SourceGraphClient,
  SubmissionReader,
  SubmissionReviews,
} from '@tideform/sync';
import { createContext, use } from 'react';
import type { Transfer } from './device/transfer.ts';
import type { SyncHandle } from './sync/start-sync.ts';

/** Services and data of the app. Screens use the hooks in this folder instead of `Data` itself. */
export interface Data {
  readonly database: Database;
  readonly identity: Identity;
  /** Client of the app's own server, authorized as the user. Refusals are returned; `ServerOutage` is thrown. */
  readonly api: Pick<ApiClient, 'call'>;
  /** Client of Microsoft Graph, authorized as the user. */
  readonly graph: SourceGraphClient;
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
  if (!data) throw new Error('This hook must be used inside a SyncProvider.');
  return data;
}
