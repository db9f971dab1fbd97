import type { Webhook } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { getEditor } from './get-editor.ts';
import { formatSubject, getResponseLinks } from './response-links.ts';

/** Event of a response that triggers webhooks. NOTE: the specification doesn't name the trigger of a deletion. */
export type TriggerType = 'submit' | 'resubmit' | 'delete';

/** Person as stored in the response's file. */
interface PayloadPerson {
  readonly id?: string | undefined;
  readonly name: string;
}

/** Response as stored in its file, as far as the payload needs it. */
export interface PayloadResponse {
  readonly id: string;
  readonly submissionNumber?: number | undefined;
  readonly channelId?: string | undefined;
  readonly formId: string;
  readonly version: number;
  readonly title?: string | undefined;
  readonly timestamp: string;
  readonly createdBy: PayloadPerson;
  readonly collaborators: readonly PayloadPerson[];
  readonly emailTemplate?: unknown;
  readonly data: { readonly data: object; readonly metadata?: Readonly<Record<string, unknown>> | undefined };
}

/** Context of a response that isn't in its file. */
export interface PayloadContext {
  readonly teamId: string;
  readonly tenantId: string;
  readonly publicUrl: string;
  readonly triggerType: TriggerType;
  /** Whether the response is to a form's draft: it can't be opened then. */
  readonly isDraft: boolean;
}

const types = { submit: 'response.submitted', resubmit: 'response.resubmitted', delete: 'response.deleted' } as const;

/** Webhook type for each trigger. */
export const webhookTypeByTrigger = {
  submit: 'response-submitted',
  resubmit: 'response-resubmitted',
  delete: 'response-deleted',
} as const satisfies Record<TriggerType, Webhook['type']>;

/** Trigger for each webhook type. */
export const triggerByWebhookType = {
  'response-submitted': 'submit',
  'response-resubmitted': 'resubmit',
  'response-deleted': 'delete',
} as const satisfies Record<Webhook['type'], TriggerType>;

/**
 * Creates the payload of a webhook: the specified properties at its top level, and `type`, which Standard Webhooks
 * requires.
 */
export function createWebhookPayload(response: PayloadResponse, context: PayloadContext) {
  const { teamId, triggerType, isDraft } = context;
  const isEdit = triggerType === 'resubmit';
  const { id, formId } = response;
  return {
    type: types[triggerType],
    triggerType,
    id,
    submissionNumber: response.submissionNumber ?? null,
    teamId,
    channelId: response.channelId ?? null,
    formId,
    version: response.version,
    title: response.title ?? '',
    timestamp: response.timestamp,
    createdBy: response.createdBy,
    responder: response.createdBy,
    collaborators: response.collaborators,
    isEdit,
    editedBy: isEdit ? getEditor(response) : null,
    data: response.data.data,
    emailTemplate: getEmailTemplate(response, isDraft),
    ...getResponseLinks({ formId, responseId: id }, context),
  };
}

function getEmailTemplate({ emailTemplate }: PayloadResponse, isDraft: boolean): unknown {
  if (!isDraft || !isRecord(emailTemplate) || typeof emailTemplate.subject !== 'string') return emailTemplate ?? null;
  return { ...emailTemplate, subject: formatSubject(emailTemplate.subject, isDraft) };
}
