import { graphOperation } from '../operation.ts';

/** Keeps the session in the header `workbook-session-id` alive. */
export const refreshWorkbookSession = graphOperation({
  name: 'refreshWorkbookSession',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/refreshSession',
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/workbook-refreshsession',
});
