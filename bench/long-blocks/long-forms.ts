/** A form and its answers, as large as a file may contain. */
interface Content {
  readonly schema: { readonly components: readonly object[] };
  readonly data: object;
}

export interface LongForm {
  readonly name: string;
  /** Number of repeated elements: fields, rows, choices or characters. */
  readonly count: number;
  createContent(count: number): Content;
  /**
   * The longest block at commit 2ab5dfd, in seconds. Choices, fields and texts were measured with more of them than a
   * form may have today.
   */
  readonly originalBlockSeconds: number;
  /** User action once the form is rendered. */
  readonly act?: { readonly name: string; readonly click: string; readonly text?: string };
}

const createList = <One>(count: number, make: (at: number) => One): readonly One[] =>
  Array.from({ length: Math.round(count) }, (_, at) => make(at));

const text = (key: string, more: object = {}): object => ({ type: 'textfield', key, label: key, input: true, ...more });
const grid = (key: string, components: readonly object[]): object => ({
  ...{ type: 'datagrid', key, label: key, input: true },
  components,
});
const content = (piece: string, count: number): object => ({
  ...{ type: 'content', key: 'words', html: piece.repeat(count) },
});
const form = (components: readonly object[], data: object = {}): Content => ({ schema: { components }, data });

/** A short form, as the basis of comparison. */
export const shortForm = form(createList(100, (at) => text(`f${at}`)));

/** Forms that blocked a page for seconds. */
export const longForms: readonly LongForm[] = [
  {
    ...{ name: 'rows of three answers', count: 100_000, originalBlockSeconds: 15 },
    createContent: (count) =>
      form(
        [
          grid(
            'rows',
            ['a', 'b', 'c'].map((key) => text(key)),
          ),
        ],
        {
          rows: createList(count, (at) => ({ a: `${at}`, b: 'b', c: 'c' })),
        },
      ),
    act: { name: 'keystroke in a cell', click: 'tbody input', text: 'x' },
  },
  {
    ...{ name: 'fields in triply nested grids', count: 27_000, originalBlockSeconds: 15 },
    createContent: (count) => {
      const side = Math.cbrt(count);
      const inner = createList(side, (at) => ({ a: `${at}` }));
      const data = { outer: createList(side, () => ({ middle: createList(side, () => ({ inner })) })) };
      return form([grid('outer', [grid('middle', [grid('inner', [text('a')])])])], data);
    },
    act: { name: 'keystroke in a cell', click: 'tbody input', text: 'x' },
  },
  {
    ...{ name: 'choices of a dropdown', count: 10_000, originalBlockSeconds: 8.5 },
    createContent: (count) =>
      form([
        {
          ...{ type: 'select', key: 'one', label: 'One', input: true, dataSrc: 'values' },
          data: { values: createList(count, (at) => ({ label: `Choice ${at}`, value: `c${at}` })) },
        },
      ]),
    act: { name: 'open the list', click: '[role=combobox], select' },
  },
  {
    ...{ name: 'logic entries', count: 2_000, originalBlockSeconds: 4 },
    createContent: (count) => {
      const trigger = { type: 'simple', simple: { show: true, when: 'asked', eq: 'y' } };
      const logic = createList(count, (at) => ({
        trigger,
        actions: [{ type: 'property', property: { value: 'label', type: 'string' }, text: `Entry ${at}` }],
      }));
      return form([text('asked'), text('told', { logic })]);
    },
    act: { name: 'answer that triggers the logic', click: 'input[name=asked]', text: 'y' },
  },
  {
    ...{ name: 'fields', count: 5_000, originalBlockSeconds: 3 },
    createContent: (count) => form(createList(count, (at) => text(`f${at}`))),
    act: { name: 'keystroke in the first field', click: 'input[name=f0]', text: 'x' },
  },
  {
    ...{ name: 'levels of HTML', count: 100_000, originalBlockSeconds: 2 },
    createContent: (count) =>
      form([{ type: 'content', key: 'deep', html: `${'<div>'.repeat(count)}deep` }, text('after')]),
    act: { name: 'keystroke below', click: 'input[name=after]', text: 'x' },
  },
  ...[100_000, 10_000].map((count) => ({
    ...{ name: 'paragraphs of HTML', count, originalBlockSeconds: 24 },
    createContent: (size: number) => form([content('<p>lorem ipsum</p>', size), text('after')]),
  })),
  ...[500_000, 250_000].map((count) => ({
    ...{ name: 'unclosed braces in HTML', count, originalBlockSeconds: 12.4 },
    createContent: (size: number) => form([content('{{', size), text('after')]),
  })),
  ...[200_000, 160_000].map((count) => ({
    ...{ name: 'unclosed expressions in HTML', count, originalBlockSeconds: 12.4 },
    createContent: (size: number) => form([content('{% ', size), text('after')]),
  })),
  ...[200_000, 10_000].map((count) => ({
    ...{ name: 'unclosed tags in HTML', count, originalBlockSeconds: 1.8 },
    createContent: (size: number) => form([content('<a', size), text('after')]),
  })),
  ...[10_000_000, 500_000].map((count) => ({
    ...{ name: 'characters in a default value', count, originalBlockSeconds: 5.6 },
    createContent: (size: number) => form([text('one', { defaultValue: 'x'.repeat(size) }), text('after')]),
  })),
  ...[1_000_000, 400_000].map((count) => ({
    ...{ name: 'characters in a default value with lines', count, originalBlockSeconds: 5.6 },
    createContent: (size: number) =>
      form([text('one', { type: 'textarea', defaultValue: 'lorem ipsum '.repeat(size / 12) }), text('after')]),
  })),
  {
    ...{ name: 'initial rows of nested grids', count: 1_000_000, originalBlockSeconds: 1.2 },
    createContent: (count) => {
      const least = (...inside: object[]) => ({ ...grid('rows', inside), validate: { minLength: Math.cbrt(count) } });
      return form([least(least(least(text('a')))), text('after')]);
    },
  },
  {
    ...{ name: 'paragraphs in texts of 5,000 paragraphs', count: 50_000, originalBlockSeconds: 24 },
    createContent: (count) =>
      form([...createList(count / 5_000, () => content('<p>lorem ipsum</p>', 5_000)), text('after')]),
  },
];
