import type { EmailError, EmailField } from '@tideform/engine/mail';
import { useMessages } from '@tideform/i18n/react';
import { formatTemplateProblem } from '../title-template/format-template-problem.ts';
import { templateProblemMessages } from '../title-template/template-problem.messages.ts';
import { titleTemplateMessages } from '../title-template/title-template.messages.ts';
import { emailMessages } from './email.messages.ts';

/** Returns a function that formats a validation error of an email field. */
export function useFormatEmailError(): (field: EmailField, problem: EmailError) => string {
  const messages = useMessages(emailMessages);
  const reasons = useMessages(templateProblemMessages);
  const { problem: problemMessage } = useMessages(titleTemplateMessages);
  return (field, problem) => {
    if (problem.reason === 'template') {
      return problemMessage({ ...problem.problem, message: formatTemplateProblem(problem.problem, reasons) });
    }
    if (problem.reason === 'address')
      return field === 'from' ? messages.invalid : messages.invalidPart({ part: problem.text });
    return field === 'subject' ? messages.noSubject : field === 'body' ? messages.noBody : messages.noRecipient;
  };
}
