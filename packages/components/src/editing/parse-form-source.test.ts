import { expect, it } from 'vitest';
import { formProblemMessages } from './form-problem.messages.ts';
import { parseFormSource } from './parse-form-source.ts';

const messages = await formProblemMessages.read({ language: 'en', locale: 'en' });
const german = await formProblemMessages.read({ language: 'de', locale: 'de-DE' });

const parseProblems = (components: readonly unknown[], problemMessages = messages) => {
  const found = parseFormSource(JSON.stringify({ components }), {}, problemMessages);
  return found.ok ? [] : found.problems;
};

it('[ENG-7] reports where and why a pasted form is rejected', () => {
  const rows = Array.from({ length: 1_001 }, () => ({}));
  const large = [
    { type: 'datagrid', label: 'Lines', defaultValue: rows, components: [] },
    { type: 'panel', logic: 'x' },
  ];
  expect(parseProblems([{ type: 'textfield', key: 'a' }])).toEqual([]);
  expect(parseProblems(large)).toEqual([
    '“Lines” (components[0].defaultValue): a default value can have up to 1,000 rows.',
    'components[1].logic: this has the wrong type.',
  ]);
  expect(parseProblems([{ type: 'textfield', key: '__proto__.x' }])).toEqual([
    'components[0].key: this name isn’t allowed.',
  ]);
  expect(parseProblems(large, german)[0]).toBe(
    '„Lines“ (components[0].defaultValue): ein Standardwert kann bis zu 1.000 Zeilen haben.',
  );
});

it("reports invalid JSON with its position in the user's language, without the browser's message", () => {
  const problems = (source: string, problemMessages = messages) => parseFormSource(source, {}, problemMessages);
  const broken = '{\n  "components": [,]\n}'.padEnd(200);
  expect(problems(broken)).toEqual({
    ok: false,
    problems: [expect.stringMatching(/^This isn’t valid JSON\.( Check line 2, column \d+\.)?$/)],
  });
  expect(problems('{"a": 1,}'.padStart(90), german)).toEqual({
    ok: false,
    problems: [expect.stringMatching(/^Das ist kein gültiges JSON\.( Prüfen Sie Zeile 1, Spalte \d+\.)?$/)],
  });
  expect(problems('')).toEqual({ ok: false, problems: ['This isn’t valid JSON.'] });
});
