import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PrintDocument } from '@tideform/engine';
import { renderPdf } from '@tideform/print';
import { fetchSubmissionFiles } from '@tideform/web/testing/exports';

const font = (name: string) =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${name}`)));
const fonts = { regular: font('400Regular/NotoSans_400Regular.ttf'), bold: font('700Bold/NotoSans_700Bold.ttf') };

export type Item = Parameters<typeof fetchSubmissionFiles>[1][number];

/** Renders the PDF of a submission as the app does. One printed answer contains the submission's title. */
export async function renderSamplePdf(title: string): Promise<Blob> {
  const blocks: PrintDocument['blocks'] = [{ kind: 'pair', label: 'Site', value: `Answer of ${title}` }];
  const printDocument: PrintDocument = { title, direction: 'ltr', language: 'en', blocks };
  const bytes = await renderPdf(printDocument, undefined, {
    fonts,
    loadImage: async () => undefined,
    createdAt: new Date(0),
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}

/**
 * Returns the files that the submissions table exports for submissions: the PDF of each submission and, if requested,
 * its two attachments.
 */
export function createExportFiles(items: readonly Item[], withFiles: boolean, pdfOf: (item: Item) => Promise<Blob>) {
  const file = (id: string, originalName: string) => ({ id, name: id, originalName, size: 1, type: '', url: 'u' });
  const byId = new Map(items.map((item) => [item.responseId, item]));
  type Ports = Parameters<typeof fetchSubmissionFiles>[0];
  const ports = {
    team: {},
    reader: {
      open: async (_team: unknown, id: string) => ({
        ...{ response: { data: { data: { photos: [file('a', 'Größe 北京.txt'), file('b', '../up.txt')] } } } },
        pdfItemId: id,
      }),
      pdf: (_team: unknown, id: string) => pdfOf(byId.get(id)!),
    },
    readFile: async ({ id }: { readonly id: string }) => new Blob([`bytes of ${id}`]),
  } as unknown as Ports;
  const { signal } = new AbortController();
  const onMissing = () => {
    throw new Error('a file is missing');
  };
  return fetchSubmissionFiles(ports, items, { signal, withFiles, onDone: () => undefined, onMissing });
}
