import { type EmailMessage, listEmailMessages } from '@tideform/contract';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { type MessagePages, useMessagePages } from '../useMessagePages.ts';

/** Returns the emails that were sent about a form's responses, newest first, page by page. */
export function useEmailMessages(teamId: string, formId: string): MessagePages<EmailMessage> {
  const { api } = useData();
  const params = { teamId, formId };
  return useMessagePages(`${teamId} ${formId}`, async (before) => {
    const result = await api.call(listEmailMessages, { params, query: before === undefined ? {} : { before } });
    if (!result.ok) throw createRefusalError(result, formId);
    return result.value;
  });
}
