import { createSampleData } from '@tideform/components/sample-data';
import { upgradeForm } from '@tideform/engine';
import type { Locale } from '@tideform/i18n';
import { createPdfPort } from '../paper/create-pdf-port.ts';
import type { FormTemplate } from './template.ts';

const startPdfWorker = () =>
  new Worker(new URL('../paper/pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });

/** Renders the PDF of a sample response to a template's form. */
export async function renderTemplatePdf(template: FormTemplate, locale: Locale, signal: AbortSignal): Promise<Blob> {
  const { title, pdfOptions } = template;
  const form = upgradeForm(template.schema);
  const port = createPdfPort(startPdfWorker, { user: {}, locale, maps: undefined });
  const pdf = await port.render(
    {
      ...{ title, formTitle: title, teamName: '', submissionNumber: 0, createdBy: '' },
      ...{ submittedAt: new Date().toISOString(), form, data: createSampleData(form), metadata: {}, pdfOptions },
      images: async () => undefined,
    },
    signal,
  );
  return new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
