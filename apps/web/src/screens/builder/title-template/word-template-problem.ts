import type { TemplateProblem, TemplateReason } from '@tideform/engine/templates';
import type { TemplateProblemMessages } from './template-problem.messages.ts';

/** What has braces, which are holes in messages and hence no part of them. */
const braces: Readonly<Partial<Record<TemplateReason, Readonly<Record<string, string>>>>> = {
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

/** Says why a template cannot be read. */
export function wordTemplateProblem(
  { reason, name = '', close = '', limit = 0 }: TemplateProblem,
  messages: TemplateProblemMessages,
) {
  const say = messages[reason];
  if (typeof say === 'string') return say;
  const own = {
    wrongClose: { open: `{{#${name}}}`, end: `{{/${close}}}` },
    oneValue: { example: `{{#${name} data.name}}` },
  };
  const written = reason === 'wrongClose' || reason === 'oneValue' ? own[reason] : braces[reason];
  // NOTE: the cast: which values a message asks for follows from its reason, and those above are all that there are.
  return (say as (values: object) => string)({ name, limit, ...written });
}
