import { describe, expect, it } from 'vitest';
import { printPanel } from './panel.print.ts';
import { panel } from './panel.ts';

describe('panel', () => {
  it('has one slot with its components, without invalid ones', () => {
    const definition = { type: 'panel', key: 'p', components: [{ type: 'number', key: 'n' }, null, 'x', {}] };
    expect(panel.children(panel.props.parse(definition), definition)).toEqual([
      { name: 'components', components: [{ type: 'number', key: 'n' }] },
    ]);
    const broken = { type: 'panel', key: 'p', components: null };
    expect(panel.children(panel.props.parse(broken), broken)).toEqual([{ name: 'components', components: [] }]);
  });

  it('returns the same component list if all components are valid', () => {
    const components = [{ type: 'number', key: 'n' }];
    const definition = { type: 'panel', key: 'p', components };
    expect(panel.children(panel.props.parse(definition), definition)[0]?.components).toBe(components);
  });

  it('prints its title above its children, unless the title is hidden', () => {
    const slots = [[{ kind: 'text', text: 'inside' }]] as const;
    const print = (settings: object) =>
      printPanel({ props: panel.props.parse(settings), value: undefined, label: '', slots });
    expect(print({ title: 'Site' })).toEqual([{ kind: 'group', title: 'Site', blocks: slots[0] }]);
    expect(print({ title: 'Site', hideLabel: true })).toEqual([{ kind: 'group', blocks: slots[0] }]);
  });
});
