/** Functions that list submissions, bundled for one dynamic import. */

export { createAnswersCache } from '../library/answers-cache.ts';
export { listSubmissions, parseCursor } from './list-submissions.ts';
export { findNewestPartition } from './partitions.ts';
