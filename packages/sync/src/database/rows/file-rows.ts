import type { Flag } from './flag.ts';

/** Content of a selected or cached file. */
export interface FileRow {
  readonly id: string;
  /** Time of the last use, ISO-8601 UTC, updated at most daily. */
  readonly timestamp: string;
  readonly content: Blob;
}

/**
 * File that was added to a response on this device, with its upload progress. Its bytes are in `files` under the same
 * ID, so that updating the progress doesn't rewrite them.
 */
export interface AttachmentRow {
  readonly id: string;
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  /** Name in the library. Changed only while no item has this name there. */
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  /** Hash of the original bytes, lowercase hex. */
  readonly sha256: string;
  /** Upload session of a large file. Its URL grants write access to the file and must stay secret. */
  readonly session?: { readonly uploadUrl: string; readonly expirationDateTime?: string };
  /** The upload was started, so an item with this name may be this file even if no response confirmed it. */
  readonly sending?: Flag;
  /** Hash of the bytes as used by the library; set when the upload starts. */
  readonly quickXorHash?: string;
  /** ID of the uploaded item while its fields are being set. */
  readonly claiming?: string;
  /** Location in the library after the upload was verified. */
  readonly arrived?: { readonly driveId: string; readonly driveItemId: string; readonly url: string };
  /** ID of the library item that answers no longer refer to and that is being deleted. */
  readonly leaving?: string;
  /**
   * Set when the resubmission with this file was withdrawn; the uploaded file must be deleted from the submission's
   * folder.
   */
  readonly withdrawn?: {
    readonly at: string;
    readonly teamId: string;
    readonly formId: string;
    readonly folderId: string;
  };
}
