import { z } from 'zod';
import { conflictBehavior } from './drive-item.ts';

/** A large upload under way. `nextExpectedRanges` says where to go on: `["6553600-"]`. */
export const uploadSession = z.looseObject({
  uploadUrl: z.string(),
  expirationDateTime: z.string().optional(),
  nextExpectedRanges: z.array(z.string()).optional(),
});
export type UploadSession = z.infer<typeof uploadSession>;

/** Answer to a range that is not the last, and to GET on the upload address. */
export const uploadProgress = uploadSession.omit({ uploadUrl: true });
export type UploadProgress = z.infer<typeof uploadProgress>;

export const newUploadSession = z.looseObject({
  item: z
    .looseObject({
      '@microsoft.graph.conflictBehavior': conflictBehavior.optional(),
      name: z.string().optional(),
      fileSize: z.number().optional(),
      description: z.string().optional(),
      fileSystemInfo: z
        .looseObject({ createdDateTime: z.string().optional(), lastModifiedDateTime: z.string().optional() })
        .optional(),
    })
    .optional(),
  deferCommit: z.boolean().optional(),
});
export type NewUploadSession = z.infer<typeof newUploadSession>;
