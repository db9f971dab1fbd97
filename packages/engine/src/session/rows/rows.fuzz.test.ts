import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldRow } from '../../fields/field-state.ts';
import { field, scenarioSpecs } from '../../testing/index.ts';
import { createSession } from '../create-session.ts';
import type { Session } from '../session.ts';

const word = fc.constantFrom('', 'x', 'y');

/** Conditions look only at what stands before them, so there are no circles. */
const when = (targets: readonly string[]) =>
  fc.record({ target: fc.constantFrom(...targets), eq: word, show: fc.boolean(), isPresent: fc.boolean() });

const texts = (names: readonly string[], options: readonly string[]) =>
  fc.tuple(
    ...names.map((name, at) =>
      when([...options, ...names.slice(0, at), name]).map(({ target, eq, show, isPresent }) =>
        field('textfield', name, isPresent && target !== name ? { conditional: { show, when: target, eq } } : {}),
      ),
    ),
  );

/** A field, a grid with three columns and a grid in each of its rows, a field behind. */
const form = fc
  .record({
    columns: texts(['a', 'b', 'c'], ['top']),
    inner: texts(['d', 'e'], ['top', 'a', 'g.a']),
    grid: when(['top']),
    clearOnHide: fc.boolean(),
    isPanel: fc.boolean(),
  })
  .map(({ columns, inner, grid, clearOnHide, isPanel }) => {
    const list = isPanel ? [field('panel', 'P', { components: columns })] : columns;
    const conditional = { show: grid.show, when: 'top', eq: grid.eq };
    return [
      field('textfield', 'top'),
      field('datagrid', 'g', {
        components: [...list, field('datagrid', 'h', { components: inner })],
        clearOnHide,
        ...(grid.isPresent && { conditional }),
      }),
    ];
  });

/** What a person does: `at` picks a grid, a row, a field. */
const actions = fc.array(
  fc.record({
    kind: fc.constantFrom('type', 'type', 'type', 'top', 'add', 'remove', 'move', 'paste', 'look'),
    at: fc.nat(),
    to: fc.nat({ max: 4 }),
    word,
  }),
  { maxLength: 25 },
);

function rowsOf(session: Session, id: string): readonly FieldRow[] {
  return session.state(id).rows ?? [];
}

function withFields(session: Session, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => [
    id,
    ...withFields(session, session.node(id).slots.flat()),
    ...rowsOf(session, id).flatMap((row) => withFields(session, row.fieldIds)),
  ]);
}

function pick<Entry>(list: readonly Entry[], at: number): Entry | undefined {
  return list[at % Math.max(1, list.length)];
}

type Action = typeof actions extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

function perform(session: Session, { kind, at, to, word: typed }: Action): void {
  const ids = withFields(session, session.rootIds);
  const typeOf = (id: string) => session.node(id).definition.type;
  const gridId = pick(
    ids.filter((id) => typeOf(id) === 'datagrid'),
    at,
  )!;
  const rowId = pick(rowsOf(session, gridId), at)?.id;
  const rows = session.data().g as readonly object[] | undefined;
  if (kind === 'type') {
    const id = pick(
      ids.filter((one) => typeOf(one) === 'textfield' && session.state(one).visible),
      at,
    );
    if (id) session.setValue(id, typed);
  }
  if (kind === 'top') session.setValue('0', typed);
  if (kind === 'add') session.addRow(gridId, to);
  if (kind === 'remove' && rowId) session.removeRow(gridId, rowId);
  if (kind === 'move' && rowId) session.moveRow(gridId, rowId, to);
  if (kind === 'paste') session.setValue('1', [...(rows ?? []).slice(at % 2), { a: typed, h: [{ d: typed }] }]);
  if (kind === 'look') session.validate();
}

/** Everything that a person can see and that is stored, without the ids. */
function seen(session: Session) {
  const ids = withFields(session, session.rootIds);
  return {
    data: session.data(),
    fields: ids.map((id) => {
      const { value, visible, visibleColumns } = session.state(id);
      return { path: session.node(id).path, value, visible, visibleColumns };
    }),
  };
}

describe('rows under random hands', () => {
  it('[ENG-25] end where a new session with the same answers starts', () => {
    fc.assert(
      fc.property(form, actions, (components, performed) => {
        const session = createSession({ form: { components }, specs: scenarioSpecs });
        for (const action of performed) perform(session, action);
        const again = createSession({ form: { components }, specs: scenarioSpecs, data: session.data() });
        expect(seen(again)).toEqual(seen(session));
      }),
      { numRuns: 250 },
    );
  });

  it('[ENG-71] have ids of their own, and paths that lead to their answers', () => {
    fc.assert(
      fc.property(form, actions, (components, performed) => {
        const session = createSession({ form: { components }, specs: scenarioSpecs });
        for (const action of performed) perform(session, action);
        const ids = withFields(session, session.rootIds);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids.filter((one) => session.node(one).definition.type === 'textfield')) {
          expect(session.nodeAt(session.node(id).path)?.id).toBe(id);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('[ENG-50] tell exactly those whose state became another one', () => {
    fc.assert(
      fc.property(form, actions, (components, performed) => {
        const session = createSession({ form: { components }, specs: scenarioSpecs });
        for (const action of performed) {
          const ids = withFields(session, session.rootIds);
          const before = new Map(ids.map((id) => [id, session.state(id)]));
          const scene = new Set<string>();
          const leave = ids.map((id) => session.subscribe(id, () => scene.add(id)));
          perform(session, action);
          const staying = new Set(withFields(session, session.rootIds));
          const changed = ids.filter((id) => staying.has(id) && session.state(id) !== before.get(id));
          expect([...scene].sort()).toEqual(changed.sort());
          for (const stop of leave) stop();
        }
      }),
      { numRuns: 120 },
    );
  });
});
