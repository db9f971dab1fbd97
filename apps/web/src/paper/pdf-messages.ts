import type { PrintDocument, SessionOptions } from '@tideform/engine';
import type { Speech } from '@tideform/i18n';
import type { Failure, ResponseToDraw } from '@tideform/sync';
import type { MapsConfig } from '../config.ts';

/** For whom a PDF is drawn. */
export interface PaperReader {
  /** Who sends it, as the form's code may know them. */
  readonly user: SessionOptions['user'];
  readonly speech: Speech;
  /** What draws maps of places; absent: their coordinates have to do. */
  readonly maps?: MapsConfig | undefined;
}

/** What a worker that draws is told: one response, and the pictures that it asks for meanwhile; or what is printed otherwise. */
export type ToPdfWorker =
  | {
      readonly kind: 'draw';
      readonly response: Omit<ResponseToDraw, 'images'>;
      readonly reader: PaperReader;
    }
  | { readonly kind: 'paper'; readonly document: Omit<PrintDocument, 'pageLines'> }
  | { readonly kind: 'picture'; readonly reply: number; readonly bytes: Uint8Array<ArrayBuffer> | undefined };

export type FromPdfWorker =
  | { readonly kind: 'picture'; readonly source: string; readonly reply: number }
  | { readonly kind: 'drawn'; readonly pdf: Uint8Array }
  | { readonly kind: 'failed'; readonly failure: Failure };
