import type { PrintBlock } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { rowsMessages } from '../kit/rows/rows.messages.ts';
import { editgridMessages } from './editgrid.messages.ts';
import { printEditgrid } from './editgrid.print.ts';
import { editgrid } from './editgrid.ts';
import { summarizeBlocks } from './summary/row-summary.ts';

const editgridTexts = await editgridMessages.read({ language: 'en', locale: 'en' });
const messages = await rowsMessages.read({ language: 'en', locale: 'en' });

const components = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ type: 'textfield', key, label: key.toUpperCase() }));
const parseProps = (settings: object = {}) => editgrid.props.parse({ components, ...settings });
const createPair = (label: string, value: string): PrintBlock => ({ kind: 'pair', label, value });

describe('editgrid', () => {
  it('starts without rows, or with one open row or default rows if configured', () => {
    expect(editgrid.emptyValue(parseProps())).toEqual([]);
    expect(editgrid.emptyValue(parseProps({ openWhenEmpty: 'true' }))).toEqual([{}]);
    expect(editgrid.emptyValue(parseProps({ defaultValue: [{ a: 'x' }], openWhenEmpty: true }))).toEqual([{ a: 'x' }]);
  });

  it('reports too few and too many rows', () => {
    const settings = parseProps({ validate: { minLength: 2, maxLength: '3' } });
    expect(editgrid.check([{ a: 1 }], settings)).toEqual([{ rule: 'minRows', params: { limit: 2 } }]);
    expect(editgrid.check([1, 2, 3, 4], settings)).toEqual([{ rule: 'maxRows', params: { limit: 3 } }]);
  });

  it('prints short rows as a table, and long rows one below the other', () => {
    const print = (rows: readonly (readonly (readonly PrintBlock[])[])[], settings: object = {}) =>
      printEditgrid(messages)({ props: parseProps(settings), value: [], label: 'Lines', slots: [], rows });
    expect(print([[[createPair('A', 'x')], [createPair('B', 'y')]]])).toEqual([
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
    const long = components.map(({ label }) => [createPair(label, '1')]);
    expect(print([long], { hideLabel: true })).toEqual([
      { kind: 'group', blocks: [{ kind: 'group', title: 'Row 1', blocks: long.flat() }] },
    ]);
    const inner = [createPair('Length', '2'), createPair('Width', '3')];
    expect(print([[inner]])).toEqual([
      { kind: 'group', title: 'Lines', blocks: [{ kind: 'group', title: 'Row 1', blocks: inner }] },
    ]);
    expect(print([])).toEqual([createPair('Lines', '')]);
  });
});

describe('summarizeBlocks', () => {
  it('omits the label of a single answer, and keeps the labels of several answers', () => {
    expect(summarizeBlocks([createPair('A', 'x')], editgridTexts)).toEqual([{ label: '', text: 'x' }]);
    expect(
      summarizeBlocks(
        [{ kind: 'group', blocks: [createPair('A', 'x'), createPair('B', ''), createPair('C', 'z')] }],
        editgridTexts,
      ),
    ).toEqual([
      { label: 'A', text: 'x' },
      { label: 'C', text: 'z' },
    ]);
  });

  it('summarizes tables by their number of rows, images by their name, and rich text without markup', () => {
    const table: PrintBlock = { kind: 'table', header: ['A'], rows: [[createPair('A', '1')], [createPair('A', '2')]] };
    expect(summarizeBlocks([table], editgridTexts)).toEqual([{ label: '', text: '2 rows' }]);
    expect(summarizeBlocks([{ kind: 'image', source: 's', alt: '' }], editgridTexts)).toEqual([
      { label: '', text: 'Picture' },
    ]);
    expect(summarizeBlocks([{ kind: 'text', text: { html: '<b>bold</b>' } }], editgridTexts)).toEqual([
      { label: '', text: 'bold' },
    ]);
    expect(summarizeBlocks([createPair('A', ''), { kind: 'newPage' }], editgridTexts)).toEqual([]);
  });
});
