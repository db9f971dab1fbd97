import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createField, scenarioSpecs } from '../testing/index.ts';
import { createSession } from './create-session.ts';
import type { Session } from './session.ts';

const words = ['', 'x', 'y'];
const arbitraryWord = fc.constantFrom(...words);
const fieldCount = 8;

/** Text fields, some in panels and containers, with conditions on other fields in any direction but without cycles. */
const anyForm = fc
  .tuple(
    fc.shuffledSubarray([...Array(fieldCount).keys()], { minLength: fieldCount }),
    fc.array(
      fc.record({
        target: fc.nat(),
        eq: arbitraryWord,
        show: fc.boolean(),
        isConditional: fc.boolean(),
        clearOnHide: fc.boolean(),
        defaultValue: arbitraryWord,
        parentType: fc.constantFrom('none', 'panel', 'container'),
      }),
      { minLength: fieldCount, maxLength: fieldCount },
    ),
  )
  .map(([order, choices]) =>
    choices.map(({ target, eq, show, isConditional, parentType, ...more }, at) => {
      const earlier = order.slice(0, order.indexOf(at));
      const condition =
        isConditional && earlier.length > 0
          ? { conditional: { show, when: `f${earlier[target % earlier.length]}`, eq } }
          : {};
      const createTextField = (own: object) => createField('textfield', `F${at}`, { ...more, ...own });
      if (parentType === 'none') return createTextField(condition);
      return createField(parentType, `H${at}`, { ...condition, components: [createTextField({})] });
    }),
  );

const arbitraryChanges = fc.array(fc.tuple(fc.nat({ max: fieldCount - 1 }), arbitraryWord), { maxLength: 20 });

function listFieldIds(session: Session): readonly string[] {
  return session.rootIds.flatMap((id) => [id, ...session.node(id).slots.flat()]);
}

function listVisibleIds(session: Session): readonly string[] {
  return listFieldIds(session).filter((id) => session.state(id).visible);
}

describe('settling', () => {
  it('[ENG-25] leads to the same state as a new session with the same answers, regardless of the order of edits', () => {
    fc.assert(
      fc.property(anyForm, arbitraryChanges, (components, edits) => {
        const session = createSession({ form: { components }, specs: scenarioSpecs });
        expect(session.warnings).toEqual([]);
        for (const [at, value] of edits) session.setValue(session.node(`${at}`).slots[0]?.[0] ?? `${at}`, value);
        const reopened = createSession({ form: { components }, specs: scenarioSpecs, data: session.data() });
        expect(listVisibleIds(reopened)).toEqual(listVisibleIds(session));
        expect(reopened.data()).toEqual(session.data());
      }),
      { numRuns: 500 },
    );
  });

  it('[ENG-50] notifies exactly the listeners of fields whose state changed', () => {
    fc.assert(
      fc.property(anyForm, arbitraryChanges, (components, edits) => {
        const session = createSession({ form: { components }, specs: scenarioSpecs });
        const ids = listFieldIds(session);
        const notifiedIds = new Set<string>();
        for (const id of ids) session.subscribe(id, () => notifiedIds.add(id));
        for (const [at, value] of edits) {
          const before = new Map(ids.map((id) => [id, session.state(id)]));
          notifiedIds.clear();
          session.setValue(session.node(`${at}`).slots[0]?.[0] ?? `${at}`, value);
          expect([...notifiedIds].sort()).toEqual(ids.filter((id) => session.state(id) !== before.get(id)).sort());
        }
      }),
      { numRuns: 200 },
    );
  });
});
