import {
  type ComponentDefinition,
  createSession,
  type FieldNode,
  isRecord,
  parseForm,
  type Session,
} from '@tideform/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasSampleAnswer, matchesValueKind } from '../kit/testing/matches-value-kind.ts';
import { createSampleAnswer, localizedPalette } from '../palette.ts';
import { samples } from '../samples.ts';
import { settings } from '../settings.ts';
import type { ComponentType } from '../specs.ts';
import { allSpecs, getNamedSamples, getSamples, printAnswer } from './spec-conformance.ts';

const english = { language: 'en', locale: 'en' } as const;
const german = { language: 'de', locale: 'de' } as const;

/** Names of settings that the engine, the builder or the copying of responses reads for every component type. */
const SHARED_SETTINGS_PATTERN =
  /^(key|label|components|columns|conditional|customConditional|logic|calculateValue|allowCalculateOverride|customDefaultValue|onChange|clearOnHide|clearOnCopy|hidden|disabled|validateWhenHidden|pdfVisibility|creatorPermissions|errorLabel|autofocus|refreshOn|clearOnRefresh|validateOn|persistent|tableView|customClassAdvanced|permissions|errors\.\w+|validate\.(required|customMessage|custom|json))$/;

/** Types without permissions: hidden fields are never shown, and everyone must solve a captcha. */
const TYPES_WITHOUT_PERMISSIONS: ReadonlySet<string> = new Set(['hidden', 'recaptcha']);

function listFields(session: Session, ids: readonly string[]): readonly FieldNode[] {
  return ids.flatMap((id) => [session.node(id), ...listFields(session, session.node(id).slots.flat())]);
}

function isParsedProperty(props: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined || !isRecord(props)) return true;
  return Object.hasOwn(props, name) && isParsedProperty(props[name], rest);
}

/** Registers the conformance tests of form components: settings, palette entry and printing. */
export function testFormConformance(type: ComponentType): void {
  const spec = allSpecs[type]!;

  it.each([
    'label',
    'title',
    'validate',
    'values',
    'data',
    'columns',
    'components',
    'attrs',
    'defaultValue',
    'multiple',
  ])('parses and prints a form file with any value for %s', (setting) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 2 }), (wrong, answer) => {
        const definition = { ...samples[type][0]?.definition, [setting]: wrong, type } as ComponentDefinition;
        const props = spec.props.parse(definition);
        spec.emptyValue(props);
        printAnswer(type, definition, spec.normalize(answer, props));
      }),
      { numRuns: 50 },
    );
  });

  it.each([english, german])(
    'has a unique name in the palette, search keywords, and initial settings: $language',
    async (locale) => {
      const { all, create } = await localizedPalette.read(locale);
      const { name, keywords, label } = all.find((one) => one.type === type)!;
      expect(all.filter((one) => one.name === name).map((one) => one.type)).toEqual([type]);
      expect([name, keywords, label].every((text) => text.trim() === text && text !== '')).toBe(true);
      expect(create(type)).not.toHaveProperty('key');
      // Other programs use `input` to tell whether a component has an answer.
      expect(create(type).input).toBe(spec.shape !== 'none');
      expect(parseForm({ components: [create(type)] }).ok).toBe(true);
    },
  );

  it.each(getNamedSamples(type))(
    'generates a valid sample answer, unless the field has a pattern: %s',
    (_, { definition }) => {
      const props = spec.props.parse(definition);
      const kind = spec.valueKind(props);
      const sample = createSampleAnswer(definition);
      if (sample === undefined)
        return expect(hasSampleAnswer(kind) && getSamples(type)[0]!.definition === definition).toBe(false);
      expect(spec.normalize(sample, props)).toEqual(sample);
      expect(spec.isEmpty(sample, props)).toBe(false);
      const isList = (props as { readonly multiple?: unknown }).multiple === true;
      expect(sample).toSatisfy((answer: unknown) => matchesValueKind(kind, answer, isList));
      expect(spec.check(sample, props).filter(({ rule }) => rule !== 'pattern')).toEqual([]);
    },
  );

  it('has a settings form that contains only known components', async () => {
    const session = createSession({ form: await settings[type].read(english), specs: allSpecs });
    expect(session.warnings).toEqual([]);
    expect(session.rootIds.length).toBeGreaterThan(0);
  });

  it('has only settings that the component or the engine reads', async () => {
    const session = createSession({ form: await settings[type].read(english), specs: allSpecs });
    const props = spec.props.parse({});
    const unread = listFields(session, session.rootIds)
      // Hidden settings aren't shown in the builder; they are only kept for other programs.
      .filter(({ definition }) => definition.hidden !== true)
      .map(({ definition }) => definition.key ?? '')
      .filter(
        (key) =>
          !key.startsWith('tab-') && !SHARED_SETTINGS_PATTERN.test(key) && !isParsedProperty(props, key.split('.')),
      );
    expect(unread).toEqual([]);
  });

  it('has settings for permissions', async () => {
    const session = createSession({ form: await settings[type].read(english), specs: allSpecs });
    const keys = listFields(session, session.rootIds).map(({ definition }) => definition.key);
    const found = ['creatorPermissions', 'permissions'].filter((key) => keys.includes(key));
    expect(found).toHaveLength(TYPES_WITHOUT_PERMISSIONS.has(type) ? 0 : 2);
  });

  it('parses the initial values of its settings', async () => {
    const first = createSession({ form: await settings[type].read(english), specs: allSpecs }).data();
    expect(() => spec.props.parse({ ...first, type })).not.toThrow();
  });

  it.each(getNamedSamples(type))('prints an answer and an empty answer: %s', (_, { definition, answer }) => {
    const props = spec.props.parse(definition);
    expect(printAnswer(type, definition, spec.emptyValue(props))).toBeInstanceOf(Array);
    expect(printAnswer(type, definition, spec.normalize(answer, props))).toBeInstanceOf(Array);
  });
}
