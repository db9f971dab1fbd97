import { describe, expect, it } from 'vitest';
import { createSession } from '../../session/create-session.ts';
import { scenarioSpecs } from '../../testing/index.ts';
import { parseForm, serializeForm } from '../parse-form.ts';
import { restoreTypes } from './005-types-of-chefs.ts';
import { defaultDateFixture } from './fixtures/001-default-date.ts';
import { currencySignFixture } from './fixtures/002-currency-sign.ts';
import { tokensInValidationFixture } from './fixtures/003-tokens-in-validation.ts';
import { radioOfCheckboxesFixture } from './fixtures/004-radio-of-checkboxes.ts';
import { typesOfChefsFixture } from './fixtures/005-types-of-chefs.ts';
import type { Fixture } from './fixtures/fixture.ts';
import { upgradeForm, upgrades } from './upgrade-form.ts';

const plain = { components: [{ type: 'textfield', key: 'a' }] };

/** Maps the name of an upgrade to its fixture. */
const fixtures: Readonly<Record<string, Fixture>> = {
  '001-default-date': defaultDateFixture,
  '002-currency-sign': currencySignFixture,
  '003-tokens-in-validation': tokensInValidationFixture,
  '004-radio-of-checkboxes': radioOfCheckboxesFixture,
  '005-types-of-chefs': typesOfChefsFixture,
};

describe('upgrades', () => {
  it('[ENG-175] are numbered in their order, and each has a fixture', () => {
    const names = upgrades.map(({ name }) => name);
    expect(names).toEqual(Object.keys(fixtures));
    expect(names.map((name) => Number(name.slice(0, 3)))).toEqual(names.map((_name, index) => index + 1));
  });

  it.each(Object.entries(fixtures))(
    '[ENG-175] %s converts the old form, and does not change the stored one',
    (_name, { old, upgraded: now }) => {
      const text = serializeForm(old);
      expect(upgradeForm(old)).toEqual(now);
      expect(serializeForm(old)).toBe(text);
    },
  );

  it.each(Object.entries(fixtures))('[ENG-175] %s changes nothing if repeated', (_name, { old, upgraded: now }) => {
    const upgraded = upgradeForm(old);
    expect(upgradeForm(structuredClone(upgraded))).toEqual(upgraded);
    expect(upgradeForm(now)).toBe(now);
    for (const { apply } of upgrades) expect(apply(now.components)).toBe(now.components);
  });
});

describe('types of another form builder', () => {
  it('[ENG-303] are read as their base types and saved under their original names, edited or not', () => {
    const { old } = typesOfChefsFixture;
    const upgraded = upgradeForm(old);
    expect(restoreTypes(upgraded)).toEqual(old);
    expect(serializeForm(upgraded)).toBe(serializeForm(restoreTypes(upgraded)));
    const [panel, ...others] = upgraded.components;
    const turned = {
      ...upgraded,
      components: [
        { ...panel!, title: 'You' },
        { ...others[0]!, type: 'textfield' },
      ],
    };
    expect(restoreTypes(turned).components.map(({ type, title }) => [type, title])).toEqual([
      ['simplepanel', 'You'],
      ['textfield', undefined],
    ]);
    expect(restoreTypes(plain)).toBe(plain);
  });
});

describe('upgradeForm', () => {
  it('[ENG-176] returns the same form if nothing is outdated, and the same result for the same form', () => {
    const form = { components: [{ type: 'textfield', key: 'a' }], odd: { kept: true } };
    expect(upgradeForm(form)).toBe(form);
    expect(upgradeForm(defaultDateFixture.old)).toBe(upgradeForm(defaultDateFixture.old));
  });

  it('[ENG-176] keeps unknown values everywhere', () => {
    const old = { type: 'currency', key: 'fee', prefix: '$', strange: [1] };
    const now = { ...old, prefix: '', currency: 'USD' };
    const untyped = { key: 'no type', components: [old] };
    expect(upgradeForm({ odd: 1, components: [null, 'text', untyped, old] } as never)).toEqual({
      odd: 1,
      components: [null, 'text', { key: 'no type', components: [old] }, now],
    });
    const rows = { type: 'table', key: 't', rows: [[{ components: [old], style: 1 }, null], 'odd'] };
    expect(upgradeForm({ components: [rows] }).components[0]?.rows).toEqual([
      [{ components: [now], style: 1 }, null],
      'odd',
    ]);
  });

  it('[ENG-177] is applied by a session, and does not change the stored form', () => {
    const parsed = parseForm(structuredClone(radioOfCheckboxesFixture.old));
    if (!parsed.ok) throw new Error('Not a form');
    const before = serializeForm(parsed.form);
    const specs = { ...scenarioSpecs, tabs: scenarioSpecs.panel };
    const session = createSession({ form: parsed.form, specs, data: { status: '2' } });
    expect(session.nodeAt('status')?.definition.type).toBe('radio');
    expect(serializeForm(parsed.form)).toBe(before);
  });
});
