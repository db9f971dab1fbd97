import { hostileAnswers } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { rowsAddress } from '../data-rows/rows-address.ts';
import { readSource } from './choice-source.ts';
import { choicesIn, itemLabels, itemsIn, MOST_CHOICES } from './choices-in.ts';
import { prepareChoices } from './prepare-choices.ts';

const states = [
  { name: 'Alabama', abbreviation: 'AL', at: { id: 1 } },
  { name: 'Alaska', abbreviation: 'AK', at: { id: 2 } },
];

describe('choices in a list', () => {
  it('are stored by a name within an entry, or whole, and called as the template says', () => {
    const template = '<b>{{ item.name }}</b>&nbsp;({{item.abbreviation}})';
    expect(choicesIn(states, { valueProperty: 'at.id', template })).toEqual([
      { label: 'Alabama (AL)', value: 1 },
      { label: 'Alaska (AK)', value: 2 },
    ]);
    expect(choicesIn(states, { valueProperty: '', template: '' })[0]).toEqual({ label: 'Alabama', value: states[0] });
    expect(choicesIn(['a', 2, 'a', null, ''], { valueProperty: 'x', template: '{{ item.label }}' })).toEqual([
      { label: 'a', value: 'a' },
      { label: '2', value: 2 },
    ]);
  });

  it('are plain words: nothing in them is HTML, and code of a template is not run', () => {
    const label = itemLabels('<span onclick="x()">{{{ item.label }}}</span>');
    expect(label({ label: '<img src=x onerror=y()> & more' })).toBe('<img src=x onerror=y()> & more');
    expect(itemLabels('{{ item.a + item.b }} {{ item.constructor.name }}')({ a: 1, title: 'T' })).toBe('T');
    expect(itemLabels('<'.repeat(100_000))({ name: 'N' })).toBe('N');
  });

  it('fill in what lies deep in an entry, and nothing else', () => {
    const label = itemLabels('{{ item.at.id }}/{{item.of[1].name}} {{ data.secret }}');
    expect(label({ at: { id: 7 }, of: [0, { name: '$& one' }] })).toBe('7/$& one');
  });

  it('are the same list when they were made ready before, of rows and of other lists', async () => {
    const items = Array.from({ length: MOST_CHOICES + 5 }, (_, at) => ({ id: at, name: `n${at}` }));
    const reading = { valueProperty: 'id', template: '{{ item.name }}' };
    const ready = await prepareChoices(items, reading);
    expect(choicesIn(items, reading)).toBe(ready);
    expect(ready).toHaveLength(MOST_CHOICES);
    const ofRows = { ...reading, from: { address: rowsAddress('assets', '') } };
    const whole = await prepareChoices(items, ofRows);
    expect(whole).toHaveLength(items.length);
    expect(whole.at(-1)).toEqual({ label: 'n20004', value: 20_004 });
    expect(choicesIn(items, ofRows)).toBe(whole);
  });

  it.each(hostileAnswers)('bear %s', (_what, hostile) => {
    const items = itemsIn(hostile, '') ?? [hostile];
    const read = choicesIn(items, { valueProperty: '', template: '{{ item.label }}' });
    expect(read.every(({ label }) => typeof label === 'string')).toBe(true);
  });

  it('are no more than 20,000, but for rows of a data source', () => {
    const items = Array.from({ length: MOST_CHOICES + 5 }, (_, at) => at);
    expect(choicesIn(items, { valueProperty: '', template: '' })).toHaveLength(MOST_CHOICES);
    const from = { address: rowsAddress('assets', '') };
    expect(choicesIn(items, { valueProperty: '', template: '', from })).toHaveLength(items.length);
  });

  it.each([
    [states, '', states],
    [{ data: { rows: states } }, 'data.rows', states],
    [{ results: states, total: 2 }, '', states],
    [{ message: 'no' }, '', undefined],
    ['[]', '', undefined],
  ])('are found in %j at %j', (json, selectValues, found) => {
    expect(itemsIn(json, selectValues)).toEqual(found);
  });
});

describe('where choices come from', () => {
  it('is an address with what sorts and filters it, or code; nothing where neither is written', () => {
    const data = { url: 'https://lists.example/all?a=1', custom: 'values = []' };
    const sorted = { sort: 'name', selectFields: 'name,id', filter: 'x={{data.x}}' };
    expect(readSource({ dataSrc: 'url', data, ...sorted })?.from).toEqual({
      address: 'https://lists.example/all?a=1&sort=name&select=name,id&x={{data.x}}',
    });
    expect(readSource({ dataSrc: 'custom', data })?.from).toEqual({ code: 'values = []' });
    for (const raw of [
      { dataSrc: 'url', data: { url: ' ' } },
      { dataSrc: 'custom' },
      { dataSrc: 'values', data },
      null,
    ])
      expect(readSource(raw)).toBeUndefined();
  });
});
