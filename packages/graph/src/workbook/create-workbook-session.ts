import { graphOperation } from '../operation.ts';
import { newWorkbookSession, workbookSession } from '../resources/workbook.ts';

/** Creates a workbook session for several calls, which then send the header `workbook-session-id`. */
export const createWorkbookSession = graphOperation({
  name: 'createWorkbookSession',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/createSession',
  body: newWorkbookSession,
  reply: workbookSession,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/workbook-createsession',
});
