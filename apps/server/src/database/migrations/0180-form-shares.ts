import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Share links for anonymous respondents. A link is found by the hash of its code; builders see the code itself, which
 * is stored sealed. Passwords are stored only as hashes. Deleted links stay, because responses that were submitted
 * through them are still written with their credential.
 *
 * `shared_forms`: published versions that anonymous respondents answer: the newest version that was loaded, and earlier
 * versions.
 *
 * `share_sessions`: one session per response, with the ID of the response. The row is created when the first data has
 * to be stored. A submission is stored here, sealed, until it is in the library. `share_files`: files that a session
 * may upload to its folder.
 */
export const formShares: Migration = {
  name: '0180-form-shares',
  async up(database) {
    await sql`
      create table form_shares (
        id uuid primary key,
        team_id uuid not null,
        form_id text not null,
        tenant_id uuid not null,
        team_name text not null,
        code_hash bytea not null unique,
        sealed_code text not null,
        graph_credential_id uuid not null references graph_credentials (id),
        created_by uuid not null,
        created_by_name text not null,
        created_at timestamptz not null,
        deleted_at timestamptz,
        name text not null,
        opens_at timestamptz,
        closes_at timestamptz,
        most_responses int,
        is_once_per_device boolean not null,
        password_hash text,
        closing_text text,
        embed_origins text[] not null,
        opened int not null default 0,
        looked_at timestamptz not null
      );
      create index shares_of_forms on form_shares (team_id, form_id) where deleted_at is null;
      create table shared_forms (
        team_id uuid not null,
        form_id text not null,
        version int not null,
        title text not null,
        content text not null,
        seen_at timestamptz not null,
        primary key (team_id, form_id, version)
      );
      create table share_sessions (
        id uuid primary key,
        share_id uuid not null references form_shares (id),
        made_at timestamptz not null,
        submission_number int,
        folder_id text,
        submitted_at timestamptz,
        manifest_hash text,
        sealed_submission text,
        stored_at timestamptz,
        failure text
      );
      create index sessions_of_shares on share_sessions (share_id, submitted_at);
      create index submissions_to_store on share_sessions (submitted_at) where submitted_at is not null and stored_at is null;
      create table share_files (
        session_id uuid not null references share_sessions (id) on delete cascade,
        id text not null,
        name text not null,
        size_bytes bigint not null,
        is_pdf boolean not null,
        primary key (session_id, id)
      )
    `.execute(database);
  },
};
