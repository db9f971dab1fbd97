import type { EmailFailure, EmailSender } from '@tideform/contract';
import type { Generated, Selectable } from 'kysely';

export type EmailTables = {
  email_messages: {
    id: string;
    team_id: string;
    form_id: string;
    response_id: string;
    revision: number;
    place: Generated<number>;
    sender: EmailSender;
    graph_credential_id: string;
    body: string | null;
    state: 'waiting' | 'sending' | 'sent' | 'failed' | 'uncertain';
    runs: Generated<number>;
    attempts: Generated<number>;
    next_at: Date;
    status_code: Generated<number | null>;
    failure: Generated<EmailFailure | null>;
    made_at: Date;
    tried_at: Generated<Date | null>;
    submission_number: Generated<number | null>;
  };
  email_attempts: {
    team_id: string;
    form_id: string;
    response_id: string;
    revision: number;
    at: Date;
    /** Duration of the attempt in milliseconds; `null` if the process ended during the attempt. */
    took_ms: number | null;
    status_code: number | null;
    failure: EmailFailure | null;
  };
};

export type EmailRow = Selectable<EmailTables['email_messages']>;
