import type { Generated } from 'kysely';
import type { TriggerType } from '../../webhooks/create-webhook-payload.ts';

export type WebhookEventTables = {
  webhook_messages: {
    id: string;
    webhook_id: string;
    team_id: string;
    form_id: string;
    response_id: string;
    revision: number;
    trigger_type: TriggerType;
    submission_number: number | null;
    place: Generated<number>;
    body: string | null;
    state: Generated<'waiting' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    next_at: Date;
    status_code: Generated<number | null>;
    failure: Generated<string | null>;
    made_at: Date;
    tried_at: Generated<Date | null>;
  };
  webhook_attempts: {
    message_id: string;
    at: Date;
    took_ms: number;
    status_code: number | null;
    failure: string | null;
  };
};
