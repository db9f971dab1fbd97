import type { FormRow, PublishedContent } from '../database/rows.ts';

/**
 * Returns the properties that a response stores of its form, so that it can be answered and printed after the form
 * changes or is deleted.
 */
export function pickFormProperties(form: FormRow, published: PublishedContent) {
  return {
    teamId: form.teamId,
    channelId: form.channelId,
    formId: form.id,
    formTitle: form.title,
    title: form.title,
    titleTemplate: published.responsesTitleTemplate,
    emailTemplate: published.emailTemplate,
    schema: published.schema,
    customCss: published.customCss,
    pdfOptions: published.pdfOptions,
    version: published.version,
  };
}
