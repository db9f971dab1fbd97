import { type EmailMessage, listEmailMessages } from '@tideform/contract';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';
import { type MessagePages, useMessagePages } from '../useMessagePages.ts';

/** The emails that told of a form's responses. */
export function useEmailMessages(teamId: string, formId: string): MessagePages<EmailMessage> {
  const { api } = useData();
  const params = { teamId, formId };
  return useMessagePages(`${teamId} ${formId}`, async (before) => {
    const answer = await api.call(listEmailMessages, { params, query: before === undefined ? {} : { before } });
    if (!answer.ok) throw refused(answer, formId);
    return answer.value;
  });
}
