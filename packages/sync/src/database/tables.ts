import type { EntityTable, Table } from 'dexie';
import type { DataRow, DataSourceRow, DataSummaryRow } from './data-source-rows.ts';
import type {
  AttachmentRow,
  DiscardRow,
  FileRow,
  FormRow,
  JournalRow,
  LeaseRow,
  OutboxRow,
  ReceiptRow,
  ReserveRow,
  ResponseRow,
  SyncRequestRow,
  TeamRow,
  TeamSyncRow,
  TenantRow,
} from './rows.ts';
import type { TableName } from './schema.ts';

/** Tables of the local database with the types of their rows. */
export interface Tables extends Record<TableName, Table> {
  readonly tenants: EntityTable<TenantRow, 'id'>;
  readonly teams: EntityTable<TeamRow, 'id'>;
  readonly teamSync: EntityTable<TeamSyncRow, 'id'>;
  readonly forms: EntityTable<FormRow, 'id'>;
  readonly responses: EntityTable<ResponseRow, 'id'>;
  readonly dataSources: EntityTable<DataSourceRow, 'id'>;
  readonly dataSummary: EntityTable<DataSummaryRow, 'dataSourceIdentifier'>;
  readonly data: Table<DataRow, [dataSourceIdentifier: string, id: string]>;
  readonly files: EntityTable<FileRow, 'id'>;
  readonly attachments: Table<AttachmentRow, [responseId: string, id: string]>;
  readonly outbox: EntityTable<OutboxRow, 'responseId'>;
  readonly journal: EntityTable<JournalRow, 'sequence'>;
  readonly lease: EntityTable<LeaseRow, 'id'>;
  readonly reserve: EntityTable<ReserveRow, 'id'>;
  readonly receipts: EntityTable<ReceiptRow, 'responseId'>;
  readonly discards: EntityTable<DiscardRow, 'responseId'>;
  readonly syncRequests: EntityTable<SyncRequestRow, 'id'>;
}
