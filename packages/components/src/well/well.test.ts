import { describe, expect, it } from 'vitest';
import { printWell } from './well.print.ts';
import { well } from './well.ts';

describe('well', () => {
  it('has one slot with its components, without invalid ones', () => {
    const definition = { type: 'well', key: 'w', components: [7, { type: 'number', key: 'n' }] };
    expect(well.children(well.props.parse(definition), definition)).toEqual([
      { name: 'components', components: [{ type: 'number', key: 'n' }] },
    ]);
  });

  it('prints its children as a group without a title', () => {
    const slots = [[{ kind: 'text', text: 'inside' }]] as const;
    expect(printWell({ props: {}, value: undefined, label: 'Well', slots })).toEqual([
      { kind: 'group', blocks: slots[0] },
    ]);
  });
});
