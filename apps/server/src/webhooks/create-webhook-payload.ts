import type { Webhook } from '@tideform/contract';
import { isRecord } from '@tideform/engine';

/**
 * Event of a response that triggers webhooks, such as its submission. NOTE: the product specification has no name for the
 * event of a deletion.
 */
export type TriggerType = 'submit' | 'resubmit' | 'delete';

/** User, as stored in the response's file. */
interface PayloadPerson {
  readonly id?: string | undefined;
  readonly name: string;
}

/** Properties of a stored response that the payload needs. */
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

/** Information about a response that its file doesn't contain. */
export interface PayloadContext {
  readonly teamId: string;
  readonly tenantId: string;
  readonly publicUrl: string;
  readonly triggerType: TriggerType;
  /** Whether the response was submitted to a form's draft. Such a response can't be opened. */
  readonly isDraft: boolean;
}

const eventTypeByTrigger = {
  submit: 'response.submitted',
  resubmit: 'response.resubmitted',
  delete: 'response.deleted',
} as const;

/** Maps a trigger to the type of webhooks that receive it. */
export const webhookTypeByTrigger = {
  submit: 'response-submitted',
  resubmit: 'response-resubmitted',
  delete: 'response-deleted',
} as const satisfies Record<TriggerType, Webhook['type']>;

/** Maps a webhook type to its trigger. */
export const triggerByWebhookType = {
  'response-submitted': 'submit',
  'response-resubmitted': 'resubmit',
  'response-deleted': 'delete',
} as const satisfies Record<Webhook['type'], TriggerType>;

/** Creates the payload of a webhook event: the specified properties, and `type`, which Standard Webhooks requires. */
export function createWebhookPayload(response: PayloadResponse, context: PayloadContext) {
  const { teamId, triggerType, isDraft } = context;
  const isEdit = triggerType === 'resubmit';
  const { id, formId } = response;
  return {
    type: eventTypeByTrigger[triggerType],
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

interface EditedResponse {
  readonly createdBy?: { readonly id?: string | undefined; readonly name: string } | undefined;
  readonly collaborators?: readonly { readonly name: string }[] | undefined;
  readonly data: { readonly metadata?: Readonly<Record<string, unknown>> | undefined };
}

/**
 * Returns the author of a response's last edit: from the response's metadata, otherwise its last collaborator (record
 * 224).
 */
export function getEditor({ data, collaborators, createdBy }: EditedResponse): {
  readonly id?: string;
  readonly name: string;
} {
  const by = data.metadata?.lastModifiedBy;
  if (!isRecord(by) || typeof by.name !== 'string') return { name: (collaborators?.at(-1) ?? createdBy)?.name ?? '' };
  return { name: by.name, ...(typeof by.id === 'string' && { id: by.id }) };
}

const unpublishedLinkText = 'Link will be populated once published';

/**
 * Returns the links for viewing and editing a response. A response to a draft form can't be opened, so its links are
 * replaced with a note.
 */
export function getResponseLinks(
  { formId, responseId }: { readonly formId: string; readonly responseId: string },
  context: {
    readonly teamId: string;
    readonly tenantId: string;
    readonly publicUrl: string;
    readonly isDraft: boolean;
  },
): { readonly viewUrl: string; readonly editUrl: string } {
  const { teamId, tenantId, publicUrl, isDraft } = context;
  if (isDraft) return { viewUrl: unpublishedLinkText, editUrl: unpublishedLinkText };
  const link = `${publicUrl}/teams/${teamId}/forms/${formId}/response/${responseId}?tenantId=${tenantId}`;
  return { viewUrl: link, editUrl: `${link}&editMode=true` };
}

/** Adds a prefix to the subject of an email or card if the response was submitted to a draft form. */
export const formatSubject = (subject: string, isDraft: boolean): string => (isDraft ? `DRAFT: ${subject}` : subject);
