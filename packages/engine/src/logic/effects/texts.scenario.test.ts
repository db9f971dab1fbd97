import { describe, expect, it } from 'vitest';
import type { ComponentSpec } from '../../component-spec.ts';
import { field, scenario, scenarioSpecs } from '../../testing/index.ts';

const text: ComponentSpec = { ...(scenarioSpecs.panel as ComponentSpec), type: 'content', htmlTemplates: ['html'] };
const specs = { ...scenarioSpecs, content: text };
const content = (label: string, html: string) => ({ type: 'content', key: label, label, input: false, html });

describe('texts', () => {
  it('[ENG-138] follow the answers that they name, escaped', () => {
    const { session } = scenario([field('textfield', 'Name'), content('Hello', '<p>Hello {{ data.name }}!</p>')], {
      specs,
    });
    const html = () => session.state('1').definition.html;
    expect(html()).toBe('<p>Hello !</p>');
    session.setValue('0', '<b>Ada</b>');
    expect(html()).toBe('<p>Hello &lt;b&gt;Ada&lt;/b&gt;!</p>');
    expect(session.node('1').definition.html).toBe('<p>Hello {{ data.name }}!</p>');
  });

  it('[ENG-138] in a row name the answers of the row, where a response is looked at too', () => {
    const lines = field('datagrid', 'Lines', {
      components: [field('textfield', 'Item'), content('Note', 'About {{ row.item }}')],
    });
    const { session } = scenario([lines], { specs, data: { lines: [{ item: 'a' }, { item: 'b' }] }, readOnly: true });
    const notes = session.state('0').rows!.map(({ fieldIds }) => session.state(fieldIds[1]!).definition.html);
    expect(notes).toEqual(['About a', 'About b']);
  });

  it('[ENG-138] tell nobody when something changes that they do not name', () => {
    const { session } = scenario(
      [field('textfield', 'Name'), field('textfield', 'Other'), content('Hello', 'Hello {{ data.name }}')],
      { specs },
    );
    const before = session.state('2');
    session.setValue('1', 'x');
    expect(session.state('2')).toBe(before);
  });

  it('[ENG-139] with code in them are warned of', () => {
    scenario([content('Hello', 'a {% if (data.a) { %} b {% } %} c')], { specs }).expectWarning(
      'unusable-logic',
      'html: code',
    );
  });
});
