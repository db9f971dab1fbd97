import { describe, expect, it } from 'vitest';
import { readTemplate } from '../template.ts';
import { fillHtml, readHtml } from './html-template.ts';

const values = {
  data: { name: 'Ada <b>', rows: [{ item: 'Nut' }], 'first name': 'Eve' },
  row: { item: 'Bolt' },
  component: { label: 'Notes' },
};

const fill = (html: string) => fillHtml(html, (name) => values[name as keyof typeof values]);
const codes = (html: string, reader?: typeof readTemplate) =>
  readHtml(html, reader).problems.map(({ code, line }) => `${code} ${line}`);

describe('readHtml', () => {
  it.each([
    ['<p>{{ data.name }}</p>', '<p>Ada &lt;b&gt;</p>'],
    ['{{{ data.name }}}', 'Ada &lt;b&gt;'],
    ['{{row.item}} {{ component.label }} {{data.rows[0].item}}', 'Bolt Notes Nut'],
    ['{{data["first name"]}} {{&nbsp;data[&quot;first name&quot;]&nbsp;}} {{data.[first name]}}', 'Eve Eve Eve'],
    ['<a title="{{data.name}}">{{data.nobody}}{{secret.x}}{{! no }}</a>', '<a title="Ada &lt;b&gt;"></a>'],
    ['<p>No holes } here { </p>', '<p>No holes } here { </p>'],
    ['{{data.__proto__}}{{data.constructor.name}}{{toString}}', ''],
  ])('[ENG-138] %s reads %s', (html, expected) => {
    expect(fill(html)).toBe(expected);
    expect(readHtml(html, readTemplate).fill(values)).toBe(expected);
  });

  it('[ENG-138] says what it reads', () => {
    expect(readHtml('{{data.name}} {{row.item}} {{data.rows[0].item}}').reads).toEqual([
      ['data', 'name'],
      ['row', 'item'],
      ['data', 'rows', '0', 'item'],
    ]);
    expect(readHtml('<p>plain</p>').reads).toEqual([]);
    expect(readHtml('{{#if data.name}}{{row.item}}{{/if}}', readTemplate).reads).toEqual([
      ['data', 'name'],
      ['row', 'item'],
    ]);
  });

  it('[ENG-139] leaves code out with what it decides on, and says so', () => {
    const html = '<p>a</p>\n{% if (data.x) { %}<b>{{data.name}}</b>{% } else { %}no{% } %}\n<p>{{row.item}}</p>';
    expect(fill(html)).toBe('<p>a</p>\n\n<p>Bolt</p>');
    expect(codes(html)).toEqual(['code 2']);
    expect(fill('a {% for (;;) {')).toBe('a ');
  });

  it('[ENG-139] leaves out what is no value, and keeps the rest', () => {
    const html = '<i>{{ data.name.toUpperCase() }}</i>\n{{ 1 + 1 }}{{row.item}}';
    expect(fill(html)).toBe('<i></i>\nBolt');
    expect(codes(html)).toEqual(['unreadable 1', 'unreadable 2']);
    expect(codes(html, readTemplate)).toEqual(['unreadable 1']);
    expect(readHtml(html, readTemplate).fill(values)).toBe('<i></i>\nBolt');
  });

  it('[ENG-139] names no more than twenty problems', () => {
    expect(codes('{{-}}\n'.repeat(50))).toHaveLength(20);
  });

  it('[ENG-139] reads blocks with the reader of templates, and leaves them out without', () => {
    const html = '<p>{{#if data.name}}{{data.name}}{{else}}nobody{{/if}}</p>{{row.item}}';
    expect(readHtml(html, readTemplate).fill(values)).toBe('<p>Ada &lt;b&gt;</p>Bolt');
    expect(fill(html)).toBe('<p></p>Bolt');
    expect(codes(html)).toEqual(['not-supported 1']);
  });

  it('[ENG-138] keeps large texts whole, and is quick about what is never closed', () => {
    const picture = `<img src="data:${'A'.repeat(300_000)}">{{row.item}}`;
    expect(fill(picture)).toBe(picture.replace('{{row.item}}', 'Bolt'));
    for (const piece of ['{{', '{%', '{{#', '{{a[', '{{{', '{{ ', '{{/', '%}']) {
      expect(() => fill(piece.repeat(20_000))).not.toThrow();
    }
  });
});
