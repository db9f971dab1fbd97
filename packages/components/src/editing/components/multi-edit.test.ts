import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import type { DropPosition } from '../positions/component-path.ts';
import { findOutermost } from '../positions/find-outermost.ts';
import { findStepPositionOfAll, type MoveStep } from '../positions/step-position.ts';
import { duplicateComponents } from './duplicate-components.ts';
import { moveComponents } from './move-components.ts';
import { removeComponents } from './remove-components.ts';
import { replaceComponents } from './replace-components.ts';

const createTextField = (key: string, more = {}): ComponentDefinition => ({
  type: 'textfield',
  key,
  label: key,
  ...more,
});
const createPanel = (key: string, ...components: ComponentDefinition[]) => ({ type: 'panel', key, components });
const form: FormDefinition = {
  display: 'form',
  components: [
    createTextField('a'),
    createPanel('p', createTextField('b'), createTextField('c'), createTextField('x')),
    createTextField('d'),
    createTextField('e'),
  ],
};
const createTopPosition = (index: number): DropPosition => ({ parent: undefined, slot: undefined, index });
const createPanelPosition = (index: number): DropPosition => ({ parent: '1', slot: 'components', index });
const listKeys = (of: FormDefinition) => [...walkComponents(of)].map(({ definition: { key } }) => key).join(' ');
const move = (paths: readonly string[], to: DropPosition) => {
  const moved = moveComponents(form, paths, to);
  return [listKeys(moved.form), moved.paths.join(' ')];
};

it('ignores components inside other selected components, and sorts the rest from top to bottom', () => {
  expect(findOutermost(form, ['3', '1.components.1', '1', '0', '9'])).toEqual(['0', '1', '3']);
});

describe('moving several components', () => {
  it('moves components from different lists to one position, in document order', () => {
    expect(move(['3', '0'], createTopPosition(2))).toEqual(['p b c x a e d', '1 2']);
    expect(move(['0', '3'], createPanelPosition(1))).toEqual(['p b a e c x d', '0.components.1 0.components.2']);
    expect(move(['1.components.0', '1.components.2', '2'], createTopPosition(0))).toEqual(['b x d a p c e', '0 1 2']);
  });

  it('changes nothing if the components are already there, or if one would move into itself', () => {
    for (const to of [createTopPosition(2), createTopPosition(3), createTopPosition(4)])
      expect(moveComponents(form, ['2', '3'], to).form).toBe(form);
    expect(moveComponents(form, ['0', '1'], createPanelPosition(0)).form).toBe(form);
    expect(moveComponents(form, ['0', '2'], { parent: '0', slot: 'components', index: 0 }).form).toBe(form);
  });

  it("doesn't move several components to a slot that accepts only one", () => {
    const map: FormDefinition = {
      components: [{ type: 'datamap', key: 'm' }, createTextField('a'), createTextField('b')],
    };
    const to = { parent: '0', slot: 'valueComponent', index: 0 };
    expect(moveComponents(map, ['1', '2'], to).form).toBe(map);
    expect(listKeys(moveComponents(map, ['1'], to).form)).toBe('m a b');
  });

  it.each<[MoveStep, string]>([
    ['up', 'a d e p b c x'],
    ['in', 'a p b c x d e'],
  ])('moves the selected components %s together', (step, expected) => {
    const to = findStepPositionOfAll(form, ['2', '3'], step)!;
    expect(listKeys(moveComponents(form, ['2', '3'], to).form)).toBe(expected);
  });
});

it('inserts copies after the last original in each list, and points conditions between originals to the copies', () => {
  const formWithCondition: FormDefinition = {
    components: [
      createTextField('a'),
      createTextField('b', { conditional: { when: 'a', eq: '1' } }),
      createPanel('p', createTextField('c'), createTextField('d')),
    ],
  };
  const { form: next, paths } = duplicateComponents(formWithCondition, ['0', '1', '2.components.0']);
  expect(listKeys(next)).toBe('a b a1 b1 p c c1 d');
  expect(paths).toEqual(['2', '3', '4.components.1']);
  expect(next.components[3]?.conditional).toEqual({ when: 'a1', eq: '1' });
});

it('removes several components, and selects the component after the first removed one', () => {
  const removed = removeComponents(form, ['0', '1.components.1', '2']);
  expect([listKeys(removed.form), removed.path]).toEqual(['p b x e', '0']);
  expect(removeComponents(form, ['0', '1', '2', '3'])).toMatchObject({
    form: { ...form, components: [] },
    path: undefined,
  });
});

it('replaces several components in place, and reuses all other objects', () => {
  const next = new Map([
    ['0', createTextField('a', { hidden: true })],
    ['1.components.1', createTextField('c', { hidden: true })],
  ]);
  const { form: changed } = replaceComponents(form, next);
  const hidden = [...walkComponents(changed)].filter(({ definition }) => definition.hidden).map(({ id }) => id);
  expect(hidden).toEqual(['0', '1.components.1']);
  expect(changed.components[2]).toBe(form.components[2]);
});
