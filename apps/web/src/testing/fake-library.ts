import type { StoredResponse, SubmissionItem, SubmissionReader, TeamFilter } from '@tideform/sync';
import { Failed } from '@tideform/sync';
import { amira } from './fake-auth.ts';

const pageSize = 2;

/** Submissions that lie in a library of the test's own, newest first; pages of two. */
export function createFakeLibrary(options: {
  readonly submitted: readonly SubmissionItem[];
  readonly stored: readonly StoredResponse[];
  readonly note: (call: string) => Promise<void>;
}): SubmissionReader {
  const { submitted, stored, note } = options;
  const page = (items: readonly SubmissionItem[], more = '0') => {
    const end = Number(more) + pageSize;
    return { items: items.slice(Number(more), end), ...(items.length > end && { more: String(end) }) };
  };
  const isBy = (item: SubmissionItem, by: TeamFilter['by']) => {
    if (by === 'all') return true;
    if (item.anonymous) return by === 'anonymous';
    return by === (item.createdById === amira.userId ? 'me' : 'others');
  };
  return {
    list: () => Promise.reject(new Error('This fake cannot do that.')),
    async listTeam(teamId, { formId, by }, more) {
      await note(`listTeam ${teamId} ${by}${formId ? ` ${formId}` : ''}${more ? ` ${more}` : ''}`);
      const items = submitted.filter((item) => isBy(item, by) && (!formId || item.formId === formId));
      return page(items, more);
    },
    async open(_team, responseId) {
      await note(`open ${responseId}`);
      const response = stored.find(({ id }) => id === responseId);
      if (!response) throw new Failed('no-submission-access', {});
      return { response, pdfItemId: `pdf of ${responseId}` };
    },
    async pdf(_team, pdfItemId) {
      await note(`pdf ${pdfItemId}`);
      return new Blob(['%PDF'], { type: 'application/pdf' });
    },
  };
}

export function submissionItem(item: Partial<SubmissionItem> = {}): SubmissionItem {
  return {
    listItemId: '1',
    formId: 'form1',
    webUrl: 'https://library.example/1',
    title: 'Weekly site inspection',
    responseId: 'r1',
    submissionNumber: 1,
    data: {},
    timestamp: '2026-11-20T10:00:00.000Z',
    createdBy: amira.displayName,
    createdById: amira.userId,
    anonymous: false,
    collaborators: amira.displayName,
    lastModified: '2026-11-20T10:00:00.000Z',
    ...item,
  };
}

export function storedResponse(response: Partial<StoredResponse> = {}): StoredResponse {
  return {
    id: 'r1',
    teamId: 'team1',
    formId: 'form1',
    formTitle: 'Weekly site inspection',
    title: 'Weekly site inspection',
    submissionNumber: 1,
    schema: { components: [{ type: 'textfield', key: 'site', label: 'Site', input: true }] },
    version: 2,
    data: { data: { site: 'Canal Street' }, metadata: {} },
    timestamp: '2026-11-20T10:00:00.000Z',
    createdBy: { id: amira.userId, name: amira.displayName },
    collaborators: [{ id: amira.userId, name: amira.displayName }],
    webUrl: 'https://library.example/1',
    ...response,
  };
}
