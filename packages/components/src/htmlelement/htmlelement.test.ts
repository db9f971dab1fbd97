import { describe, expect, it } from 'vitest';
import { printHtmlelement } from './htmlelement.print.ts';
import { elementHtml, htmlelement } from './htmlelement.ts';

const props = (settings: object) => htmlelement.props.parse(settings);

describe('htmlelement', () => {
  it('formats the element with its attributes', () => {
    const attrs = [{ attr: 'title', value: 'a "b" & c' }];
    expect(elementHtml(props({ tag: 'H3', content: 'Site', attrs }))).toBe(
      '<h3 title="a &quot;b&quot; &amp; c">Site</h3>',
    );
    expect(elementHtml(props({ tag: 'hr', content: 'x' }))).toBe('<hr>');
  });

  it('prevents markup injection through tag and attribute names', () => {
    const attrs = [{ attr: 'x onclick', value: 'alert(1)' }];
    expect(elementHtml(props({ tag: 'p onclick=alert(1)', content: 'Site', attrs }))).toBe('<div>Site</div>');
  });

  it('prints nothing if empty', () => {
    expect(printHtmlelement({ props: props({ content: ' ' }), value: undefined, label: '', slots: [] })).toEqual([]);
  });
});
