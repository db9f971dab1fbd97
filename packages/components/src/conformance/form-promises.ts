import type { ComponentDefinition, FieldNode, Session } from '@tideform/engine';
import { createSession, isRecord, parseForm } from '@tideform/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canBeMadeUp, fitsKind } from '../kit/testing/fits-kind.ts';
import { kinds, sampleAnswerOf } from '../palette.ts';
import { samples } from '../samples.ts';
import { settings } from '../settings.ts';
import type { ComponentType } from '../specs.ts';
import { allSpecs, namedSamples, print, samplesOf } from './asked.ts';

const english = { language: 'en', locale: 'en' } as const;
const german = { language: 'de', locale: 'de' } as const;

/** Settings that the engine, the builder or the copying of responses reads, whatever the type. */
const HONOURED =
  /^(key|label|components|columns|conditional|customConditional|logic|calculateValue|allowCalculateOverride|customDefaultValue|onChange|clearOnHide|clearOnCopy|hidden|disabled|validateWhenHidden|pdfVisibility|creatorPermissions|errorLabel|autofocus|refreshOn|clearOnRefresh|validateOn|persistent|tableView|customClassAdvanced|permissions|errors\.\w+|validate\.(required|customMessage|custom|json))$/;

/** Hidden fields are shown to no respondent, and a captcha has to be solved by all of them. */
const FOR_EVERYONE: ReadonlySet<string> = new Set(['hidden', 'recaptcha']);

function fieldsOf(session: Session, ids: readonly string[]): readonly FieldNode[] {
  return ids.flatMap((id) => [session.node(id), ...fieldsOf(session, session.node(id).slots.flat())]);
}

function isRead(props: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined || !isRecord(props)) return true;
  return Object.hasOwn(props, name) && isRead(props[name], rest);
}

/** What people put into forms has settings, a place in the palette and paper besides. */
export function keepsFormPromises(type: ComponentType): void {
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
  ])('reads and prints a form file with anything in the place of %s', (setting) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 2 }), (wrong, answer) => {
        const definition = { ...samples[type][0]?.definition, [setting]: wrong, type } as ComponentDefinition;
        const props = spec.props.parse(definition);
        spec.emptyValue(props);
        print(type, definition, spec.normalize(answer, props));
      }),
      { numRuns: 50 },
    );
  });

  it.each([english, german])(
    'has a name in the palette that no other has, keywords to find it by, and settings to start with: $language',
    async (speech) => {
      const { all, create } = await kinds.read(speech);
      const { name, keywords, label } = all.find((one) => one.type === type)!;
      expect(all.filter((one) => one.name === name).map((one) => one.type)).toEqual([type]);
      expect([name, keywords, label].every((text) => text.trim() === text && text !== '')).toBe(true);
      expect(create(type)).not.toHaveProperty('key');
      // Other programs ask it of a form file: is there an answer?
      expect(create(type).input).toBe(spec.shape !== 'none');
      expect(parseForm({ components: [create(type)] }).ok).toBe(true);
    },
  );

  it.each(namedSamples(type))(
    'makes up an answer of its kind that breaks no rule but a pattern: %s',
    (_, { definition }) => {
      const props = spec.props.parse(definition);
      const kind = spec.valueKind(props);
      const sample = sampleAnswerOf(definition);
      if (sample === undefined)
        return expect(canBeMadeUp(kind) && samplesOf(type)[0]!.definition === definition).toBe(false);
      expect(spec.normalize(sample, props)).toEqual(sample);
      expect(spec.isEmpty(sample, props)).toBe(false);
      const isList = (props as { readonly multiple?: unknown }).multiple === true;
      expect(sample).toSatisfy((answer: unknown) => fitsKind(kind, answer, isList));
      expect(spec.check(sample, props).filter(({ rule }) => rule !== 'pattern')).toEqual([]);
    },
  );

  it('has settings that are a form of components that exist', async () => {
    const session = createSession({ form: await settings[type].read(english), specs: allSpecs });
    expect(session.warnings).toEqual([]);
    expect(session.rootIds.length).toBeGreaterThan(0);
  });

  it('has settings that somebody honours: the component itself, or the engine for all', async () => {
    const session = createSession({ form: await settings[type].read(english), specs: allSpecs });
    const props = spec.props.parse({});
    const nobodys = fieldsOf(session, session.rootIds)
      // What is hidden is offered to nobody: it is kept for other programs.
      .filter(({ definition }) => definition.hidden !== true)
      .map(({ definition }) => definition.key ?? '')
      .filter((key) => !key.startsWith('tab-') && !HONOURED.test(key) && !isRead(props, key.split('.')));
    expect(nobodys).toEqual([]);
  });

  it('lets authors say who may see and answer it', async () => {
    const session = createSession({ form: await settings[type].read(english), specs: allSpecs });
    const keys = fieldsOf(session, session.rootIds).map(({ definition }) => definition.key);
    const found = ['creatorPermissions', 'permissions'].filter((key) => keys.includes(key));
    expect(found).toHaveLength(FOR_EVERYONE.has(type) ? 0 : 2);
  });

  it('reads what its settings say at first', async () => {
    const first = createSession({ form: await settings[type].read(english), specs: allSpecs }).data();
    expect(() => spec.props.parse({ ...first, type })).not.toThrow();
  });

  it.each(namedSamples(type))('prints an answer and no answer: %s', (_, { definition, answer }) => {
    const props = spec.props.parse(definition);
    expect(print(type, definition, spec.emptyValue(props))).toBeInstanceOf(Array);
    expect(print(type, definition, spec.normalize(answer, props))).toBeInstanceOf(Array);
  });
}
