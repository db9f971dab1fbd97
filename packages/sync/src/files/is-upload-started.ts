import type { AttachmentRow } from '../database/rows.ts';

/** Returns whether the upload of this attachment was started, so that the library may already have the file. */
export function isUploadStarted({ sending, claiming, arrived, leaving }: Partial<AttachmentRow>): boolean {
  return sending === 1 || [claiming, arrived, leaving].some((itemState) => itemState !== undefined);
}
