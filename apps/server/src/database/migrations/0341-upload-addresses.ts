import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * `upload_sessions.declared`: file size in bytes that an upload declared. `share_uploads`: URLs to which a share
 * session may upload files now, stored sealed because a URL alone grants write access. `share_files.type`: media type
 * as announced by the respondent. `share_sessions.uploads_closed_until`: while a submission is being checked, no upload
 * URLs are created.
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
