import { describe, expect, it } from 'vitest';
import type { RenderOptions, TemplateValues } from './rendering/render-template.ts';
import { parseTemplate } from './template.ts';

const data = {
  firstName: 'Ada',
  'last name': 'Lovelace',
  age: 36,
  none: null,
  zero: 0,
  tags: ['steel', 'wood'],
  boxes: { red: true, blue: false },
  untouched: { red: false, blue: false },
  rows: [
    { item: 'Nut', count: 2 },
    { item: 'Bolt', count: 5 },
  ],
  person: { displayName: 'Grace Hopper', mail: 'grace@example.com' },
  open: 'yes',
};

function renderTest(text: string, values: TemplateValues = { data }, options?: RenderOptions): string {
  const read = parseTemplate(text);
  if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.reason}`);
  return read.template.render(values, options);
}

const findError = (text: string) => {
  const read = parseTemplate(text);
  return read.ok ? undefined : read.problem;
};

describe('values', () => {
  it.each([
    ['{{data.firstName}} is {{ data.age }}', 'Ada is 36'],
    ['{{data.[last name]}}', 'Lovelace'],
    ['{{data["last name"]}} {{data[\'firstName\']}}', 'Lovelace Ada'],
    ['{{data.rows.1.item}} {{data.rows.[1].item}} {{data.rows[1].item}}', 'Bolt Bolt Bolt'],
    ['{{data.rows.length}} {{data.tags.0}} {{data.tags.[1]}}', '2 steel wood'],
    ['{{data.nobody}}{{data.nobody.there}}{{data.none}}{{data.none.x}}{{nothing}}', ''],
    ['{{"words"}} {{!-- a comment --}}{{! another }}and {{data.zero}}', 'words and 0'],
    ['a   {{~data.age~}}   b', 'a36b'],
    ['\\{{data.age}}', '{{data.age}}'],
  ])('[ENG-121] %s reads %j', (text, filled) => {
    expect(renderTest(text)).toBe(filled);
  });

  it('[ENG-121] inherited properties and prototypes are not accessible', () => {
    const values = { data: Object.assign(Object.create({ inherited: 'secret' }), { own: 'mine', word: 'abc' }) };
    const names = ['inherited', 'constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'word.length'];
    expect(names.map((name) => renderTest(`{{data.${name}}}{{lookup data "${name}"}}`, values)).join('')).toBe('');
    expect(renderTest('{{data.own}}{{constructor}}{{__proto__.x}}{{toString}}', values)).toBe('mine');
    const own = JSON.parse('{"__proto__":"a","constructor":"b","prototype":"c"}');
    expect(renderTest('{{data.__proto__}}{{data.constructor}}{{data.prototype}}', { data: own })).toBe('');
  });

  it('[ENG-122] values are not escaped in text, escaped in HTML, and raw values only escaped on request', () => {
    const values = { data: { x: `<b a="1" c='2'>&\`` } };
    expect(renderTest('{{data.x}}{{{data.x}}}', values)).toBe(values.data.x.repeat(2));
    const escaped = '&lt;b a&#61;&quot;1&quot; c&#61;&#39;2&#39;&gt;&amp;&#96;';
    expect(renderTest('<i>{{data.x}}</i>{{{data.x}}}{{&data.x}}', values, { as: 'html' })).toBe(
      `<i>${escaped}</i>${values.data.x.repeat(2)}`,
    );
    expect(renderTest('{{{data.x}}}', values, { as: 'escaped-html' })).toBe(escaped);
  });

  it('[ENG-133] formats lists with commas, select boxes by their selected keys, objects by their display name', () => {
    expect(renderTest('{{data.tags}}; {{data.boxes}}; {{data.person}}; {{data.rows}}')).toBe(
      'steel, wood; red; Grace Hopper; ',
    );
    const address = { mode: 'manual', address: { address1: '1 Quay', city: 'Kiel', zip: '' } };
    const found = { mode: 'autocomplete', address: { formatted_address: 'Quay 1, Kiel' } };
    expect(renderTest('{{a}} / {{b}} / {{c}}', { a: address, b: found, c: [{ label: 'One' }, Number.NaN] })).toBe(
      '1 Quay, Kiel / Quay 1, Kiel / One',
    );
  });
});

describe('blocks', () => {
  it.each([
    ['{{#if data.firstName}}yes{{else}}no{{/if}}', 'yes'],
    ['{{#if data.none}}a{{else if data.zero}}b{{else if data.age}}c{{else}}d{{/if}}', 'c'],
    ['{{#if data.zero includeZero=true}}yes{{/if}}', 'yes'],
    ['{{#unless data.none}}none{{/unless}}{{^if data.none}}!{{/if}}', 'none!'],
    ['{{#if data.untouched}}a{{/if}}{{#if data.boxes}}b{{/if}}{{#if data.tags}}c{{/if}}', 'bc'],
  ])('[ENG-123] %s reads %j', (text, filled) => {
    expect(renderTest(text)).toBe(filled);
  });

  it.each([
    ['data.open "equals" "yes"', true],
    ['data.open equals "yes"', true],
    ['data.open "not equals" "yes"', false],
    ['data.open notEquals "no"', true],
    ['data.open "!=" "no" "&&" data.age ">" 35', true],
    ['data.age greater 36', false],
    ['data.age greaterOrEquals 36', true],
    ['data.age less 40 and data.age ">=" "36"', true],
    ['data.age equals "36.0"', true],
    ['data.none equals ""', true],
    ['data.tags equals "wood"', true],
    ['data.boxes equals "red"', true],
    ['data.boxes equals "blue"', false],
    ['"2026-01-02" greater "2026-01-01T23:00:00Z"', true],
    ['"b" greater "a"', false],
    ['data.none or data.firstName', true],
    ['data.none and data.firstName or data.age equals 36', true],
    ['data.age equals 36 or data.none and data.none', true],
    ['data.none or data.none equals "x"', false],
    ['(and data.age (equals data.open "yes"))', true],
    ['(or data.none (less data.age 1))', false],
  ])('[ENG-124] [ENG-125] if %s is %s', (test, holds) => {
    expect(renderTest(`{{#if ${test}}}true{{else}}false{{/if}}`)).toBe(String(holds));
    expect(renderTest(`{{#unless ${test}}}false{{else}}true{{/unless}}`)).toBe(String(holds));
    expect(renderTest(`{{#if data.none}}{{else if ${test}}}true{{else}}false{{/if}}`)).toBe(String(holds));
  });

  it('[ENG-126] each iterates over lists and objects, with loop variables', () => {
    expect(
      renderTest('{{#each data.rows}}{{@index}} {{item}} {{this.count}}{{#unless @last}}, {{/unless}}{{/each}}'),
    ).toBe('0 Nut 2, 1 Bolt 5');
    expect(renderTest('{{#each data.boxes}}{{#if @first}}>{{/if}}{{@key}}={{this}};{{/each}}')).toBe(
      '>red=true;blue=false;',
    );
    expect(
      renderTest('{{#each data.none}}x{{else}}none{{/each}} {{#each data.tags as |tag at|}}{{at}}{{tag}}{{/each}}'),
    ).toBe('none 0steel1wood');
    expect(renderTest('{{#each data.rows}}{{#each ../data.tags}}{{@../index}}{{@index}}{{.}} {{/each}}{{/each}}')).toBe(
      '00steel 01wood 10steel 11wood ',
    );
  });

  it('[ENG-127] with, lookup, ../ and @root access other values', () => {
    expect(renderTest('{{#with data.person}}{{mail}} {{../data.age}} {{@root.data.age}}{{else}}no{{/with}}')).toBe(
      'grace@example.com 36 36',
    );
    expect(
      renderTest('{{#with data.none}}x{{else}}no{{/with}} {{#with data.person as |who|}}{{who.mail}}{{/with}}'),
    ).toBe('no grace@example.com');
    expect(renderTest('{{lookup data.tags 1}} {{lookup data.rows.0 "item"}} {{(lookup data.rows 1).item}}')).toBe(
      'wood Nut Bolt',
    );
  });
});

describe('errors', () => {
  it.each([
    ['Hi {{data.name', 'unclosed-value', 1],
    ['Hi\n  {{', 'unclosed-value', 2],
    ['a {{{x}} b', 'unreadable', 1],
    ['{{#if a}}x', 'unclosed-block', 1],
    ['\n{{#if a}}x{{/each}}', 'wrong-close', 2],
    ['x {{else}}', 'stray-else', 1],
    ['x {{/if}}', 'stray-close', 1],
    ['{{a + b}}', 'unreadable', 1],
    ['{{#if a == b}}{{/if}}', 'unreadable', 1],
    ['{{#if}}{{/if}}', 'if-arguments', 1],
    ['{{#if a "equals"}}{{/if}}', 'if-arguments', 1],
    ['{{#if a "equals" b "and"}}{{/if}}', 'if-arguments', 1],
    ['{{#if a "resembles" b}}{{/if}}', 'unknown-comparison', 1],
    ['{{#if a b c}}{{/if}}', 'unknown-comparison', 1],
    ['{{#if a (b) c}}{{/if}}', 'unknown-comparison', 1],
    ['{{#if a less b less c}}{{/if}}', 'unknown-comparison', 1],
    ['{{upper data.name}}', 'unknown-helper', 1],
    ['{{#list data.name}}{{/list}}', 'unknown-helper', 1],
    ['{{@odd}}', 'unknown-helper', 1],
    ['{{dateFormat}} {{dateFormat a b c}}', 'helper-arguments', 1],
    ['{{lookup a}}', 'helper-arguments', 1],
    ['{{#each a b}}{{/each}}', 'helper-arguments', 1],
    ['{{> page}}', 'not-supported', 1],
    ['{{#> page}}{{/page}}', 'not-supported', 1],
    ['{{#*inline "x"}}{{/inline}}', 'not-supported', 1],
    ['x'.repeat(50_001), 'too-long', 1],
    [`\n{{${'a.'.repeat(2_000)}b}}`, 'too-long', 2],
    ['{{#if a}}'.repeat(120) + '{{/if}}'.repeat(120), 'too-deep', 1],
    ['{{#if a}}'.repeat(900) + '{{/if}}'.repeat(900), 'too-deep', 1],
    ['{{#if a}}{{/if}}'.repeat(1_001), 'too-long', 1],
    [`{{#if ${'(and '.repeat(120)}a${')'.repeat(120)}}}{{/if}}`, 'too-deep', 1],
  ])('[ENG-120] reports the error in %j', (text, code, line) => {
    expect(findError(text)).toMatchObject({ code, line, reason: expect.stringMatching(/^[a-z]+$/i) });
  });

  it('[ENG-120] reports the line and column', () => {
    expect(findError('Visit {{upper data.name}}')).toMatchObject({ line: 1, column: 9 });
    expect(findError('Visit\nof {{#if a "x" b}}{{/if}}')).toMatchObject({ line: 2, column: 12 });
    expect(findError('Visit {{data.name')).toMatchObject({ line: 1 });
  });

  it('[ENG-124] names the block with an even number of arguments', () => {
    expect(findError('{{#if a b}}{{/if}}')).toMatchObject({ reason: 'evenArguments', name: 'if' });
  });
});

describe('reads', () => {
  it.each([
    ['no holes', []],
    ['{{data.firstName}} {{data.firstName}} {{submissionNumber}}', ['data.firstName', 'submissionNumber']],
    ['{{#if data.a equals data.b}}{{data.c}}{{else}}{{data.d}}{{/if}}', ['data.a', 'data.b', 'data.c', 'data.d']],
    ['{{#each data.rows}}{{item}}{{@index}}{{../data.x}}{{@root.y}}{{/each}}', ['data.rows', 'data.x', 'y']],
    ['{{#each data.rows as |row|}}{{row.item}}{{/each}}{{data.rows.0.item}}', ['data.rows']],
    ['{{#with data.person}}{{mail}}{{/with}}', ['data.person']],
    ['{{lookup data.map data.name}}', ['data.map', 'data.name']],
    ['{{dateFormat data.day "YYYY"}}{{(lookup data.rows 1).item}}', ['data.day', 'data.rows']],
    ['{{this}}{{data.x}}', ['']],
  ])('[ENG-131] %s reads %j', (text, reads) => {
    const read = parseTemplate(text);
    expect(read.ok && read.template.reads.map((names) => names.join('.'))).toEqual(reads);
  });
});

it('[ENG-361] renders data source rows, in helper syntax and in the syntax of code', () => {
  const rows: Readonly<Record<string, unknown>> = { 'assets/7': { name: 'Crane', site: { city: 'Graz' } } };
  const loadRow = (name: string) => rows[name];
  const values = { data: { asset: 7, names: { 7: 'seven' } } };
  const renderText = (text: string) => {
    const read = parseTemplate(text);
    return read.ok ? read.template.render(values, { loadRow }) : read.problem;
  };
  expect(renderText("{{ lookup('assets', data.asset).name }}")).toBe('Crane');
  expect(renderText('{{(lookup "assets" data.asset).site.city}}')).toBe('Graz');
  expect(renderText('{{#if lookup("assets", data.asset).name equals "Crane"}}yes{{/if}}')).toBe('yes');
  expect(renderText('{{lookup data.names data.asset}} {{lookup "assets" "8"}} {{lookup "no such" "8"}}')).toBe(
    'seven  ',
  );
});
