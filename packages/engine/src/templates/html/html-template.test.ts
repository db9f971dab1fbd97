import { describe, expect, it } from 'vitest';
import { parseTemplate } from '../template.ts';
import { fillHtml, parseHtml } from './html-template.ts';

const values = {
  data: { name: 'Ada <b>', rows: [{ item: 'Nut' }], 'first name': 'Eve' },
  row: { item: 'Bolt' },
  component: { label: 'Notes' },
};

const fillTestHtml = (html: string) => fillHtml(html, (name) => values[name as keyof typeof values]);
const listErrors = (html: string, reader?: typeof parseTemplate) =>
  parseHtml(html, reader).problems.map(({ code, line }) => `${code} ${line}`);

describe('parseHtml', () => {
  it.each([
    ['<p>{{ data.name }}</p>', '<p>Ada &lt;b&gt;</p>'],
    ['{{{ data.name }}}', 'Ada &lt;b&gt;'],
    ['{{row.item}} {{ component.label }} {{data.rows[0].item}}', 'Bolt Notes Nut'],
    ['{{data["first name"]}} {{&nbsp;data[&quot;first name&quot;]&nbsp;}} {{data.[first name]}}', 'Eve Eve Eve'],
    ['<a title="{{data.name}}">{{data.nobody}}{{secret.x}}{{! no }}</a>', '<a title="Ada &lt;b&gt;"></a>'],
    ['<p>No holes } here { </p>', '<p>No holes } here { </p>'],
    ['{{data.__proto__}}{{data.constructor.name}}{{toString}}', ''],
  ])('[ENG-138] %s renders %s', (html, expected) => {
    expect(fillTestHtml(html)).toBe(expected);
    expect(parseHtml(html, parseTemplate).fill(values)).toBe(expected);
  });

  it('[ENG-138] lists its reads', () => {
    expect(parseHtml('{{data.name}} {{row.item}} {{data.rows[0].item}}').reads).toEqual([
      ['data', 'name'],
      ['row', 'item'],
      ['data', 'rows', '0', 'item'],
    ]);
    expect(parseHtml('<p>plain</p>').reads).toEqual([]);
    expect(parseHtml('{{#if data.name}}{{row.item}}{{/if}}', parseTemplate).reads).toEqual([
      ['data', 'name'],
      ['row', 'item'],
    ]);
  });

  it('[ENG-139] removes code and its conditional content, and reports it', () => {
    const html = '<p>a</p>\n{% if (data.x) { %}<b>{{data.name}}</b>{% } else { %}no{% } %}\n<p>{{row.item}}</p>';
    expect(fillTestHtml(html)).toBe('<p>a</p>\n\n<p>Bolt</p>');
    expect(listErrors(html)).toEqual(['code 2']);
    expect(fillTestHtml('a {% for (;;) {')).toBe('a ');
  });

  it('[ENG-139] removes invalid expressions, and keeps the rest', () => {
    const html = '<i>{{ data.name.toUpperCase() }}</i>\n{{ 1 + 1 }}{{row.item}}';
    expect(fillTestHtml(html)).toBe('<i></i>\nBolt');
    expect(listErrors(html)).toEqual(['unreadable 1', 'unreadable 2']);
    expect(listErrors(html, parseTemplate)).toEqual(['unreadable 1']);
    expect(parseHtml(html, parseTemplate).fill(values)).toBe('<i></i>\nBolt');
  });

  it('[ENG-139] reports at most twenty errors', () => {
    expect(listErrors('{{-}}\n'.repeat(50))).toHaveLength(20);
  });

  it('[ENG-139] parses blocks with the template parser, and removes them without it', () => {
    const html = '<p>{{#if data.name}}{{data.name}}{{else}}nobody{{/if}}</p>{{row.item}}';
    expect(parseHtml(html, parseTemplate).fill(values)).toBe('<p>Ada &lt;b&gt;</p>Bolt');
    expect(fillTestHtml(html)).toBe('<p></p>Bolt');
    expect(listErrors(html)).toEqual(['not-supported 1']);
  });

  it('[ENG-138] keeps large texts complete, and parses unclosed expressions quickly', () => {
    const picture = `<img src="data:${'A'.repeat(300_000)}">{{row.item}}`;
    expect(fillTestHtml(picture)).toBe(picture.replace('{{row.item}}', 'Bolt'));
    for (const piece of ['{{', '{%', '{{#', '{{a[', '{{{', '{{ ', '{{/', '%}']) {
      expect(() => fillTestHtml(piece.repeat(20_000))).not.toThrow();
    }
  });
});
