import type { ComponentSpec } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { radio } from '../../radio/radio.ts';
import { select } from '../../select/select.ts';
import { selectboxes } from '../../selectboxes/selectboxes.ts';

const values = [
  { label: 'Pier', value: 'pier' },
  { label: 'Two', value: 2 },
];
const onlyAvailable = { validate: { onlyAvailableItems: true } };

function findBrokenRules<Props, Value>(
  spec: ComponentSpec<Props, Value>,
  settings: object,
  answer: unknown,
): readonly string[] {
  const props = spec.props.parse({ ...onlyAvailable, ...settings });
  return spec.check(answer as Value, props).map(({ rule }) => rule);
}

describe('an answer that must be an available choice', () => {
  it('[ENG-147] validates a radio', () => {
    expect(findBrokenRules(radio, { values }, 'pier')).toEqual([]);
    expect(findBrokenRules(radio, { values }, '2')).toEqual([]);
    expect(findBrokenRules(radio, { values }, 'quay')).toEqual(['onlyAvailableItems']);
    expect(findBrokenRules(radio, { values, validate: {} }, 'quay')).toEqual([]);
    expect(findBrokenRules(radio, { values, dataSrc: 'url' }, 'quay')).toEqual([]);
  });

  it('[ENG-147] validates only the selected options of selectboxes', () => {
    expect(findBrokenRules(selectboxes, { values }, { pier: true, quay: false })).toEqual([]);
    expect(findBrokenRules(selectboxes, { values }, { pier: true, quay: true })).toEqual(['onlyAvailableItems']);
  });

  it('[ENG-147] validates a select with one or multiple answers', () => {
    expect(findBrokenRules(select, { data: { values } }, 'pier')).toEqual([]);
    expect(findBrokenRules(select, { data: { values } }, 'quay')).toEqual(['onlyAvailableItems']);
    expect(findBrokenRules(select, { data: { values }, multiple: true }, ['pier', 2])).toEqual([]);
    expect(findBrokenRules(select, { data: { values }, multiple: true }, ['pier', 3])).toEqual(['onlyAvailableItems']);
  });

  it('[ENG-147] validates a select whose JSON choices are stored whole or by a property', () => {
    const json = [{ id: { short: 'p' } }, { id: { short: 'q' } }];
    const source = { dataSrc: 'json', data: { json } };
    expect(findBrokenRules(select, source, { id: { short: 'q' } })).toEqual([]);
    expect(findBrokenRules(select, { ...source, data: { json: JSON.stringify(json) } }, { id: {} })).toEqual([
      'onlyAvailableItems',
    ]);
    expect(findBrokenRules(select, { ...source, valueProperty: 'id.short' }, 'q')).toEqual([]);
    expect(findBrokenRules(select, { ...source, valueProperty: 'id.short' }, 'r')).toEqual(['onlyAvailableItems']);
    expect(findBrokenRules(select, { ...source, valueProperty: 'constructor' }, 'r')).toEqual(['onlyAvailableItems']);
  });

  it.each([{ dataSrc: 'url', data: { url: 'x' } }, { dataSrc: 'json', data: { json: '[' } }, { data: null }, {}])(
    "[ENG-147] doesn't validate if the choices are unknown: %j",
    (settings) => {
      expect(findBrokenRules(select, settings, 'anything')).toEqual([]);
    },
  );
});
