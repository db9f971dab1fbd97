import type { Flag } from './flag.ts';

/** Content of a picked or cached file. */
export interface FileRow {
  readonly id: string;
  /** ISO-8601 UTC of the last use, to the day. */
  readonly timestamp: string;
  readonly content: Blob;
}

/**
 * A file that was added to a response on this device, and how far it has come. Its bytes are the row of the same id in
 * `files`, apart from it: progress must not write them again.
 */
export interface AttachmentRow {
  readonly id: string;
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  /** Name in the library. Changed only while nothing lies there under it. */
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  /** Lower-case hex, of the bytes as they were picked. */
  readonly sha256: string;
  /** A large upload under way. Whoever has its address may write the file: it is told to nobody. */
  readonly session?: { readonly uploadUrl: string; readonly expirationDateTime?: string };
  /** Sending has begun: what lies under the name may be this file, though nobody has heard that it arrived. */
  readonly sending?: Flag;
  /** Of the bytes, as the library tells it; known once sending has begun. */
  readonly quickXorHash?: string;
  /** Item in the library that is this file; its fields are being set. */
  readonly claiming?: string;
  /** Where it lies in the library, whole and verified. */
  readonly arrived?: { readonly driveId: string; readonly driveItemId: string; readonly url: string };
  /** Item in the library that the answers named before: it is being deleted. */
  readonly leaving?: string;
  /** The resubmission that it was sent for was taken back: what of it lies in the submission's folder is to go. */
  readonly withdrawn?: {
    readonly at: string;
    readonly teamId: string;
    readonly formId: string;
    readonly folderId: string;
  };
}
