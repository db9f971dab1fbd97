import { type EmailFailure, type EmailTemplate, type RenderedEmail, sendFormEmail } from '@tideform/contract';
import { fillTitle, readTemplate } from '@tideform/engine/templates';
import type { FormRow, FormService } from '@tideform/sync';
import { asBase64 } from '../../ui/base64.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';
import { isSubmissionPdf } from './attachments.ts';

/** A response that is stored nowhere. */
export type ToldResponse = Parameters<FormService['getPdf']>[0];

/** What came of sending it to oneself. */
export type EmailTest =
  | { readonly status: 'sent'; readonly to: string }
  | { readonly status: 'error'; readonly failure: EmailFailure | null };

export interface EmailSending {
  /** The mail as it would go; nothing is sent, and attachments are left out. @throws what the server says */
  preview(template: EmailTemplate, response: ToldResponse): Promise<RenderedEmail>;
  /** Sends it to the person alone. @throws what the server says */
  test(template: EmailTemplate, response: ToldResponse): Promise<EmailTest>;
}

/** Writes a form's email for a response, without telling anybody of it. */
export function useEmailSending({ teamId, id: formId }: FormRow): EmailSending {
  const { api, forms } = useData();
  const params = { teamId, formId };
  return {
    async preview(template, response) {
      // They are listed from what is edited here: their bytes stay.
      const body = { mode: 'preview' as const, template: { ...template, attachments: [] }, response: told(response) };
      const answer = await api.call(sendFormEmail, { params, body });
      if (!answer.ok) throw refused(answer, formId);
      return answer.value.email;
    },
    async test(template, response) {
      const hasPdf = template.attachments.some(isSubmissionPdf);
      const pdf = hasPdf ? await asBase64(await forms.getPdf(response)) : undefined;
      const body = { mode: 'test' as const, template, response: told(response), ...(pdf !== undefined && { pdf }) };
      const answer = await api.call(sendFormEmail, { params, body });
      if (!answer.ok) throw refused(answer, formId);
      const { test } = answer.value;
      return test?.status === 'sent'
        ? { status: 'sent', to: test.to }
        : { status: 'error', failure: test?.failure ?? null };
    },
  };
}

function told(response: ToldResponse) {
  const { submissionNumber, formTitle, titleTemplate = '', version, timestamp, createdBy, schema, data } = response;
  const read = readTemplate(titleTemplate);
  const values = { ...data, submissionNumber, formTitle, version, timestamp, createdBy };
  const title = fillTitle(read.ok ? read.template : undefined, values, { isDraft: false, form: schema });
  return {
    ...{ formTitle, title: title.slice(0, mostTitle), version, timestamp, schema: { ...schema }, data },
    ...(submissionNumber !== undefined && { submissionNumber }),
    ...(createdBy && { createdBy }),
  };
}

/** As titles are stored. */
const mostTitle = 255;
