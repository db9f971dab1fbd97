import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { EditLock } from '../../../saving/edit-lock.ts';
import type { ShareStore } from './share-store.ts';

/** What the page of a share link needs of the world. */
export interface ShareWorld {
  readonly fetch: typeof globalThis.fetch;
  readonly store: ShareStore;
  readonly keeping: Keeping;
  /** ISO 8601, UTC. */
  now(): string;
  uuid(): string;
  /**
   * Holds a name until it is released; `undefined` while another page holds it.
   *
   * @param isTaken takes it over from that page, once that has saved
   * @param onTake saves and ends answering here, because another page takes over
   * @throws TakeRefused when that page can't save
   */
  hold(name: string, isTaken: boolean, onTake: () => Promise<void>): Promise<EditLock | undefined>;
  /** Runs `work` while no other page of this browser does the same. */
  alone<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
  /** Draws the PDF of a response. Rejects when it cannot be drawn. */
  drawPdf(response: PaperResponse, signal: AbortSignal): Promise<Blob>;
}

/** Where answers lie. `page`: the browser keeps nothing, and they are gone with the page. */
export interface Keeping {
  where(): 'device' | 'page';
  subscribe(listener: () => void): () => void;
}

/** What is printed of a response. */
export interface PaperResponse {
  readonly title: string;
  readonly formTitle: string;
  readonly teamName: string;
  readonly submissionNumber: number;
  readonly createdBy: string;
  readonly submittedAt: string;
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly pdfOptions: PdfOptions | undefined;
  readonly isAnonymous: true;
  readonly images: (source: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}
