import { describe, expect, it } from 'vitest';
import { printContainer } from './container.print.ts';
import { containerSettings } from './container.settings.ts';
import { container } from './container.ts';

describe('container', () => {
  it('is answered as soon as something lies in it', () => {
    const props = container.props.parse({});
    expect([{}, undefined, { name: '' }].map((value) => container.isEmpty(value, props))).toEqual([true, true, false]);
  });

  it('offers no Required setting', () => {
    expect(JSON.stringify(containerSettings)).not.toContain('validate.required');
  });

  it('prints its label only where it is to be seen', () => {
    const slots = [[{ kind: 'text', text: 'inside' }]] as const;
    const print = (settings: object) =>
      printContainer({ props: container.props.parse(settings), value: {}, label: 'Container', slots });
    expect(print({ label: 'Container' })).toEqual([{ kind: 'group', blocks: slots[0] }]);
    expect(print({ label: 'Contractor', hideLabel: false })).toEqual([
      { kind: 'group', title: 'Contractor', blocks: slots[0] },
    ]);
  });
});
