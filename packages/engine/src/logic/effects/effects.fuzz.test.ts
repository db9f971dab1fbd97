import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubmissionData } from '../../data/submission-data.ts';
import type { ComponentDefinition } from '../../definition/form-definition.ts';
import type { OpenScriptHost } from '../../scripts/script-host.ts';
import { createSession } from '../../session/create-session.ts';
import type { Session } from '../../session/session.ts';
import { field, inSandbox, openTestScripts, scenarioSpecs } from '../../testing/index.ts';

const size = 7;
const path = (at: number) => `data.f${at}`;
const amount = (name: string) => ({ if: [{ var: name }, { var: name }, 0] });

/** What one field follows of two that come before it in a shuffled order: logic in any direction, never in a circle. */
const logics: Readonly<Record<string, (a: string, b: string) => Readonly<Record<string, unknown>>>> = {
  nothing: () => ({}),
  sumJson: (a, b) => ({ calculateValue: { '+': [amount(a), amount(b)] } }),
  sumCode: (a, b) => ({ calculateValue: `value = (${a} || 0) + (${b} || 0)` }),
  shownJson: (a, b) => ({ conditional: { json: { '<': [amount(a), amount(b)] } } }),
  shownCode: (a, b) => ({ customConditional: `show = (${a} || 0) < (${b} || 0)` }),
  sumInSandbox: (a, b) => ({ calculateValue: inSandbox(`value = (${a} || 0) + (${b} || 0)`) }),
  shownInSandbox: (a, b) => ({ customConditional: inSandbox(`show = (${a} || 0) < (${b} || 0)`) }),
  shownSimple: (a) => ({ conditional: { show: true, when: a.slice('data.'.length), eq: '1' } }),
  shownAndSum: (a, b) => ({ customConditional: `show = ${a} !== 2`, calculateValue: { '+': [amount(b), 1] } }),
  logicJson: (a) => ({
    logic: [
      {
        trigger: { type: 'json', json: { '==': [amount(a), 1] } },
        actions: [{ type: 'property', property: { value: 'validate.required', type: 'boolean' }, state: true }],
      },
    ],
  }),
  rule: (a) => ({ validate: { custom: `valid = input === ${a} ? 'The same' : true` } }),
};

const anyForm = (kinds: readonly string[]) =>
  fc
    .tuple(
      fc.shuffledSubarray([...Array(size).keys()], { minLength: size }),
      fc.array(
        fc.record({
          kind: fc.constantFrom(...kinds),
          one: fc.nat(),
          other: fc.nat(),
          isInPanel: fc.boolean(),
          clearOnHide: fc.boolean(),
          defaultValue: fc.constantFrom(undefined, 1, 2),
        }),
        { minLength: size, maxLength: size },
      ),
    )
    .map(([order, choices]) =>
      choices.map(({ kind, one, other, isInPanel, ...more }, at): ComponentDefinition => {
        const before = order.slice(0, order.indexOf(at));
        const logic =
          before.length > 0
            ? logics[kind]!(path(before[one % before.length]!), path(before[other % before.length]!))
            : {};
        const own = field('number', `F${at}`, { ...more, ...logic });
        return isInPanel ? field('panel', `P${at}`, { input: false, components: [own] }) : own;
      }),
    );

const typed = fc.array(fc.tuple(fc.nat({ max: size - 1 }), fc.constantFrom(0, 1, 2, 3), fc.boolean()), {
  maxLength: 12,
});

function looks(session: Session): unknown {
  const ids = session.rootIds.flatMap((id) => [id, ...session.node(id).slots.flat()]);
  const fields = ids.map((id) => {
    const { visible, required } = session.state(id);
    return { id, visible, required };
  });
  return { fields, data: session.data(), issues: session.validate() };
}

async function compare(
  components: readonly ComponentDefinition[],
  edits: readonly (readonly [number, unknown, boolean])[],
  scripts: OpenScriptHost | undefined,
): Promise<void> {
  const start = (data?: SubmissionData) => createSession({ form: { components }, specs: scenarioSpecs, data, scripts });
  const session = start();
  for (const [at, value, isPatient] of edits) {
    const id = session.node(`${at}`).slots[0]?.[0] ?? `${at}`;
    session.setValue(id, value);
    if (isPatient) await session.settled();
  }
  await session.settled();
  const again = start(session.data());
  await again.settled();
  expect(looks(again)).toEqual(looks(session));
  expect(session.logicErrors()).toEqual([]);
  session.close();
  again.close();
}

describe('whatever is typed in whatever order', () => {
  it('[ENG-223] JSONLogic and plain code end where a new session with the same answers starts', async () => {
    const kinds = Object.keys(logics).filter((kind) => !kind.endsWith('InSandbox'));
    await fc.assert(
      fc.asyncProperty(anyForm(kinds), typed, (components, edits) => compare(components, edits, undefined)),
      { numRuns: 300 },
    );
  });

  it('[ENG-223] code ends there too, whether the person waits for it or not', async () => {
    const host = openTestScripts({ softMs: 1000 });
    // Sessions follow each other, so that one machine can serve them all.
    const scripts = () => ({ ...host, close: () => undefined });
    await fc.assert(
      fc.asyncProperty(anyForm(Object.keys(logics)), typed, (components, edits) => compare(components, edits, scripts)),
      { numRuns: 40 },
    );
    host.close();
    // Eighty sessions with machines of their own take five seconds of a core; a busy machine gives a tenth of one.
  });
});
