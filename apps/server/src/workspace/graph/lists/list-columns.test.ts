import { expect, it } from 'vitest';
import type { Column } from '../../library/item.ts';
import { describeColumn } from './list-columns.ts';

const describeSettings = (kind: Column['kind'], kindSettings: Column['kindSettings'] = {}) =>
  describeColumn({ kind, kindSettings } as Column)[kind];

it.each([
  ['text', { allowMultipleLines: false, appendChangesToExistingText: false, linesForEditing: 0, maxLength: 255 }],
  ['number', { decimalPlaces: 'automatic', displayAs: 'number' }],
  ['dateTime', { displayAs: 'default', format: 'dateTime' }],
  ['choice', { allowTextEntry: false, choices: [], displayAs: 'dropDownMenu' }],
  ['personOrGroup', { allowMultipleSelection: false, chooseFromType: 'peopleAndGroups' }],
  ['lookup', { allowMultipleValues: false, allowUnlimitedLength: false }],
  ['hyperlinkOrPicture', { isPicture: false }],
] as const)('[GR-312] describes the default settings of a %s column', (kind, settings) => {
  expect(describeSettings(kind)).toEqual(settings);
});

it('[GR-312] describes configured settings, and no maximum length of multi-line text', () => {
  expect(describeSettings('text', { allowMultipleLines: true })).toEqual({
    allowMultipleLines: true,
    appendChangesToExistingText: false,
    linesForEditing: 0,
  });
  expect(describeSettings('dateTime', { format: 'dateOnly' })).toEqual({ displayAs: 'default', format: 'dateOnly' });
});
