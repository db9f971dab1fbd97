import type { SubmissionItem, TeamFilter } from './submission-reader.ts';

/**
 * Returns the filter for submissions by creator. Submissions through a share link are created with the connected
 * account of the link's owner, so neither `me` nor `others` includes them.
 */
export function createCreatorFilter(by: TeamFilter['by'], userId: string): (item: SubmissionItem) => boolean {
  switch (by) {
    case 'all':
      return () => true;
    case 'anonymous':
      return (item) => item.anonymous;
    case 'me':
      return (item) => !item.anonymous && item.createdById === userId;
    case 'others':
      return (item) => !item.anonymous && item.createdById !== userId;
  }
}
