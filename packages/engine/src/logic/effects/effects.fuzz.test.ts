import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubmissionData } from '../../data/answers.ts';
import type { ComponentDefinition } from '../../definition/form-definition.ts';
import type { OpenScriptHost } from '../../scripts/script-host.ts';
import { createSession } from '../../session/create-session.ts';
import type { Session } from '../../session/session.ts';
import { createField, openTestScripts, requireSandbox, scenarioSpecs } from '../../testing/index.ts';

const fieldCount = 7;
const getFieldPath = (index: number) => `data.f${index}`;
const numberOrZero = (name: string) => ({ if: [{ var: name }, { var: name }, 0] });

/**
 * Maps a kind of logic to a function that creates it for a field that depends on two fields, which precede the field in
 * a shuffled order: so dependencies have any direction in the form, but no cycles.
 */
const logicByKind: Readonly<Record<string, (a: string, b: string) => Readonly<Record<string, unknown>>>> = {
  nothing: () => ({}),
  sumJson: (a, b) => ({ calculateValue: { '+': [numberOrZero(a), numberOrZero(b)] } }),
  sumCode: (a, b) => ({ calculateValue: `value = (${a} || 0) + (${b} || 0)` }),
  shownJson: (a, b) => ({ conditional: { json: { '<': [numberOrZero(a), numberOrZero(b)] } } }),
  shownCode: (a, b) => ({ customConditional: `show = (${a} || 0) < (${b} || 0)` }),
  sumInSandbox: (a, b) => ({ calculateValue: requireSandbox(`value = (${a} || 0) + (${b} || 0)`) }),
  shownInSandbox: (a, b) => ({ customConditional: requireSandbox(`show = (${a} || 0) < (${b} || 0)`) }),
  shownSimple: (a) => ({ conditional: { show: true, when: a.slice('data.'.length), eq: '1' } }),
  shownAndSum: (a, b) => ({ customConditional: `show = ${a} !== 2`, calculateValue: { '+': [numberOrZero(b), 1] } }),
  logicJson: (a) => ({
    logic: [
      {
        trigger: { type: 'json', json: { '==': [numberOrZero(a), 1] } },
        actions: [{ type: 'property', property: { value: 'validate.required', type: 'boolean' }, state: true }],
      },
    ],
  }),
  rule: (a) => ({ validate: { custom: `valid = input === ${a} ? 'The same' : true` } }),
};

const anyForm = (kinds: readonly string[]) =>
  fc
    .tuple(
      fc.shuffledSubarray([...Array(fieldCount).keys()], { minLength: fieldCount }),
      fc.array(
        fc.record({
          kind: fc.constantFrom(...kinds),
          one: fc.nat(),
          other: fc.nat(),
          isInPanel: fc.boolean(),
          clearOnHide: fc.boolean(),
          defaultValue: fc.constantFrom(undefined, 1, 2),
        }),
        { minLength: fieldCount, maxLength: fieldCount },
      ),
    )
    .map(([order, choices]) =>
      choices.map(({ kind, one, other, isInPanel, ...more }, index): ComponentDefinition => {
        const earlier = order.slice(0, order.indexOf(index));
        const logic =
          earlier.length > 0
            ? logicByKind[kind]!(
                getFieldPath(earlier[one % earlier.length]!),
                getFieldPath(earlier[other % earlier.length]!),
              )
            : {};
        const own = createField('number', `F${index}`, { ...more, ...logic });
        return isInPanel ? createField('panel', `P${index}`, { input: false, components: [own] }) : own;
      }),
    );

const anyEdits = fc.array(fc.tuple(fc.nat({ max: fieldCount - 1 }), fc.constantFrom(0, 1, 2, 3), fc.boolean()), {
  maxLength: 12,
});

function getVisibleState(session: Session): unknown {
  const ids = session.rootIds.flatMap((id) => [id, ...session.node(id).slots.flat()]);
  const fields = ids.map((id) => {
    const { visible, required } = session.state(id);
    return { id, visible, required };
  });
  return { fields, data: session.data(), issues: session.validate() };
}

async function compareWithReopened(
  components: readonly ComponentDefinition[],
  edits: readonly (readonly [number, unknown, boolean])[],
  scripts: OpenScriptHost | undefined,
): Promise<void> {
  const start = (data?: SubmissionData) => createSession({ form: { components }, specs: scenarioSpecs, data, scripts });
  const session = start();
  for (const [index, value, shouldWait] of edits) {
    const id = session.node(`${index}`).slots[0]?.[0] ?? `${index}`;
    session.setValue(id, value);
    if (shouldWait) await session.settled();
  }
  await session.settled();
  const reopened = start(session.data());
  await reopened.settled();
  expect(getVisibleState(reopened)).toEqual(getVisibleState(session));
  expect(session.logicErrors()).toEqual([]);
  session.close();
  reopened.close();
}

describe('edits in any order', () => {
  it('[ENG-223] lead to the state of a new session with the same answers, for JSONLogic and plain code', async () => {
    const kinds = Object.keys(logicByKind).filter((kind) => !kind.endsWith('InSandbox'));
    await fc.assert(
      fc.asyncProperty(anyForm(kinds), anyEdits, (components, edits) =>
        compareWithReopened(components, edits, undefined),
      ),
      { numRuns: 300 },
    );
  });

  it('[ENG-223] lead to the same state whether or not the user waits for scripts', async () => {
    const host = openTestScripts({ softMs: 1000 });
    // Sessions run one after the other, so all of them can share one sandbox.
    const scripts = () => ({ ...host, close: () => undefined });
    await fc.assert(
      fc.asyncProperty(anyForm(Object.keys(logicByKind)), anyEdits, (components, edits) =>
        compareWithReopened(components, edits, scripts),
      ),
      { numRuns: 40 },
    );
    host.close();
    // Eighty sessions, each with its own sandbox, would take five seconds of CPU time.
  });
});
