import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { EditLock } from '../../../saving/edit-lock.ts';
import type { ShareStore } from './share-store.ts';

/** External dependencies of the share link page; tests implement them. */
export interface ShareContext {
  readonly fetch: typeof globalThis.fetch;
  readonly store: ShareStore;
  readonly persistence: Persistence;
  /** Returns the current instant as ISO 8601 in UTC. */
  now(): string;
  uuid(): string;
  /**
   * Acquires a lock by name; `undefined` while another tab holds it.
   *
   * @param isTaken takes the lock over after that tab has saved
   * @param onTake saves and stops answering in this tab, because another one takes over
   * @throws TakeRefused if that tab can't save
   */
  acquireLock(name: string, isTaken: boolean, onTake: () => Promise<void>): Promise<EditLock | undefined>;
  /** Runs `work` while no other tab of this browser runs work of the same name. */
  runExclusive<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
  /** Renders the PDF of a response. Rejects if that isn't possible. */
  renderPdf(response: PrintableResponse, signal: AbortSignal): Promise<Blob>;
}

/** Where answers are stored. `page`: the browser allows no storage, so they are lost with the page. */
export interface Persistence {
  getLocation(): 'device' | 'page';
  subscribe(listener: () => void): () => void;
}

/** Response data for the PDF. */
export interface PrintableResponse {
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
