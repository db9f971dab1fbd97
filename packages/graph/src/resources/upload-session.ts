import { z } from 'zod/mini';
import { conflictBehavior } from './drive-item.ts';

/** An upload session. `nextExpectedRanges` contains the next offset: `["6553600-"]`. */
export const uploadSession = z.looseObject({
  uploadUrl: z.string(),
  expirationDateTime: z.optional(z.string()),
  nextExpectedRanges: z.optional(z.array(z.string())),
});
export type UploadSession = z.infer<typeof uploadSession>;

/** Response to a range that isn't the last, and to GET on the upload URL. */
export const uploadProgress = z.omit(uploadSession, { uploadUrl: true });
export type UploadProgress = z.infer<typeof uploadProgress>;

export const newUploadSession = z.looseObject({
  item: z.optional(
    z.looseObject({
      '@microsoft.graph.conflictBehavior': z.optional(conflictBehavior),
      name: z.optional(z.string()),
      fileSize: z.optional(z.number()),
      description: z.optional(z.string()),
      fileSystemInfo: z.optional(
        z.looseObject({ createdDateTime: z.optional(z.string()), lastModifiedDateTime: z.optional(z.string()) }),
      ),
    }),
  ),
  deferCommit: z.optional(z.boolean()),
});
export type NewUploadSession = z.infer<typeof newUploadSession>;
