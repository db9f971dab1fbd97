/** How a response comes into a team's library without a device: for Tideform's server, which writes what strangers send. */

export type { ResponseRow } from './database/rows.ts';
export { freeFileName } from './files/file-names.ts';
export { filesIn } from './files/stored-file.ts';
export { deleteIfPresent } from './library/find-item.ts';
export { claimFolder, isClaimedFolder } from './outbox/remote/response-folder.ts';
export type { ResponseLibrary } from './outbox/remote/response-library.ts';
export { type AnnouncedFile, findAnnounced, writeSubmission } from './outbox/write-submission.ts';
export { manifestHash } from './responses/manifest-hash.ts';
