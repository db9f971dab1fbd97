import { sampleDataOf } from '@tideform/components/sample-data';
import { upgradeForm } from '@tideform/engine';
import type { Speech } from '@tideform/i18n';
import { createPdfPort } from '../paper/create-pdf-port.ts';
import type { FormTemplate } from './template.ts';

const startPdfWorker = () =>
  new Worker(new URL('../paper/pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });

/** The PDF of a made-up response to the form of a template. */
export async function drawTemplate(template: FormTemplate, speech: Speech, signal: AbortSignal): Promise<Blob> {
  const { title, pdfOptions } = template;
  const form = upgradeForm(template.schema);
  const port = createPdfPort(startPdfWorker, { user: {}, speech, maps: undefined });
  const pdf = await port.draw(
    {
      ...{ title, formTitle: title, teamName: '', submissionNumber: 0, createdBy: '' },
      ...{ submittedAt: new Date().toISOString(), form, data: sampleDataOf(form), metadata: {}, pdfOptions },
      images: async () => undefined,
    },
    signal,
  );
  return new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
