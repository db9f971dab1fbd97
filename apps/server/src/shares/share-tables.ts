import type { ColumnType, Generated } from 'kysely';

/** Database tables of migrations 0180 and 0340. */
export type ShareTables = {
  form_shares: {
    id: string;
    team_id: string;
    form_id: string;
    tenant_id: string;
    /** Name of the team when the share link was created, shown to anonymous respondents. */
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
    /** Time until which files of a submission may be uploaded; `null` if none follow. */
    complete_by: Date | null;
    /** Time until which no upload URLs are created, because a submission is being checked. */
    uploads_closed_until: Date | null;
  };
  share_files: {
    session_id: string;
    id: string;
    name: string;
    /** Size in bytes: a bigint, which the database driver returns as a string. */
    size_bytes: ColumnType<string, number, number>;
    is_pdf: boolean;
    /** Media type, as announced by the respondent's browser. */
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
