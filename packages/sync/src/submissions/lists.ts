/** What lists submissions, loaded together. */

export { createAnswersCache } from '../library/answers-cache.ts';
export { listSubmissions, parseCursor } from './list-submissions.ts';
export { newestPartition } from './partitions.ts';
