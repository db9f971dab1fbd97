import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { FormRow, FormService } from '@tideform/sync';

type PrintableResponse = Parameters<FormService['getPdf']>[0];

/** Answers for a preview, with the metadata of their response. */
export interface PreviewAnswers {
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly submissionNumber?: number;
  readonly createdBy: { readonly name: string };
  readonly timestamp: string;
  /** True for a blank form: it has no answers, but space to write them by hand. */
  readonly isBlank?: true;
}

/** Answers of a blank form to be filled in by hand. */
export const blankAnswers: PreviewAnswers = {
  ...{ data: {}, metadata: {}, createdBy: { name: '' }, timestamp: new Date(0).toISOString(), isBlank: true },
};

/** Creates a response to the edited form with the given answers. It is only rendered, not stored. */
export function createPreviewResponse(
  form: FormRow,
  edited: { readonly schema: FormDefinition; readonly titleTemplate: string; readonly pdfOptions?: PdfOptions },
  { data, metadata, submissionNumber, createdBy, timestamp, isBlank }: PreviewAnswers,
): PrintableResponse {
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
