import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { ComponentSpec } from '../../component-spec.ts';
import { createField, openTestScripts, scenarioSpecs, startScenario } from '../../testing/index.ts';

interface Props {
  readonly from: { readonly code: string } | { readonly address: string };
}

/** Rejects answers that are not among the choices, once these are loaded. */
const pickSpec: ComponentSpec<Props, string> = {
  ...(scenarioSpecs.textfield as ComponentSpec<unknown, string>),
  type: 'pick',
  props: z.pipe(
    z.unknown(),
    z.transform((raw) => raw as Props),
  ),
  choicesFrom: ({ from }) => from,
  check: (value, _props, _isBroken, choices) =>
    choices && !choices.includes(value) ? [{ rule: 'onlyAvailableItems' }] : [],
};
const specs = { ...scenarioSpecs, pick: pickSpec as ComponentSpec };
const createPick = (from: Props['from'], more: object = {}) => createField('pick', 'City', { from, ...more });
const countryField = createField('textfield', 'Country');

describe('choices from code', () => {
  const components = [
    countryField,
    createPick({ code: 'values = data.country === "it" ? ["Rome"] : ["Bern", "Basel"]' }),
  ];

  it('[ENG-263] are the returned list, computed again when a dependency changes', async () => {
    const { session } = startScenario(components, { specs, scripts: openTestScripts });
    expect(session.state('1').offer).toBeUndefined();
    await session.settled();
    expect(session.state('1').offer?.list).toEqual(['Bern', 'Basel']);
    session.setValue('0', 'it');
    await session.settled();
    expect(session.state('1').offer?.list).toEqual(['Rome']);
    session.close();
  });

  it('[ENG-263] are validated, also in a read-only session', async () => {
    const { session } = startScenario(components, {
      specs,
      scripts: openTestScripts,
      data: { country: 'it', city: 'Bern' },
      readOnly: true,
    });
    await session.settled();
    expect(session.validate().map(({ rule }) => rule)).toEqual(['onlyAvailableItems']);
    session.close();
  });

  it.each([
    ['throws', 'throw new Error("no")'],
    ['does not return a list', 'values = "Bern"'],
  ])('[ENG-263] are unknown, and accept any answer, when the code %s', async (_what, code) => {
    const { session } = startScenario([createPick({ code })], {
      specs,
      scripts: openTestScripts,
      data: { city: 'Bern' },
    });
    await session.settled();
    expect(session.state('0').offer).toMatchObject({ isFailed: true });
    expect(session.validate()).toEqual([]);
    session.close();
  });

  it('[ENG-263] are unknown without a sandbox, and can be pushed onto the existing list', async () => {
    const withScripts = startScenario([createPick({ code: 'values.push("Bern")' })], {
      specs,
      scripts: openTestScripts,
    });
    await withScripts.session.settled();
    expect(withScripts.session.state('0').offer?.list).toEqual(['Bern']);
    withScripts.session.close();
    expect(startScenario(components, { specs }).session.state('1').offer).toMatchObject({ isFailed: true });
  });
});

describe('choices from a URL', () => {
  const address = 'https://lists.example/{{data.country}}/cities?of={{ data.country }}';
  const components = [countryField, createPick({ address }, { refreshOn: 'other' }), createField('textfield', 'Other')];

  it('[ENG-264] are loaded from a URL with answers, each encoded as one segment', () => {
    const { session } = startScenario(components, { specs });
    const where = () => session.state('1').offer?.address;
    expect(where()).toBe('https://lists.example//cities?of=');
    session.setValue('0', 'a/b?c=d&e');
    expect(where()).toBe('https://lists.example/a%2Fb%3Fc%3Dd%26e/cities?of=a%2Fb%3Fc%3Dd%26e');
    session.setValue('0', '..');
    expect(where()).toBe('https://lists.example//cities?of=');
    session.setValue('0', '\ud800');
    expect(where()).toContain('%EF%BF%BD');
  });

  it('[ENG-265] are validated once a view has provided all of them, until the URL changes', () => {
    const { session } = startScenario(components, { specs, data: { city: 'Bern' } });
    const countErrors = () => session.validate().length;
    expect(countErrors()).toBe(0);
    session.setChoices('1', 'https://lists.example/gone', []);
    expect(countErrors()).toBe(0);
    session.setChoices('1', 'https://lists.example//cities?of=', ['Rome']);
    expect(countErrors()).toBe(1);
    expect(session.state('1').issues).toEqual([{ rule: 'onlyAvailableItems' }]);
    session.setValue('0', 'ch');
    expect(countErrors()).toBe(0);
  });

  it('[ENG-266] are reloaded when a field named in refreshOn changes', () => {
    const { session } = startScenario(components, { specs });
    const before = session.state('1').offer!;
    session.setValue('2', 'x');
    const after = session.state('1').offer!;
    expect(after).toEqual({ ...before, reloadCount: before.reloadCount + 1 });
    session.touch('1');
    expect(session.state('1').offer).toBe(after);
  });

  it('[ENG-264] in a row depend on that row', () => {
    const rows = createField('datagrid', 'Rows', {
      key: 'rows',
      components: [createField('textfield', 'Item', { key: 'item' }), createPick({ address: '/of/{{row.item}}' })],
    });
    const { session } = startScenario([rows], { specs, data: { rows: [{ item: 'a' }, { item: 'b' }] } });
    const where = session.state('0').rows!.map(({ fieldIds }) => session.state(fieldIds[1]!).offer?.address);
    expect(where).toEqual(['/of/a', '/of/b']);
  });
});
