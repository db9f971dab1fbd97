import { expect, it } from 'vitest';
import type { Column } from '../../library/item.ts';
import { describeColumn } from './describe-column.ts';

const said = (kind: Column['kind'], kindSettings: Column['kindSettings'] = {}) =>
  describeColumn({ kind, kindSettings } as Column)[kind];

it.each([
  ['text', { allowMultipleLines: false, appendChangesToExistingText: false, linesForEditing: 0, maxLength: 255 }],
  ['number', { decimalPlaces: 'automatic', displayAs: 'number' }],
  ['dateTime', { displayAs: 'default', format: 'dateTime' }],
  ['choice', { allowTextEntry: false, choices: [], displayAs: 'dropDownMenu' }],
  ['personOrGroup', { allowMultipleSelection: false, chooseFromType: 'peopleAndGroups' }],
  ['lookup', { allowMultipleValues: false, allowUnlimitedLength: false }],
  ['hyperlinkOrPicture', { isPicture: false }],
] as const)('[GR-312] says what a column of %s does where nobody said it', (kind, settings) => {
  expect(said(kind)).toEqual(settings);
});

it('[GR-312] says what somebody said instead, and no length of several lines', () => {
  expect(said('text', { allowMultipleLines: true })).toEqual({
    allowMultipleLines: true,
    appendChangesToExistingText: false,
    linesForEditing: 0,
  });
  expect(said('dateTime', { format: 'dateOnly' })).toEqual({ displayAs: 'default', format: 'dateOnly' });
});
