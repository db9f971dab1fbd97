import { describe, expect, it } from 'vitest';
import type { ComponentSpec } from '../../component-spec.ts';
import { createField, scenarioSpecs, startScenario } from '../../testing/index.ts';

const contentSpec: ComponentSpec = {
  ...(scenarioSpecs.panel as ComponentSpec),
  type: 'content',
  htmlTemplates: ['html'],
};
const specs = { ...scenarioSpecs, content: contentSpec };
const content = (label: string, html: string) => ({ type: 'content', key: label, label, input: false, html });

describe('texts', () => {
  it('[ENG-138] render the referenced answers, escaped', () => {
    const { session } = startScenario(
      [createField('textfield', 'Name'), content('Hello', '<p>Hello {{ data.name }}!</p>')],
      {
        specs,
      },
    );
    const getHtml = () => session.state('1').definition.html;
    expect(getHtml()).toBe('<p>Hello !</p>');
    session.setValue('0', '<b>Ada</b>');
    expect(getHtml()).toBe('<p>Hello &lt;b&gt;Ada&lt;/b&gt;!</p>');
    expect(session.node('1').definition.html).toBe('<p>Hello {{ data.name }}!</p>');
  });

  it('[ENG-138] in a row render the answers of the row, also in a read-only session', () => {
    const lines = createField('datagrid', 'Lines', {
      components: [createField('textfield', 'Item'), content('Note', 'About {{ row.item }}')],
    });
    const { session } = startScenario([lines], {
      specs,
      data: { lines: [{ item: 'a' }, { item: 'b' }] },
      readOnly: true,
    });
    const notes = session.state('0').rows!.map(({ fieldIds }) => session.state(fieldIds[1]!).definition.html);
    expect(notes).toEqual(['About a', 'About b']);
  });

  it('[ENG-138] do not change when an unrelated answer changes', () => {
    const { session } = startScenario(
      [createField('textfield', 'Name'), createField('textfield', 'Other'), content('Hello', 'Hello {{ data.name }}')],
      { specs },
    );
    const before = session.state('2');
    session.setValue('1', 'x');
    expect(session.state('2')).toBe(before);
  });

  it('[ENG-139] cause a warning if they contain code', () => {
    startScenario([content('Hello', 'a {% if (data.a) { %} b {% } %} c')], { specs }).expectWarning(
      'unusable-logic',
      'html: code',
    );
  });
});
