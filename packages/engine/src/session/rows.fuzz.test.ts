import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldRow } from '../fields/field-state.ts';
import { createField, scenarioSpecs } from '../testing/index.ts';
import { createSession } from './create-session.ts';
import type { Session } from './session.ts';

const arbitraryWord = fc.constantFrom('', 'x', 'y');

/** Conditions depend only on earlier fields, which rules out cycles. */
const anyCondition = (targets: readonly string[]) =>
  fc.record({ target: fc.constantFrom(...targets), eq: arbitraryWord, show: fc.boolean(), isPresent: fc.boolean() });

const anyTextFields = (names: readonly string[], options: readonly string[]) =>
  fc.tuple(
    ...names.map((name, at) =>
      anyCondition([...options, ...names.slice(0, at), name]).map(({ target, eq, show, isPresent }) =>
        createField('textfield', name, isPresent && target !== name ? { conditional: { show, when: target, eq } } : {}),
      ),
    ),
  );

/** A field, and a grid with three columns and a nested grid in each row. */
const anyForm = fc
  .record({
    columns: anyTextFields(['a', 'b', 'c'], ['top']),
    inner: anyTextFields(['d', 'e'], ['top', 'a', 'g.a']),
    grid: anyCondition(['top']),
    clearOnHide: fc.boolean(),
    isPanel: fc.boolean(),
  })
  .map(({ columns, inner, grid, clearOnHide, isPanel }) => {
    const list = isPanel ? [createField('panel', 'P', { components: columns })] : columns;
    const conditional = { show: grid.show, when: 'top', eq: grid.eq };
    return [
      createField('textfield', 'top'),
      createField('datagrid', 'g', {
        components: [...list, createField('datagrid', 'h', { components: inner })],
        clearOnHide,
        ...(grid.isPresent && { conditional }),
      }),
    ];
  });

/** User actions: `at` selects a grid, a row and a field. */
const arbitraryActions = fc.array(
  fc.record({
    kind: fc.constantFrom('type', 'type', 'type', 'top', 'add', 'remove', 'move', 'paste', 'look'),
    at: fc.nat(),
    to: fc.nat({ max: 4 }),
    word: arbitraryWord,
  }),
  { maxLength: 25 },
);

function getRows(session: Session, id: string): readonly FieldRow[] {
  return session.state(id).rows ?? [];
}

function listFields(session: Session, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => [
    id,
    ...listFields(session, session.node(id).slots.flat()),
    ...getRows(session, id).flatMap((row) => listFields(session, row.fieldIds)),
  ]);
}

function pickEntry<Entry>(list: readonly Entry[], at: number): Entry | undefined {
  return list[at % Math.max(1, list.length)];
}

type Action = typeof arbitraryActions extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

function performAction(session: Session, { kind, at, to, word: typed }: Action): void {
  const ids = listFields(session, session.rootIds);
  const typeOf = (id: string) => session.node(id).definition.type;
  const gridId = pickEntry(
    ids.filter((id) => typeOf(id) === 'datagrid'),
    at,
  )!;
  const rowId = pickEntry(getRows(session, gridId), at)?.id;
  const rows = session.data().g as readonly object[] | undefined;
  if (kind === 'type') {
    const id = pickEntry(
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

/** Returns the stored data and the visible state of all fields, without IDs. */
function getVisibleState(session: Session) {
  const ids = listFields(session, session.rootIds);
  return {
    data: session.data(),
    fields: ids.map((id) => {
      const { value, visible, visibleColumns } = session.state(id);
      return { path: session.node(id).path, value, visible, visibleColumns };
    }),
  };
}

describe('rows after random user actions', () => {
  it('[ENG-25] have the same state as in a new session with the same answers', () => {
    fc.assert(
      fc.property(anyForm, arbitraryActions, (components, performed) => {
        const session = createSession({ form: { components }, specs: scenarioSpecs });
        for (const action of performed) performAction(session, action);
        const reopened = createSession({ form: { components }, specs: scenarioSpecs, data: session.data() });
        expect(getVisibleState(reopened)).toEqual(getVisibleState(session));
      }),
      { numRuns: 250 },
    );
  });

  it('[ENG-71] have unique IDs, and paths to their answers', () => {
    fc.assert(
      fc.property(anyForm, arbitraryActions, (components, performed) => {
        const session = createSession({ form: { components }, specs: scenarioSpecs });
        for (const action of performed) performAction(session, action);
        const ids = listFields(session, session.rootIds);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids.filter((one) => session.node(one).definition.type === 'textfield')) {
          expect(session.nodeAt(session.node(id).path)?.id).toBe(id);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('[ENG-50] notify exactly the listeners of fields whose state changed', () => {
    fc.assert(
      fc.property(anyForm, arbitraryActions, (components, performed) => {
        const session = createSession({ form: { components }, specs: scenarioSpecs });
        for (const action of performed) {
          const ids = listFields(session, session.rootIds);
          const before = new Map(ids.map((id) => [id, session.state(id)]));
          const notifiedIds = new Set<string>();
          const unsubscribers = ids.map((id) => session.subscribe(id, () => notifiedIds.add(id)));
          performAction(session, action);
          const remaining = new Set(listFields(session, session.rootIds));
          const changed = ids.filter((id) => remaining.has(id) && session.state(id) !== before.get(id));
          expect([...notifiedIds].sort()).toEqual(changed.sort());
          for (const unsubscribe of unsubscribers) unsubscribe();
        }
      }),
      { numRuns: 120 },
    );
  });
});
