import { graphOperation } from '../operation.ts';

/** Closes the session in the header `workbook-session-id`. */
export const closeWorkbookSession = graphOperation({
  name: 'closeWorkbookSession',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/closeSession',
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/workbook-closesession',
});
