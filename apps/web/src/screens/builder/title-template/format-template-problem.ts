import type { TemplateError, TemplateErrorReason } from '@tideform/engine/templates';
import type { TemplateProblemMessages } from './template-problem.messages.ts';

/** Values with braces. Messages can't contain braces, which delimit their placeholders. */
const braces: Readonly<Partial<Record<TemplateErrorReason, Readonly<Record<string, string>>>>> = {
  unclosedValue: { close: '}}' },
  unclosedBlock: { end: '{{/…}}' },
  strayElse: { else: '{{else}}' },
  dateFormat: { example: '{{dateFormat data.day "DD-MM-YYYY"}}' },
  partials: { sign: '{{> …}}' },
  decorators: { sign: '{{* …}}' },
  blocksInHtml: { example: '{{#if}}' },
  code: { sign: '{% … %}' },
  longValue: { open: '{{', close: '}}' },
};

/** Formats the reason why a template is invalid. */
export function formatTemplateProblem(
  { reason, name = '', close = '', limit = 0 }: TemplateError,
  messages: TemplateProblemMessages,
) {
  const message = messages[reason];
  if (typeof message === 'string') return message;
  const closingValues = {
    wrongClose: { open: `{{#${name}}}`, end: `{{/${close}}}` },
    oneValue: { example: `{{#${name} data.name}}` },
  };
  const braceValues = reason === 'wrongClose' || reason === 'oneValue' ? closingValues[reason] : braces[reason];
  // NOTE: the cast is needed because the parameters of a message depend on its reason; those above are complete.
  return (message as (values: object) => string)({ name, limit, ...braceValues });
}
