import { describe, expect, it } from 'vitest';
import { printTextarea } from './textarea.print.ts';
import { textarea } from './textarea.ts';

const parseProps = (settings: object = {}) => textarea.props.parse(settings);

describe('textarea', () => {
  it('counts words and characters of the whole text', () => {
    const settings = parseProps({ validate: { maxWords: 3 } });
    expect(textarea.check('one two\nthree', settings)).toEqual([]);
    expect(textarea.check('one two\nthree four', settings)).toEqual([{ rule: 'maxWords', params: { limit: 3 } }]);
  });

  it("keeps JSON answers, and rejects text that isn't JSON", () => {
    const settings = parseProps({ as: 'json' });
    expect(textarea.normalize({ a: 1 }, settings)).toEqual({ a: 1 });
    expect(textarea.check({ a: 1 }, settings)).toEqual([]);
    expect(textarea.check('{ half', settings)).toEqual([{ rule: 'json' }]);
  });

  it('[ENG-146] validates each of multiple texts, and treats a JSON list as one answer', () => {
    const several = parseProps({ multiple: true, validate: { minLength: 3 } });
    expect(textarea.check(['abc', 'a', ''], several)).toEqual([{ rule: 'minLength', params: { limit: 3 } }]);
    expect(textarea.isEmpty(['', ' '], several)).toBe(true);
    expect(textarea.normalize([5, null], several)).toEqual([5, '']);
    expect(textarea.check(['a'], parseProps({}))).toEqual([{ rule: 'nonarray' }]);
    expect(textarea.check([1, 2], parseProps({ as: 'json' }))).toEqual([]);
    expect(printTextarea('en')({ props: several, value: ['a', '', 'b'], label: 'Notes', slots: [] })).toEqual([
      { kind: 'pair', label: 'Notes', value: 'a, b' },
    ]);
  });

  it('parses the number of lines from text, and the editor names of form.io', () => {
    expect(parseProps({ rows: '5', as: 'html' })).toMatchObject({ rows: 5, as: 'string', editor: 'plain' });
    const editors = ['quill', 'ckeditor', 'tinymce', 'ace', 'toString', null].map(
      (editor) => parseProps({ editor }).editor,
    );
    expect(editors).toEqual(['rich', 'rich', 'rich', 'code', 'plain', 'plain']);
  });

  it('counts the words of rich text without tags', () => {
    const rich = parseProps({ editor: 'ckeditor', validate: { maxWords: 3, maxLength: 20 } });
    expect(textarea.check('<p><strong>one</strong> two</p><p>three</p>', rich)).toEqual([]);
    expect(textarea.check('<p>one two three&nbsp;four</p>', rich)).toEqual([
      { rule: 'maxWords', params: { limit: 3 } },
    ]);
    const empty = ['', '<p></p>', '<p>&nbsp;<br></p>', '<ul><li></li></ul>'];
    expect(empty.map((html) => textarea.isEmpty(html, rich))).toEqual(empty.map(() => true));
    expect(textarea.isEmpty('<img src="data:image/png;base64,AA==">', rich)).toBe(false);
  });

  it('prints rich text with its formatting and images', () => {
    const rich = parseProps({ editor: 'ckeditor' });
    const print = (value: string) => printTextarea('en')({ props: rich, value, label: 'Notes', slots: [] });
    const picture = 'data:image/jpeg;base64,AAAA';
    expect(print(`<p>One</p><img src="${picture}" alt="Bay 3"><ul><li>two</li></ul>`)).toEqual([
      {
        kind: 'group',
        label: 'Notes',
        blocks: [
          { kind: 'text', text: { html: '<p>One</p>' } },
          { kind: 'image', source: picture, alt: 'Bay 3' },
          { kind: 'text', text: { html: '<ul><li>two</li></ul>' } },
        ],
      },
    ]);
    expect(print('one < two\nthree')).toEqual([
      { kind: 'group', label: 'Notes', blocks: [{ kind: 'text', text: { html: '<p>one &lt; two<br>three</p>' } }] },
    ]);
    expect(print('<p></p>')).toEqual([{ kind: 'pair', label: 'Notes', value: '' }]);
    expect(print('<img src="https://elsewhere.example/a.png">x')).toMatchObject([{ blocks: [{ kind: 'text' }] }]);
  });
});
