import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * `upload_sessions.declared`: the size that an upload may have. `share_uploads`: addresses to which a share session may send files now;
 * whoever knows one may write, so they are sealed. `share_files.type`: what the respondent says the file is. `share_sessions`: while a
 * submission is checked, no address is opened.
 */
export const uploadAddresses: Migration = {
  name: '0341-upload-addresses',
  async up(database) {
    await sql`
      alter table workspace.upload_sessions add declared bigint;
      alter table share_files add type text not null default '';
      alter table share_sessions add uploads_closed_until timestamptz;
      create table share_uploads (
        id uuid primary key,
        session_id uuid not null references share_sessions (id) on delete cascade,
        file_id text not null,
        sealed_url text not null,
        opened_at timestamptz not null
      );
      create index uploads_of_sessions on share_uploads (session_id);
      create index uploads_by_age on share_uploads (opened_at);
      create index sessions_by_age on share_sessions (share_id, made_at)
    `.execute(database);
  },
};
