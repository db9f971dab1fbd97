import type { SubmissionItem, TeamFilter } from './submission-reader.ts';

/**
 * Tells which submissions a list by responder shows. What came through a share link was created by whoever lends the link
 * their account: it is nobody's own.
 */
export function isBy(by: TeamFilter['by'], userId: string): (item: SubmissionItem) => boolean {
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
