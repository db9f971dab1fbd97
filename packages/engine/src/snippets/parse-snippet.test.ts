import { describe, expect, it } from 'vitest';
import { openTestScripts } from '../testing/open-test-scripts.ts';
import { parseSnippet, type SnippetCall } from './parse-snippet.ts';
import { inheritedNames } from './tracked.ts';

const call: SnippetCall = { data: { a: 2, b: 3, text: 'abc', list: [{ x: 1 }] }, path: ['a'], rowPath: [] };
const parseValueSnippet = (code: string) => parseSnippet({ gives: 'value', code });

describe('[ENG-226] plain code', () => {
  it.each<[string, unknown]>([
    ['value = data.a * data.b', 6],
    ["value = data.text === 'abc' && data.a > 1", true],
    ['value = data.gone?.x ?? 5', 5],
    ['value = (data.gone || 0) + (data.a || 0)', 2],
    ["return data.text.length > 2 ? true : 'Too short'", true],
    ['if (data.a > 5) value = 1\nelse value = data.list[0].x + 1', 2],
    ['var sum = data.a;\nsum += data.b; value = Math.round(sum / 2)', 3],
    ["value = ['abc', 'd'].includes(data.text)", true],
    ['/* twice */ value = parseInt("12px", 10) // or so', 12],
  ])('computes %s', (code, value) => {
    expect(parseValueSnippet(code)?.run(call)).toMatchObject({ status: 'value', value });
  });

  it.each([
    ...['value = {', 'value = 1 else value = 2', 'value = data.a b', "value = 'a", 'value = 08', 'value = 1_000'],
    ...[
      'value = a',
      'total = 4; value = total',
      'value = x; var x = 1',
      'const x = 1; x = 2',
      'let value = 1',
      'var x; var x',
    ],
    ...[
      'value = eval("1")',
      'value = Function("return 1")()',
      'value = new Date()',
      'value = this',
      'value = globalThis',
    ],
    ...[
      'value = data.a ** 2',
      'value = data.a++',
      'value = data.a | 1',
      'value = data.a, 1',
      'value = void 0',
      'delete data.a',
    ],
    ...[
      'data.a = 1',
      'data.list.push(1)',
      'value = data.list.map((x) => x)',
      'value = data.text.match(/a/)',
      'value = `a`',
    ],
    ...[
      'value = [1]',
      'value = { a: 1 }',
      'for (;;) {}',
      'while (true) {}',
      'if (data.a) { var x = 1 }',
      'value = "\\u0061"',
    ],
    ...[
      'value = data.a || 1 ?? 2',
      'return\n1',
      'value = data.a\n(data.b)',
      'value = data.a <!-- data.b',
      'a: value = 1',
    ],
    ...[
      'value = _.sum([1])',
      'value = moment()',
      'value = instance.label',
      'value = utils.x',
      'value = user.id',
      'value = lookup("a", 1)',
    ],
    ...[
      '} value = 1; {',
      'value = "a" in data',
      'value = yield',
      'async () => 1',
      'value = data.#a',
      'value = data?.a.gone`x`',
    ],
  ])('does not include %s', (code) => {
    expect(parseValueSnippet(code)).toBeUndefined();
  });

  it.each([
    ...[
      'value = data.constructor',
      'value = data.__proto__',
      "value = data['hasOwn' + 'Property']",
      'value = data.text.constructor',
    ],
    ...[
      'value = data.list.map',
      'value = data.a.toString',
      'value = data + 1',
      'value = data == 1',
      'value = data.list',
    ],
    ...[
      'value = data === row',
      'value = [data].includes(1)',
      'value = data.list.slice(1)',
      'value = data.a.trim()',
      'value = Number(data)',
    ],
  ])('is left to the sandbox for answers that only the sandbox supports: %s', (code) => {
    expect(parseValueSnippet(code)).toBeDefined();
    expect(parseValueSnippet(code)?.run(call)).toBeUndefined();
  });

  it('is left to the sandbox if it is long or deeply nested', () => {
    expect(parseValueSnippet(`value = ${'('.repeat(20)}1${')'.repeat(20)}`)).toBeDefined();
    expect(parseValueSnippet(`value = ${'('.repeat(2000)}1${')'.repeat(2000)}`)).toBeUndefined();
    expect(parseValueSnippet(`value = ${'!'.repeat(2000)}1`)).toBeUndefined();
    expect(parseValueSnippet('{'.repeat(2000))).toBeUndefined();
    expect(parseValueSnippet(`value = 1${' + 1'.repeat(1000)}`)?.run(call)).toMatchObject({ value: 1001 });
    expect(parseValueSnippet(`value = 1${' + 1'.repeat(2000)}`)).toBeUndefined();
    expect(parseValueSnippet(`value = 1 // ${'x'.repeat(20_000)}`)).toBeUndefined();
  });

  it('does not create or search very long texts', () => {
    const long = { ...call, data: { a: 'x'.repeat(60_000), b: 'y'.repeat(60_000) } };
    expect(parseValueSnippet('value = data.a + "y"')?.run(long)).toMatchObject({ status: 'value' });
    expect(parseValueSnippet('value = data.a + data.b')?.run(long)).toBeUndefined();
    expect(parseValueSnippet('value = data.a.includes(data.b)')?.run(long)).toBeUndefined();
  });

  it.each<[string, string, number]>([
    ['searches of a list', 'data.list.includes(1)', 90],
    ['searches of a list without a match', "data.list.indexOf('x')", 90],
    ['searches of a text', 'data.text.includes(data.part)', 90],
    ['positions in a text', 'data.text.indexOf(data.part)', 90],
    ['texts that are trimmed', 'data.text.trim().length', 150],
    ['texts in another case', 'data.text.toUpperCase().length', 150],
    ['texts that are numbers', 'Number(data.text)', 150],
    ['texts that are parsed', 'parseInt(data.text)', 150],
    ['texts that are computed with', '(data.text * 1)', 150],
    ['texts that are compared', '(data.text < data.other)', 150],
    ['texts that are searched for in a list', '[data.text].includes(data.other)', 150],
  ])('is left to the sandbox for too many %s', (_, one, count) => {
    const [text, other] = ['a'.repeat(80_000), `${'a'.repeat(80_000)}b`];
    const many = { ...call, data: { text, other, part: 'aaab', list: Array(3000).fill(0) } };
    const code = (times: number) => parseValueSnippet(`value = ${Array(times).fill(one).join(' + ')}`);
    expect(code(1)?.run(many)).toMatchObject({ status: 'value' });
    expect(code(count)).toBeDefined();
    expect(code(count)?.run(many)).toBeUndefined();
    expect(code(1)?.run(many)).toMatchObject({ status: 'value' });
  });

  it('lists all inherited properties that objects, lists, texts, numbers and booleans have in the sandbox', async () => {
    const code =
      'value = [{}, [], "", 1, true].flatMap((one) => { let at = Object.getPrototypeOf(one), all = [];' +
      ' for (; at; at = Object.getPrototypeOf(at)) all.push(...Object.getOwnPropertyNames(at)); return all; })';
    const host = openTestScripts();
    await host.load({
      scripts: [{ kind: 'calculateValue', gives: 'value', code, componentId: '0' }],
      ...{ components: {}, paths: {}, form: {}, user: {}, metadata: {}, data: {} },
    });
    const { results: outcomes } = await host.run({
      patches: [],
      calls: [{ script: 0, callId: 0, path: ['a'], rowPath: [] }],
    });
    host.close();
    const names = (outcomes[0] as { readonly value: readonly string[] }).value;
    expect(names.length).toBeGreaterThan(80);
    expect([...new Set(names)].filter((name) => !inheritedNames.has(name))).toEqual([]);
  });
});
