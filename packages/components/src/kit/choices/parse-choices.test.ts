import { hostileAnswers } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { formatRowsAddress } from '../data-rows/rows-address.ts';
import { parseChoiceSource } from './choice-source.ts';
import { createLabelFormatter, findListItems, MAX_CHOICES, parseChoices } from './parse-choices.ts';
import { parseChoicesInSteps } from './parse-choices-in-steps.ts';

const stateItems = [
  { name: 'Alabama', abbreviation: 'AL', at: { id: 1 } },
  { name: 'Alaska', abbreviation: 'AK', at: { id: 2 } },
];

describe('parsing choices', () => {
  it('uses a property of an entry or the whole entry as the value, and the template as the label', () => {
    const template = '<b>{{ item.name }}</b>&nbsp;({{item.abbreviation}})';
    expect(parseChoices(stateItems, { valueProperty: 'at.id', template })).toEqual([
      { label: 'Alabama (AL)', value: 1 },
      { label: 'Alaska (AK)', value: 2 },
    ]);
    expect(parseChoices(stateItems, { valueProperty: '', template: '' })[0]).toEqual({
      label: 'Alabama',
      value: stateItems[0],
    });
    expect(parseChoices(['a', 2, 'a', null, ''], { valueProperty: 'x', template: '{{ item.label }}' })).toEqual([
      { label: 'a', value: 'a' },
      { label: '2', value: 2 },
    ]);
  });

  it("treats labels as plain text: ignores HTML and doesn't run code in templates", () => {
    const label = createLabelFormatter('<span onclick="x()">{{{ item.label }}}</span>');
    expect(label({ label: '<img src=x onerror=y()> & more' })).toBe('<img src=x onerror=y()> & more');
    expect(createLabelFormatter('{{ item.a + item.b }} {{ item.constructor.name }}')({ a: 1, title: 'T' })).toBe('T');
    expect(createLabelFormatter('<'.repeat(100_000))({ name: 'N' })).toBe('N');
  });

  it('fills only properties of the entry into label templates, including nested ones', () => {
    const label = createLabelFormatter('{{ item.at.id }}/{{item.of[1].name}} {{ data.secret }}');
    expect(label({ at: { id: 7 }, of: [0, { name: '$& one' }] })).toBe('7/$& one');
  });

  it('returns the prepared list from the cache, for rows and for other lists', async () => {
    const items = Array.from({ length: MAX_CHOICES + 5 }, (_, at) => ({ id: at, name: `n${at}` }));
    const reading = { valueProperty: 'id', template: '{{ item.name }}' };
    const ready = await parseChoicesInSteps(items, reading);
    expect(parseChoices(items, reading)).toBe(ready);
    expect(ready).toHaveLength(MAX_CHOICES);
    const ofRows = { ...reading, from: { address: formatRowsAddress('assets', '') } };
    const whole = await parseChoicesInSteps(items, ofRows);
    expect(whole).toHaveLength(items.length);
    expect(whole.at(-1)).toEqual({ label: 'n20004', value: 20_004 });
    expect(parseChoices(items, ofRows)).toBe(whole);
  });

  it.each(hostileAnswers)('handles %s', (_what, hostile) => {
    const items = findListItems(hostile, '') ?? [hostile];
    const read = parseChoices(items, { valueProperty: '', template: '{{ item.label }}' });
    expect(read.every(({ label }) => typeof label === 'string')).toBe(true);
  });

  it('limits lists to 20,000 choices, except rows of data sources', () => {
    const items = Array.from({ length: MAX_CHOICES + 5 }, (_, at) => at);
    expect(parseChoices(items, { valueProperty: '', template: '' })).toHaveLength(MAX_CHOICES);
    const from = { address: formatRowsAddress('assets', '') };
    expect(parseChoices(items, { valueProperty: '', template: '', from })).toHaveLength(items.length);
  });

  it.each([
    [stateItems, '', stateItems],
    [{ data: { rows: stateItems } }, 'data.rows', stateItems],
    [{ results: stateItems, total: 2 }, '', stateItems],
    [{ message: 'no' }, '', undefined],
    ['[]', '', undefined],
  ])('finds the list in %j at %j', (json, selectValues, found) => {
    expect(findListItems(json, selectValues)).toEqual(found);
  });
});

describe('source of choices', () => {
  it('is a URL with sort and filter, or code; undefined if neither is configured', () => {
    const data = { url: 'https://lists.example/all?a=1', custom: 'values = []' };
    const sorted = { sort: 'name', selectFields: 'name,id', filter: 'x={{data.x}}' };
    expect(parseChoiceSource({ dataSrc: 'url', data, ...sorted })?.from).toEqual({
      address: 'https://lists.example/all?a=1&sort=name&select=name,id&x={{data.x}}',
    });
    expect(parseChoiceSource({ dataSrc: 'custom', data })?.from).toEqual({ code: 'values = []' });
    for (const raw of [
      { dataSrc: 'url', data: { url: ' ' } },
      { dataSrc: 'custom' },
      { dataSrc: 'values', data },
      null,
    ])
      expect(parseChoiceSource(raw)).toBeUndefined();
  });
});
