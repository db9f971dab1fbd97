import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import type { DropPlace } from '../place/component-path.ts';
import { outermost } from '../place/outermost.ts';
import { type Step, stepPlaceOfAll } from '../place/step-place.ts';
import { duplicateComponents } from './duplicate-components.ts';
import { moveComponents } from './move-components.ts';
import { removeComponents } from './remove-components.ts';
import { replaceComponents } from './replace-components.ts';

const text = (key: string, more = {}): ComponentDefinition => ({ type: 'textfield', key, label: key, ...more });
const panel = (key: string, ...components: ComponentDefinition[]) => ({ type: 'panel', key, components });
const form: FormDefinition = {
  display: 'form',
  components: [text('a'), panel('p', text('b'), text('c'), text('x')), text('d'), text('e')],
};
const top = (index: number): DropPlace => ({ parent: undefined, slot: undefined, index });
const inPanel = (index: number): DropPlace => ({ parent: '1', slot: 'components', index });
const keys = (of: FormDefinition) => [...walkComponents(of)].map(({ definition: { key } }) => key).join(' ');
const move = (paths: readonly string[], to: DropPlace) => {
  const moved = moveComponents(form, paths, to);
  return [keys(moved.form), moved.paths.join(' ')];
};

it('is about what lies in nothing else of it, from top to bottom', () => {
  expect(outermost(form, ['3', '1.components.1', '1', '0', '9'])).toEqual(['0', '1', '3']);
});

describe('moving several', () => {
  it('puts them together, in the order of the form, from wherever they come', () => {
    expect(move(['3', '0'], top(2))).toEqual(['p b c x a e d', '1 2']);
    expect(move(['0', '3'], inPanel(1))).toEqual(['p b a e c x d', '0.components.1 0.components.2']);
    expect(move(['1.components.0', '1.components.2', '2'], top(0))).toEqual(['b x d a p c e', '0 1 2']);
  });

  it('changes nothing where they lie already, nor where one of them would come into itself', () => {
    for (const to of [top(2), top(3), top(4)]) expect(moveComponents(form, ['2', '3'], to).form).toBe(form);
    expect(moveComponents(form, ['0', '1'], inPanel(0)).form).toBe(form);
    expect(moveComponents(form, ['0', '2'], { parent: '0', slot: 'components', index: 0 }).form).toBe(form);
  });

  it('does not put several where there is room for one', () => {
    const map: FormDefinition = { components: [{ type: 'datamap', key: 'm' }, text('a'), text('b')] };
    const to = { parent: '0', slot: 'valueComponent', index: 0 };
    expect(moveComponents(map, ['1', '2'], to).form).toBe(map);
    expect(keys(moveComponents(map, ['1'], to).form)).toBe('m a b');
  });

  it.each<[Step, string]>([
    ['up', 'a d e p b c x'],
    ['in', 'a p b c x d e'],
  ])('goes %s as one', (step, expected) => {
    const to = stepPlaceOfAll(form, ['2', '3'], step)!;
    expect(keys(moveComponents(form, ['2', '3'], to).form)).toBe(expected);
  });
});

it('puts copies behind the last in each list, and conditions among them ask the copies', () => {
  const asking: FormDefinition = {
    components: [text('a'), text('b', { conditional: { when: 'a', eq: '1' } }), panel('p', text('c'), text('d'))],
  };
  const { form: next, paths } = duplicateComponents(asking, ['0', '1', '2.components.0']);
  expect(keys(next)).toBe('a b a1 b1 p c c1 d');
  expect(paths).toEqual(['2', '3', '4.components.1']);
  expect(next.components[3]?.conditional).toEqual({ when: 'a1', eq: '1' });
});

it('takes several away, and what follows the first is selected then', () => {
  const removed = removeComponents(form, ['0', '1.components.1', '2']);
  expect([keys(removed.form), removed.path]).toEqual(['p b x e', '0']);
  expect(removeComponents(form, ['0', '1', '2', '3'])).toMatchObject({
    form: { ...form, components: [] },
    path: undefined,
  });
});

it('changes several where they lie, and leaves the others the same objects', () => {
  const next = new Map([
    ['0', text('a', { hidden: true })],
    ['1.components.1', text('c', { hidden: true })],
  ]);
  const { form: changed } = replaceComponents(form, next);
  const hidden = [...walkComponents(changed)].filter(({ definition }) => definition.hidden).map(({ id }) => id);
  expect(hidden).toEqual(['0', '1.components.1']);
  expect(changed.components[2]).toBe(form.components[2]);
});
