import type { SyncContext } from '../../context.ts';
import { requireLibrary } from '../../teams/require-team.ts';
import type { SubmissionReviews } from './submission-reviews.ts';

/** Its code comes with the first review that somebody looks at. */
export function createSubmissionReviews(context: SyncContext): SubmissionReviews {
  const { graph } = context.ports;
  return {
    async list({ teamId, formId }, signal) {
      const [{ driveId }, { listReviews }] = await Promise.all([
        requireLibrary(context, teamId),
        import('./list-reviews.ts'),
      ]);
      const reviews = await listReviews(graph, { driveId, formId, ...(signal && { signal }) });
      return { of: ({ folderId }) => (folderId === undefined ? undefined : reviews.get(folderId)) };
    },
    async read(teamId, reviewed, signal) {
      const { readReviewOf } = await import('./reviews-in-library.ts');
      return readReviewOf(context, teamId, reviewed, signal);
    },
    async add(teamId, reviewed, deed, deedId) {
      const { addDeed } = await import('./reviews-in-library.ts');
      return addDeed(context, teamId, reviewed, { deed, id: deedId });
    },
  };
}
