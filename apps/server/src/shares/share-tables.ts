import type { ColumnType, Generated } from 'kysely';

/** The tables of migrations 0180 and 0340. */
export type ShareTables = {
  form_shares: {
    id: string;
    team_id: string;
    form_id: string;
    tenant_id: string;
    /** As it was when the link was made: strangers read whom they answer. */
    team_name: string;
    code_hash: Buffer;
    sealed_code: string;
    graph_credential_id: string;
    created_by: string;
    created_by_name: string;
    created_at: Date;
    deleted_at: Date | null;
    name: string;
    opens_at: ColumnType<Date | null, string | null, string | null>;
    closes_at: ColumnType<Date | null, string | null, string | null>;
    most_responses: number | null;
    is_once_per_device: boolean;
    password_hash: string | null;
    closing_text: string | null;
    embed_origins: string[];
    opened: Generated<number>;
    looked_at: Date;
  };
  shared_forms: {
    team_id: string;
    form_id: string;
    version: number;
    title: string;
    content: string;
    seen_at: Date;
  };
  share_sessions: {
    id: string;
    share_id: string;
    made_at: Date;
    submission_number: number | null;
    folder_id: string | null;
    submitted_at: Date | null;
    manifest_hash: string | null;
    sealed_submission: string | null;
    stored_at: Date | null;
    failure: string | null;
    /** Files of what was submitted may follow until then; `null`: none do. */
    complete_by: Date | null;
    /** While a submission is checked, no upload address is opened. */
    uploads_closed_until: Date | null;
  };
  share_files: {
    session_id: string;
    id: string;
    name: string;
    /** A bigint, as the driver reads one. */
    size_bytes: ColumnType<string, number, number>;
    is_pdf: boolean;
    /** Media type, as the respondent says. */
    type: string;
  };
  share_uploads: {
    id: string;
    session_id: string;
    file_id: string;
    sealed_url: string;
    opened_at: Date;
  };
};
