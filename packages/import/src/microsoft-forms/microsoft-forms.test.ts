import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { escapeHtml } from '../building/parse-values.ts';
import { createXlsx } from '../files/create-xlsx.ts';
import { formatFindings, readValidForm } from '../testing/read-valid-form.ts';

interface DocxLine {
  readonly text: string;
  readonly style?: string;
  /** Number of the list that contains the line, and nesting level in the list. */
  readonly list?: 1 | 2;
  readonly level?: number;
}

/** Creates a document whose first list is numbered and whose second one is bulleted. */
function createDocx(lines: readonly DocxLine[]): Uint8Array {
  const paragraphs = lines.map(({ text, style, list, level = 0 }) => {
    const paragraphStyle = [
      style ? `<w:pStyle w:val="${style}"/>` : '',
      list ? `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>` : '',
    ];
    return `<w:p><w:pPr>${paragraphStyle.join('')}</w:pPr><w:r><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r></w:p>`;
  });
  const createListStyle = (id: number, format: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`;
  const numbering = `${createListStyle(7, 'decimal')}${createListStyle(8, 'bullet')}<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>`;
  return zipSync({
    'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${paragraphs.join('')}</w:body></w:document>`),
    'word/numbering.xml': strToU8(`<w:numbering xmlns:w="w">${numbering}</w:numbering>`),
  });
}

it('[IMP-91] reads the questions of a document, with their choices', () => {
  const read = readValidForm(
    createDocx([
      { text: 'Team lunch', style: 'Title' },
      { text: 'Your name *', list: 1 },
      { text: 'Which day suits you?', list: 1 },
      { text: 'Monday', list: 2 },
      { text: 'Friday & Saturday', list: 2 },
      { text: 'Food', style: 'Heading1' },
      { text: 'Do you eat meat?', list: 1 },
      { text: 'Any comments?', list: 1 },
    ]),
  );
  expect([read.format, read.title]).toEqual(['microsoft', 'Team lunch']);
  expect(read.form.components).toMatchObject([
    { type: 'textfield', label: 'Your name', validate: { required: true } },
    { type: 'radio', label: 'Which day suits you?', values: [{ label: 'Monday' }, { label: 'Friday & Saturday' }] },
    { type: 'panel', title: 'Food', components: [{ type: 'radio' }, { type: 'textarea' }] },
    { type: 'button' },
  ]);
});

it('[IMP-91] reads the questions of exported responses, and infers their types from the answers', () => {
  const heads = [
    'ID',
    'Start time',
    'Completion time',
    'Email',
    'Name',
    'Colour',
    'Sizes',
    'Age',
    'Points - Colour',
    'When is your birthday',
  ];
  const rows = Array.from({ length: 8 }, (_, at) => [
    ...[`${at}`, '45000', '45001', 'a@b.example', 'Ann'],
    ...[at % 2 ? 'Red' : 'Green', at % 2 ? 'S;M;' : 'L;', `${20 + at}`, '1', '30000'],
  ]);
  const read = readValidForm(createXlsx({ Sheet1: [heads, ...rows] }));
  expect(read.form.components).toMatchObject([
    { type: 'radio', label: 'Colour', values: [{ label: 'Green' }, { label: 'Red' }] },
    { type: 'selectboxes', label: 'Sizes', values: [{ label: 'L' }, { label: 'S' }, { label: 'M' }] },
    { type: 'number', label: 'Age' },
    { type: 'datetime', enableTime: false },
    { type: 'button' },
  ]);
  expect(formatFindings(read, 'question').filter((one) => one.startsWith('lost')).length).toBe(6);
});
