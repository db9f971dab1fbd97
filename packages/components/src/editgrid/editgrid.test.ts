import type { PrintBlock } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { rowsMessages } from '../kit/rows/rows.messages.ts';
import { editgridMessages } from './editgrid.messages.ts';
import { printEditgrid } from './editgrid.print.ts';
import { editgrid } from './editgrid.ts';
import { summarizeBlocks } from './summary/summary-lines.ts';

const own = await editgridMessages.read({ language: 'en', locale: 'en' });
const messages = await rowsMessages.read({ language: 'en', locale: 'en' });

const components = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ type: 'textfield', key, label: key.toUpperCase() }));
const props = (settings: object = {}) => editgrid.props.parse({ components, ...settings });
const pair = (label: string, value: string): PrintBlock => ({ kind: 'pair', label, value });

describe('editgrid', () => {
  it('starts without rows, or with one open row or default rows if configured', () => {
    expect(editgrid.emptyValue(props())).toEqual([]);
    expect(editgrid.emptyValue(props({ openWhenEmpty: 'true' }))).toEqual([{}]);
    expect(editgrid.emptyValue(props({ defaultValue: [{ a: 'x' }], openWhenEmpty: true }))).toEqual([{ a: 'x' }]);
  });

  it('reports too few and too many rows', () => {
    const settings = props({ validate: { minLength: 2, maxLength: '3' } });
    expect(editgrid.check([{ a: 1 }], settings)).toEqual([{ rule: 'minRows', params: { limit: 2 } }]);
    expect(editgrid.check([1, 2, 3, 4], settings)).toEqual([{ rule: 'maxRows', params: { limit: 3 } }]);
  });

  it('prints short rows as a table, and long rows one below the other', () => {
    const print = (rows: readonly (readonly (readonly PrintBlock[])[])[], settings: object = {}) =>
      printEditgrid(messages)({ props: props(settings), value: [], label: 'Lines', slots: [], rows });
    expect(print([[[pair('A', 'x')], [pair('B', 'y')]]])).toEqual([
      {
        kind: 'table',
        caption: 'Lines',
        header: ['A', 'B'],
        rows: [
          [
            { kind: 'text', text: 'x' },
            { kind: 'text', text: 'y' },
          ],
        ],
      },
    ]);
    const long = components.map(({ label }) => [pair(label, '1')]);
    expect(print([long], { hideLabel: true })).toEqual([
      { kind: 'group', blocks: [{ kind: 'group', title: 'Row 1', blocks: long.flat() }] },
    ]);
    const inner = [pair('Length', '2'), pair('Width', '3')];
    expect(print([[inner]])).toEqual([
      { kind: 'group', title: 'Lines', blocks: [{ kind: 'group', title: 'Row 1', blocks: inner }] },
    ]);
    expect(print([])).toEqual([pair('Lines', '')]);
  });
});

describe('summarizeBlocks', () => {
  it('omits the label of a single answer, and keeps the labels of several answers', () => {
    expect(summarizeBlocks([pair('A', 'x')], own)).toEqual([{ label: '', text: 'x' }]);
    expect(summarizeBlocks([{ kind: 'group', blocks: [pair('A', 'x'), pair('B', ''), pair('C', 'z')] }], own)).toEqual([
      { label: 'A', text: 'x' },
      { label: 'C', text: 'z' },
    ]);
  });

  it('summarizes tables by their number of rows, images by their name, and rich text without markup', () => {
    const table: PrintBlock = { kind: 'table', header: ['A'], rows: [[pair('A', '1')], [pair('A', '2')]] };
    expect(summarizeBlocks([table], own)).toEqual([{ label: '', text: '2 rows' }]);
    expect(summarizeBlocks([{ kind: 'image', source: 's', alt: '' }], own)).toEqual([{ label: '', text: 'Picture' }]);
    expect(summarizeBlocks([{ kind: 'text', text: { html: '<b>bold</b>' } }], own)).toEqual([
      { label: '', text: 'bold' },
    ]);
    expect(summarizeBlocks([pair('A', ''), { kind: 'newPage' }], own)).toEqual([]);
  });
});
