export { checkMail, type MailField, type MailProblem, type MailProblems, type MailTexts } from './check-mail.ts';
export { type FilledMail, fillMail, type MailOptions, type MailValues } from './fill-mail.ts';
