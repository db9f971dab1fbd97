import { readTemplate } from '@tideform/engine/templates';
import { expect, it } from 'vitest';
import { templateProblemMessages } from './template-problem.messages.ts';
import { wordTemplateProblem } from './word-template-problem.ts';

const english = await templateProblemMessages.read({ language: 'en', locale: 'en' });
const german = await templateProblemMessages.read({ language: 'de', locale: 'de' });

function say(text: string, messages = english): string {
  const read = readTemplate(text);
  return read.ok ? '' : wordTemplateProblem(read.problem, messages);
}

it.each([
  ['Hi {{data.name', 'Braces are not closed: }} is missing.'],
  ['{{#if a}}x', 'A block is not closed: its {{/…}} is missing.'],
  ['{{#if a}}x{{/each}}', '{{#if}} is closed by {{/each}}.'],
  ['x {{else}}', '{{else}} stands outside of a block.'],
  ['{{a + b}}', '“+” cannot stand here.'],
  [
    '{{#if a "resembles" b}}{{/if}}',
    '“resembles” is none: here a word is needed: equals, notEquals, greater, less, and, or.',
  ],
  ['{{#each a b}}{{/each}}', '#each needs one value: {{#each data.name}}.'],
  ['{{> page}}', 'Partials ({{> …}}) are not supported.'],
  ['x'.repeat(50_001), 'A template has at most 50,000 characters.'],
  [`{{${'a.'.repeat(2_000)}b}}`, 'What stands between {{ and }} is too long.'],
])('words what is wrong with %j', (text, words) => {
  expect(say(text)).toBe(words);
});

it('words it in the author’s language', () => {
  expect(say('{{upper data.name}}', german)).toBe('Es gibt keinen Helfer namens upper.');
  expect(say('x'.repeat(50_001), german)).toBe('Eine Vorlage hat höchstens 50.000 Zeichen.');
});
