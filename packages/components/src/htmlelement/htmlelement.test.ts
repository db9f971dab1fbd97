import { describe, expect, it } from 'vitest';
import { printHtmlelement } from './htmlelement.print.ts';
import { formatElementHtml, htmlelement } from './htmlelement.ts';

const parseProps = (settings: object) => htmlelement.props.parse(settings);

describe('htmlelement', () => {
  it('formats the element with its attributes', () => {
    const attrs = [{ attr: 'title', value: 'a "b" & c' }];
    expect(formatElementHtml(parseProps({ tag: 'H3', content: 'Site', attrs }))).toBe(
      '<h3 title="a &quot;b&quot; &amp; c">Site</h3>',
    );
    expect(formatElementHtml(parseProps({ tag: 'hr', content: 'x' }))).toBe('<hr>');
  });

  it('prevents markup injection through tag and attribute names', () => {
    const attrs = [{ attr: 'x onclick', value: 'alert(1)' }];
    expect(formatElementHtml(parseProps({ tag: 'p onclick=alert(1)', content: 'Site', attrs }))).toBe(
      '<div>Site</div>',
    );
  });

  it('prints nothing if empty', () => {
    expect(printHtmlelement({ props: parseProps({ content: ' ' }), value: undefined, label: '', slots: [] })).toEqual(
      [],
    );
  });
});
