import { getFormEmail } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { useData } from '../data-context.ts';

/** Reads a form's email template as one text; `undefined` where there is none, or it does not come: nothing waits for it. */
export function useReadEmailText({ teamId, id: formId }: FormRow): () => Promise<string | undefined> {
  const { api } = useData();
  return async () => {
    const answer = await api.call(getFormEmail, { params: { teamId, formId } }).catch(() => undefined);
    const template = answer?.ok ? answer.value.template : null;
    if (!template) return undefined;
    const { to, cc, bcc, from = '', replyTo, subject, body } = template;
    const head = Object.entries({ from, to, cc, bcc, replyTo, subject }).map(([name, value]) => `${name}: ${value}`);
    return `${head.join('\n')}\n\n${body}\n`;
  };
}
