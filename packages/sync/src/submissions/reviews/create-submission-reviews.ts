import type { SyncContext } from '../../context.ts';
import { requireLibrary } from '../../teams/require-team.ts';
import type { SubmissionReviews } from './submission-reviews.ts';

/** Creates the reviews service; its code is loaded on first use. */
export function createSubmissionReviews(context: SyncContext): SubmissionReviews {
  const { graph } = context.ports;
  return {
    async list({ teamId, formId }, signal) {
      const [{ driveId }, { listReviews }] = await Promise.all([
        requireLibrary(context, teamId),
        import('./list-reviews.ts'),
      ]);
      const reviews = await listReviews(graph, { driveId, formId, ...(signal && { signal }) });
      return { get: ({ folderId }) => (folderId === undefined ? undefined : reviews.get(folderId)) };
    },
    async read(teamId, reviewed, signal) {
      const { fetchReview: readReviewOf } = await import('./reviews-in-library.ts');
      return readReviewOf(context, teamId, reviewed, signal);
    },
    async add(teamId, reviewed, event, eventId) {
      const { addEventToReview: addDeed } = await import('./reviews-in-library.ts');
      return addDeed(context, teamId, reviewed, { deed: event, id: eventId });
    },
  };
}
