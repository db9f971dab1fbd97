import type { ComponentDefinition } from '@tideform/engine';
import type { ComponentSample } from '../kit/component-sample.ts';
import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { choiceSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { tableSettingsMessages } from './table.settings.messages.ts';

/**
 * Creates a hidden setting that stores the number of rows or columns of the edited table. It must always be correct,
 * because form.io truncates a table to the stored numbers.
 */
const createCountSetting = (key: string, label: string, list: string): ComponentDefinition =>
  numberSetting(key, label, {
    hidden: true,
    calculateValue: { reduce: [{ var: list }, { '+': [{ var: 'accumulator' }, 1] }, 0] },
  });

export const tableSettings = settingsForm(tableSettingsMessages, (own, messages) => ({
  display: [
    textSetting('label', messages.label, { description: own.labelHint }),
    { type: 'tableSize', key: 'rows', label: own.size, description: own.sizeHint, input: true },
    createCountSetting('numRows', own.rowCount, 'data.rows'),
    createCountSetting('numCols', own.columnCount, 'data.rows.0'),
    textSetting('caption', own.caption, { description: own.captionHint }),
    textSetting('header', own.header, { description: own.headerHint, multiple: true }),
    choiceSetting('cellAlignment', own.alignment, own.alignments),
    switchSetting('bordered', own.bordered),
    switchSetting('striped', own.striped),
    switchSetting('hover', own.hover),
    switchSetting('condensed', own.condensed),
  ],
  data: [keySetting(messages)],
  ...layoutTabs(messages),
}));

const createCell = (key: string, label: string, type = 'textfield') => ({
  components: [{ type, key, label, input: true }],
});
const createTextCell = (html: string) => ({
  components: [{ type: 'content', key: `said${html}`, html, input: false }],
});

export const tableSamples: readonly ComponentSample[] = [
  {
    name: 'With words above the columns',
    definition: {
      type: 'table',
      key: 'shifts',
      label: 'Shifts',
      input: false,
      numRows: 2,
      numCols: 3,
      header: ['Shift', 'Foreman', 'People on site'],
      caption: 'Who is on site',
      bordered: true,
      rows: [
        [
          createTextCell('Early'),
          createCell('earlyForeman', 'Foreman, early'),
          createCell('earlyPeople', 'People, early', 'number'),
        ],
        [
          createTextCell('Late'),
          createCell('lateForeman', 'Foreman, late'),
          createCell('latePeople', 'People, late', 'number'),
        ],
      ],
    },
  },
  {
    name: 'Cells alone',
    definition: {
      type: 'table',
      key: 'measures',
      label: 'Measures',
      input: false,
      striped: true,
      hover: true,
      condensed: true,
      cellAlignment: 'right',
      rows: [
        [createCell('length', 'Length', 'number'), createCell('width', 'Width', 'number')],
        [createCell('height', 'Height', 'number'), { components: [] }],
      ],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'table',
      key: 'odd',
      numRows: '2',
      rows: [[null, createCell('a', 'A')], null, [{ components: null }], []],
      header: [null, 'B'],
      caption: null,
      bordered: 'true',
    },
  },
];
