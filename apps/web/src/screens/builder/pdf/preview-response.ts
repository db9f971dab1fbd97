import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { FormRow, FormService } from '@tideform/sync';

type Printed = Parameters<FormService['getPdf']>[0];

/** Of whose answers a preview is. */
export interface PreviewAnswers {
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly submissionNumber?: number;
  readonly createdBy: { readonly name: string };
  readonly timestamp: string;
  /** Nobody's: with room to write. */
  readonly isBlank?: true;
}

/** A form that somebody fills in by hand. */
export const blankAnswers: PreviewAnswers = {
  ...{ data: {}, metadata: {}, createdBy: { name: '' }, timestamp: new Date(0).toISOString(), isBlank: true },
};

/** The form as it is edited now, with these answers: a response that is stored nowhere. */
export function previewResponse(
  form: FormRow,
  edited: { readonly schema: FormDefinition; readonly titleTemplate: string; readonly pdfOptions?: PdfOptions },
  { data, metadata, submissionNumber, createdBy, timestamp, isBlank }: PreviewAnswers,
): Printed {
  const { schema, titleTemplate, pdfOptions } = edited;
  return {
    ...{ id: `preview of ${form.id}`, teamId: form.teamId, formId: form.id, formTitle: form.title, schema },
    ...{ version: form.published?.version ?? 0, data: { data, metadata }, timestamp, createdBy, collaborators: [] },
    ...(titleTemplate && { titleTemplate }),
    ...(pdfOptions && { pdfOptions }),
    ...(submissionNumber !== undefined && { submissionNumber }),
    ...(isBlank && { isBlank }),
  };
}
