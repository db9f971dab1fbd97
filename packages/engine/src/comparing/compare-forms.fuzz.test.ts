import fc from 'fast-check';
import { expect, it } from 'vitest';
import { walkComponents } from '../definition/child-slots.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { compareForms } from './compare-forms.ts';

const { tree } = fc.letrec<{ tree: ComponentDefinition; leaf: ComponentDefinition }>((tie) => ({
  leaf: fc.record(
    {
      type: fc.constantFrom('textfield', 'number'),
      key: fc.constantFrom('a', 'b', 'c', '__proto__'),
      label: fc.string(),
    },
    { requiredKeys: ['type'] },
  ),
  tree: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc.record({
      type: fc.constant('panel'),
      key: fc.constantFrom('p', 'q'),
      components: fc.array(tie('tree'), { maxLength: 4 }),
    }),
  ),
}));
const arbitraryForm = fc.record({ components: fc.array(tree, { maxLength: 6 }) });

it('[ENG-304] finds no changes between equal forms', () => {
  fc.assert(
    fc.property(arbitraryForm, (one) => {
      const { components, settings } = compareForms(one, structuredClone(one));
      expect(components.filter(({ kind }) => kind !== 'same')).toEqual([]);
      expect(settings).toEqual([]);
    }),
  );
});

it('[ENG-304] lists every component of both forms once, in the order of the later form', () => {
  fc.assert(
    fc.property(arbitraryForm, arbitraryForm, (one, other) => {
      const { components } = compareForms(one, other);
      const all = (which: typeof one) => [...walkComponents(which)].map(({ definition }) => definition);
      expect(components.flatMap(({ after }) => after ?? [])).toEqual(all(other));
      expect(new Set(components.flatMap(({ before }) => before ?? []))).toEqual(new Set(all(one)));
      expect(components.filter(({ before }) => before)).toHaveLength(all(one).length);
    }),
  );
});

it('[ENG-304] swaps added and removed components if the forms are swapped', () => {
  const count = (one: Parameters<typeof compareForms>, kind: string) =>
    compareForms(...one).components.filter((component) => component.kind === kind).length;
  fc.assert(
    fc.property(arbitraryForm, arbitraryForm, (one, other) => {
      expect(count([one, other], 'added')).toBe(count([other, one], 'removed'));
    }),
  );
});
