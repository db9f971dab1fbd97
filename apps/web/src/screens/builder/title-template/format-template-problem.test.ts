import { parseTemplate } from '@tideform/engine/templates';
import { expect, it } from 'vitest';
import { formatTemplateProblem } from './format-template-problem.ts';
import { templateProblemMessages } from './template-problem.messages.ts';

const englishMessages = await templateProblemMessages.read({ language: 'en', locale: 'en' });
const germanMessages = await templateProblemMessages.read({ language: 'de', locale: 'de' });

function formatProblem(text: string, messages = englishMessages): string {
  const read = parseTemplate(text);
  return read.ok ? '' : formatTemplateProblem(read.problem, messages);
}

it.each([
  ['Hi {{data.name', 'Braces aren’t closed: add }}.'],
  ['{{#if a}}x', 'A block isn’t closed: add {{/…}}.'],
  ['{{#if a}}x{{/each}}', '{{#if}} is closed with {{/each}}.'],
  ['x {{else}}', '{{else}} isn’t inside a block.'],
  ['{{a + b}}', '“+” isn’t allowed here.'],
  ['{{#if a "resembles" b}}{{/if}}', '“resembles” isn’t a comparison. Use equals, notEquals, greater, less, and, or.'],
  ['{{#each a b}}{{/each}}', '#each needs one value: {{#each data.name}}.'],
  ['{{> page}}', 'Partials ({{> …}}) aren’t supported.'],
  ['x'.repeat(50_001), 'A template can have up to 50,000 characters.'],
  [`{{${'a.'.repeat(2_000)}b}}`, 'The text between {{ and }} is too long.'],
])('formats the error of %j', (text, words) => {
  expect(formatProblem(text)).toBe(words);
});

it("formats the error in the author's language", () => {
  expect(formatProblem('{{upper data.name}}', germanMessages)).toBe('Es gibt keinen Helper namens upper.');
  expect(formatProblem('x'.repeat(50_001), germanMessages)).toBe('Eine Vorlage kann bis zu 50.000 Zeichen haben.');
});
