import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { listRules } from '@tideform/engine/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { specs } from '../../specs.ts';
import { duplicateComponents } from '../components/duplicate-components.ts';
import { moveComponents } from '../components/move-components.ts';
import { componentAt } from '../place/component-at.ts';
import type { LostReference } from '../place/component-path.ts';
import { editComponent } from '../place/edit-list.ts';
import { identityOf } from '../place/identity.ts';
import { followEdit } from './follow-edit.ts';
import { fieldsOf } from './form-fields.ts';

const holders = ['panel', 'container', 'datagrid'];

/** A tree of fields, as numbers: which holder, and what lies in it. */
const shapes = fc.array(
  fc.tuple(
    fc.nat({ max: 2 }),
    fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 3 })), { minLength: 1, maxLength: 3 }),
  ),
  { minLength: 1, maxLength: 3 },
);

function build(shape: readonly (readonly [number, readonly (readonly [number, number])[]])[]): FormDefinition {
  let count = 0;
  const field = (): ComponentDefinition => {
    count += 1;
    return { type: 'number', key: `f${count}`, label: `F${count}`, input: true };
  };
  const holder = (kind: number, components: readonly ComponentDefinition[]): ComponentDefinition => {
    count += 1;
    return { type: holders[kind]!, key: `h${count}`, input: kind > 0, components };
  };
  const components = shape.flatMap(([kind, inner]) => [
    field(),
    holder(kind, [
      field(),
      ...inner.map(([innerKind, fields]) => holder(innerKind, [field(), ...Array.from({ length: fields }, field)])),
    ]),
  ]);
  return { display: 'form', components };
}

/** Lets each field name another one, in the way that `ways` says, where it can be named. */
function withReferences(form: FormDefinition, ways: readonly number[]): FormDefinition {
  const fields = [...fieldsOf(form).byId.values()].filter(({ definition }) => definition.type === 'number');
  return fields.reduce((next, owner, index) => {
    const target = fields[(index * 7 + (ways[index] ?? 0)) % fields.length]!;
    const isBeside = target.scope === owner.scope;
    const name = isBeside && (ways[index] ?? 0) % 2 === 0 ? `row.${target.key}` : `data.${target.path}`;
    const isNamed = target !== owner && (isBeside ? name.startsWith('row') || !target.grid : !target.grid);
    const isFound = target !== owner && (!target.grid || target.grid === owner.grid);
    const way = (ways[index] ?? 0) % 4;
    const reference =
      way === 0 && isFound
        ? { conditional: { show: true, when: target.key, eq: '1' } }
        : way === 1 && isNamed
          ? { calculateValue: { '+': [{ var: name }, 1] } }
          : way === 2 && isNamed
            ? { calculateValue: `value = ${name} + 1` }
            : way === 3 && isFound
              ? { refreshOn: target.path }
              : {};
    return editComponent(next, owner.id, (one) => ({ ...one, ...reference }));
  }, form);
}

type Reads = ReadonlyMap<string, readonly string[]>;

/** What the engine says that each rule looks at, by identities: `component kind` → components. */
function readsOf(form: FormDefinition): Reads {
  const identity = new Map([...walkComponents(form)].map(({ id, definition }) => [id, identityOf(definition)]));
  const rules = listRules(form, specs).filter(({ kind }) => kind !== 'defaultValue');
  return new Map(
    rules.map((rule) => [`${identity.get(rule.of)} ${rule.kind}`, rule.reads.map((id) => identity.get(id)!)]),
  );
}

const edit = fc.oneof(
  fc.record({ do: fc.constant('rename' as const), what: fc.nat() }),
  fc.record({ do: fc.constant('move' as const), what: fc.nat(), to: fc.nat(), index: fc.nat({ max: 3 }) }),
  fc.record({ do: fc.constant('duplicate' as const), what: fc.nat() }),
);
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

function apply(
  form: FormDefinition,
  one: Edit,
): { readonly form: FormDefinition; readonly lost?: readonly LostReference[] } {
  const ids = [...walkComponents(form)].map(({ id }) => id);
  const path = ids[one.what % ids.length]!;
  if (one.do === 'rename') {
    const key = `${componentAt(form, path)!.key}x`;
    return followEdit(
      form,
      editComponent(form, path, (before) => ({ ...before, key })),
    );
  }
  if (one.do === 'duplicate') return duplicateComponents(form, [path]);
  const homes = [undefined, ...ids.filter((id) => holders.includes(componentAt(form, id)!.type))];
  const parent = homes[one.to % homes.length];
  return moveComponents(form, [path], {
    parent,
    slot: parent === undefined ? undefined : 'components',
    index: one.index,
  });
}

it('keeps every reference at the same component through any edits, or reports it', () => {
  fc.assert(
    fc.property(
      shapes,
      fc.array(fc.nat({ max: 40 }), { minLength: 40, maxLength: 40 }),
      fc.array(edit, { minLength: 1, maxLength: 5 }),
      (shape, ways, edits) => {
        let form = withReferences(build(shape), ways);
        for (const one of edits) {
          const before = readsOf(form);
          const edited = apply(form, one);
          const after = readsOf(edited.form);
          const lost = new Set(
            (edited.lost ?? []).map(
              ({ path, property }) => `${identityOf(componentAt(edited.form, path)!)} ${property}`,
            ),
          );
          for (const [rule, reads] of before) {
            if (lost.has(rule)) return;
            expect(after.get(rule), `${rule} after ${JSON.stringify(one)}`).toEqual(reads);
          }
          form = edited.form;
        }
      },
    ),
    { numRuns: 300 },
  );
});
