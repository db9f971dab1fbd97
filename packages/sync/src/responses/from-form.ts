import type { FormRow, PublishedContent } from '../database/rows.ts';

/** What a response keeps of its form: it stays answerable and printable when the form changes or goes. */
export function fromForm(form: FormRow, published: PublishedContent) {
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
