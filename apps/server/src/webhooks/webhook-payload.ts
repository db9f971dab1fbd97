import type { Webhook } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { editorOf } from './editor-of.ts';
import { responseLinks, subjectFor } from './response-links.ts';

/** What became of a response. NOTE: of a deletion the specification gives no word. */
export type TriggerType = 'submit' | 'resubmit' | 'delete';

/** A person as the response's file names them. */
interface PayloadPerson {
  readonly id?: string | undefined;
  readonly name: string;
}

/** The response that a webhook tells of, as its file says it. */
export interface ToldResponse {
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

/** Where and for whom it happened. */
export interface ToldWhere {
  readonly teamId: string;
  readonly tenantId: string;
  readonly publicUrl: string;
  readonly triggerType: TriggerType;
  /** Of a form's draft: nobody can open its response. */
  readonly isDraft: boolean;
}

const types = { submit: 'response.submitted', resubmit: 'response.resubmitted', delete: 'response.deleted' } as const;

/** Of which webhooks a happening is told. */
export const webhookTypes = {
  submit: 'response-submitted',
  resubmit: 'response-resubmitted',
  delete: 'response-deleted',
} as const satisfies Record<TriggerType, Webhook['type']>;

/** What a webhook of this type tells of. */
export const triggerOf = {
  'response-submitted': 'submit',
  'response-resubmitted': 'resubmit',
  'response-deleted': 'delete',
} as const satisfies Record<Webhook['type'], TriggerType>;

/** The body of a webhook: what the specification names, at its top level, and `type`, which receivers of Standard Webhooks ask for. */
export function webhookPayload(response: ToldResponse, where: ToldWhere) {
  const { teamId, triggerType, isDraft } = where;
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
    editedBy: isEdit ? editorOf(response) : null,
    data: response.data.data,
    emailTemplate: emailTemplateOf(response, isDraft),
    ...responseLinks({ formId, responseId: id }, where),
  };
}

function emailTemplateOf({ emailTemplate }: ToldResponse, isDraft: boolean): unknown {
  if (!isDraft || !isRecord(emailTemplate) || typeof emailTemplate.subject !== 'string') return emailTemplate ?? null;
  return { ...emailTemplate, subject: subjectFor(emailTemplate.subject, isDraft) };
}
