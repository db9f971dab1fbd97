import { describe, expect, it } from 'vitest';
import { printFile } from './file.print.ts';
import { file } from './file.ts';

const parseProps = (settings: object = {}) => file.props.parse(settings);
const createStoredFile = (name: string, more: object = {}) => ({
  id: name,
  name,
  originalName: name,
  size: 2048,
  type: '',
  url: '',
  storage: 'indexeddb' as const,
  ...more,
});
const print = printFile({ unnamed: 'Unnamed file' }, 'en');
const findBrokenRules = (names: readonly string[], settings: object, more: object = {}) =>
  file.check(
    names.map((name) => createStoredFile(name, more)),
    parseProps(settings),
  );

describe('file', () => {
  it('has no files initially', () => {
    expect(file.emptyValue(parseProps())).toEqual([]);
    expect([file.normalize(null, parseProps()), file.normalize('', parseProps())]).toEqual([[], []]);
    expect(file.isEmpty([], parseProps())).toBe(true);
    expect(file.isEmpty([createStoredFile('a')], parseProps())).toBe(false);
  });

  it('converts a single file to a list, and keeps unknown properties', () => {
    const one = createStoredFile('a.pdf', { driveItemId: '17', edits: [1] });
    expect(file.normalize(one, parseProps())).toEqual([one]);
  });

  it('reports the name of a file that breaks a rule, and the limit', () => {
    expect(findBrokenRules(['a.exe'], { filePattern: '.pdf' })).toEqual([
      { rule: 'filePattern', params: { file: 'a.exe' } },
    ]);
    expect(findBrokenRules(['a'], { fileMaxSize: '1KB' })).toEqual([
      { rule: 'fileMaxSize', params: { file: 'a', limit: 1024 } },
    ]);
    expect(findBrokenRules(['a'], { fileMinSize: '3KB', fileMaxSize: '' })).toEqual([
      { rule: 'fileMinSize', params: { file: 'a', limit: 3072 } },
    ]);
    expect(findBrokenRules(['a'], { fileMaxSize: '2KB', fileMinSize: '2KB' })).toEqual([]);
  });

  it('accepts one file, or as many as configured', () => {
    expect(findBrokenRules(['a', 'b'], {})).toEqual([{ rule: 'maxFile' }]);
    expect(findBrokenRules(['a', 'b'], { multiple: true, maxFiles: '1' })).toEqual([{ rule: 'maxFile' }]);
    expect(findBrokenRules(['a', 'b', 'c'], { multiple: true, maxFiles: 2 })).toEqual([
      { rule: 'maxFiles', params: { limit: 2 } },
    ]);
    expect(findBrokenRules(['a', 'b', 'c'], { multiple: 'true' })).toEqual([]);
  });

  it('accepts only images in image mode, unless file types are configured', () => {
    expect(findBrokenRules(['a.pdf'], { image: true }, { type: 'application/pdf' })).toHaveLength(1);
    expect(findBrokenRules(['a.pdf'], { image: true, filePattern: '.pdf' }, { type: 'application/pdf' })).toEqual([]);
    expect(findBrokenRules(['a.png'], { image: true, filePattern: '*' }, { type: 'image/png' })).toEqual([]);
  });

  it('prints images by their file ID, and the names of other files', () => {
    const value = [createStoredFile('a.pdf'), createStoredFile('b.jpg', { type: 'image/jpeg' })];
    expect(print({ props: parseProps({ imageSize: '200' }), value, label: 'Permits', slots: [] })).toEqual([
      {
        kind: 'group',
        label: 'Permits',
        blocks: [
          { kind: 'image', source: 'b.jpg', alt: 'b.jpg', widthPx: 200 },
          { kind: 'text', text: 'a.pdf' },
        ],
      },
    ]);
    expect(
      print({
        props: parseProps(),
        value: [createStoredFile('a.pdf'), createStoredFile('c.txt')],
        label: 'L',
        slots: [],
      }),
    ).toEqual([{ kind: 'pair', label: 'L', value: 'a.pdf, c.txt' }]);
    expect(print({ props: parseProps(), value: [], label: 'L', slots: [] })).toMatchObject([{ value: '' }]);
    const nameless = [{ type: 'text/plain', size: 3, url: 'x' }] as never;
    expect(print({ props: parseProps(), value: nameless, label: 'L', slots: [] })).toMatchObject([
      { value: 'Unnamed file' },
    ]);
  });
});
