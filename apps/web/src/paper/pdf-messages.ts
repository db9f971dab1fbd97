import type { PrintDocument, SessionOptions } from '@tideform/engine';
import type { Locale } from '@tideform/i18n';
import type { Failure, PrintableResponse } from '@tideform/sync';
import type { MapsConfig } from '../config.ts';

/** User for whom PDFs are rendered, with locale and map provider. */
export interface PdfRecipient {
  /** User as the form's code sees them. */
  readonly user: SessionOptions['user'];
  readonly locale: Locale;
  /** Map provider. Absent: PDFs show coordinates instead of maps. */
  readonly maps?: MapsConfig | undefined;
}

/** Messages to the PDF worker: a response to render, requested images, or a document that isn't a response. */
export type ToPdfWorker =
  | {
      readonly kind: 'draw';
      readonly response: Omit<PrintableResponse, 'images'>;
      readonly reader: PdfRecipient;
    }
  | { readonly kind: 'paper'; readonly document: Omit<PrintDocument, 'pageLines'> }
  | { readonly kind: 'picture'; readonly reply: number; readonly bytes: Uint8Array<ArrayBuffer> | undefined };

export type FromPdfWorker =
  | { readonly kind: 'picture'; readonly source: string; readonly reply: number }
  | { readonly kind: 'drawn'; readonly pdf: Uint8Array }
  | { readonly kind: 'failed'; readonly failure: Failure };
