import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { ShareStore } from './share-store.ts';

/** What the page of a share link needs of the world. */
export interface ShareWorld {
  readonly fetch: typeof globalThis.fetch;
  readonly store: ShareStore;
  readonly keeping: Keeping;
  /** ISO 8601, UTC. */
  now(): string;
  uuid(): string;
  /** Holds a name until it is let go; `undefined` where another page holds it, unless it is taken from there. */
  hold(name: string, isTaken: boolean): Promise<Held | undefined>;
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

export interface Held {
  /** Another page has taken it. */
  readonly lost: Promise<void>;
  release(): void;
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
  readonly images: (source: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}
