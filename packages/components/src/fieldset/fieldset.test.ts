import { describe, expect, it } from 'vitest';
import { printFieldset } from './fieldset.print.ts';
import { fieldset } from './fieldset.ts';

describe('fieldset', () => {
  it('has one slot with all its components', () => {
    const definition = { type: 'fieldset', key: 'f', components: [{ type: 'number', key: 'n' }] };
    expect(fieldset.children(fieldset.props.parse(definition), definition)).toEqual([
      { name: 'components', components: definition.components },
    ]);
  });

  it('prints its legend above its children, and never its label', () => {
    const slots = [[{ kind: 'text', text: 'inside' }]] as const;
    const print = (settings: object) =>
      printFieldset({ props: fieldset.props.parse(settings), value: undefined, label: 'Field Set', slots });
    expect(print({ legend: '<b>Site</b>' })).toEqual([{ kind: 'group', title: 'Site', blocks: slots[0] }]);
    expect(print({ label: 'Field Set' })).toEqual([{ kind: 'group', blocks: slots[0] }]);
  });
});
