import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { field, scenarioSpecs } from '../testing/index.ts';
import { createSession } from './create-session.ts';
import type { Session } from './session.ts';

const words = ['', 'x', 'y'];
const word = fc.constantFrom(...words);
const size = 8;

/** Text fields, some in panels and containers, whose conditions name others in any direction but never in a circle. */
const tangledForm = fc
  .tuple(
    fc.shuffledSubarray([...Array(size).keys()], { minLength: size }),
    fc.array(
      fc.record({
        target: fc.nat(),
        eq: word,
        show: fc.boolean(),
        isConditional: fc.boolean(),
        clearOnHide: fc.boolean(),
        defaultValue: word,
        holder: fc.constantFrom('none', 'panel', 'container'),
      }),
      { minLength: size, maxLength: size },
    ),
  )
  .map(([order, choices]) =>
    choices.map(({ target, eq, show, isConditional, holder, ...more }, at) => {
      const earlier = order.slice(0, order.indexOf(at));
      const condition =
        isConditional && earlier.length > 0
          ? { conditional: { show, when: `f${earlier[target % earlier.length]}`, eq } }
          : {};
      const text = (own: object) => field('textfield', `F${at}`, { ...more, ...own });
      if (holder === 'none') return text(condition);
      return field(holder, `H${at}`, { ...condition, components: [text({})] });
    }),
  );

const changes = fc.array(fc.tuple(fc.nat({ max: size - 1 }), word), { maxLength: 20 });

function fieldIds(session: Session): readonly string[] {
  return session.rootIds.flatMap((id) => [id, ...session.node(id).slots.flat()]);
}

function visibleIds(session: Session): readonly string[] {
  return fieldIds(session).filter((id) => session.state(id).visible);
}

describe('settling', () => {
  it('[ENG-25] ends where a new session with the same answers starts, whatever was typed in whatever order', () => {
    fc.assert(
      fc.property(tangledForm, changes, (components, typed) => {
        const session = createSession({ form: { components }, specs: scenarioSpecs });
        expect(session.warnings).toEqual([]);
        for (const [at, value] of typed) session.setValue(session.node(`${at}`).slots[0]?.[0] ?? `${at}`, value);
        const again = createSession({ form: { components }, specs: scenarioSpecs, data: session.data() });
        expect(visibleIds(again)).toEqual(visibleIds(session));
        expect(again.data()).toEqual(session.data());
      }),
      { numRuns: 500 },
    );
  });

  it('[ENG-50] tells exactly those whose state became another one', () => {
    fc.assert(
      fc.property(tangledForm, changes, (components, typed) => {
        const session = createSession({ form: { components }, specs: scenarioSpecs });
        const ids = fieldIds(session);
        const scene = new Set<string>();
        for (const id of ids) session.subscribe(id, () => scene.add(id));
        for (const [at, value] of typed) {
          const before = new Map(ids.map((id) => [id, session.state(id)]));
          scene.clear();
          session.setValue(session.node(`${at}`).slots[0]?.[0] ?? `${at}`, value);
          expect([...scene].sort()).toEqual(ids.filter((id) => session.state(id) !== before.get(id)).sort());
        }
      }),
      { numRuns: 200 },
    );
  });
});
