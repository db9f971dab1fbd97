import type { MailField, MailProblem } from '@tideform/engine/mail';
import { useWords } from '@tideform/words/react';
import { templateProblemWords } from '../title-template/template-problem.words.ts';
import { titleTemplateWords } from '../title-template/title-template.words.ts';
import { wordTemplateProblem } from '../title-template/word-template-problem.ts';
import { emailWords } from './email.words.ts';

/** Says what is wrong with a field of an e-mail. */
export function useSayMailProblem(): (field: MailField, problem: MailProblem) => string {
  const words = useWords(emailWords);
  const reasons = useWords(templateProblemWords);
  const { problem: atPlace } = useWords(titleTemplateWords);
  return (field, found) => {
    if (found.reason === 'template') {
      return atPlace({ ...found.problem, message: wordTemplateProblem(found.problem, reasons) });
    }
    if (found.reason === 'address') return field === 'from' ? words.invalid : words.invalidPart({ part: found.text });
    return field === 'subject' ? words.noSubject : field === 'body' ? words.noBody : words.noRecipient;
  };
}
