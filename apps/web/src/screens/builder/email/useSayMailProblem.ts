import type { MailField, MailProblem } from '@tideform/engine/mail';
import { useMessages } from '@tideform/i18n/react';
import { templateProblemMessages } from '../title-template/template-problem.messages.ts';
import { titleTemplateMessages } from '../title-template/title-template.messages.ts';
import { wordTemplateProblem } from '../title-template/word-template-problem.ts';
import { emailMessages } from './email.messages.ts';

/** Says what is wrong with a field of an email. */
export function useSayMailProblem(): (field: MailField, problem: MailProblem) => string {
  const messages = useMessages(emailMessages);
  const reasons = useMessages(templateProblemMessages);
  const { problem: atPlace } = useMessages(titleTemplateMessages);
  return (field, found) => {
    if (found.reason === 'template') {
      return atPlace({ ...found.problem, message: wordTemplateProblem(found.problem, reasons) });
    }
    if (found.reason === 'address')
      return field === 'from' ? messages.invalid : messages.invalidPart({ part: found.text });
    return field === 'subject' ? messages.noSubject : field === 'body' ? messages.noBody : messages.noRecipient;
  };
}
