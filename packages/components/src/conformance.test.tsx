import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentDefinition, ComponentSpec, FieldNode, PrintAnswer, Session, ValueKind } from '@tideform/engine';
import { createSession, parseForm } from '@tideform/engine';
import axe from 'axe-core';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { editorSamples } from './editor-samples.ts';
import { editors } from './editors.ts';
import type { ComponentSample } from './kit/component-sample.ts';
import { fieldLabel } from './kit/read/label.ts';
import { canBeMadeUp, fitsKind } from './kit/testing/fits-kind.ts';
import { TryView } from './kit/testing/TryView.tsx';
import { newComponent, palette, sampleAnswerOf } from './palette.ts';
import { prints } from './prints.ts';
import { samples } from './samples.ts';
import { settings } from './settings.ts';
import { type ComponentType, specs } from './specs.ts';

afterEach(cleanup);

const types = Object.keys(specs) as ComponentType[];
const withEditors: Readonly<Record<string, ComponentSpec>> = { ...specs, ...editors };
const specOf = (type: string): ComponentSpec => withEditors[type]!;
const kindOf = (type: string, definition: ComponentDefinition) =>
  specOf(type).valueKind(specOf(type).props.parse(definition));
/** Kinds of answers that need no control when nothing can be changed: they are drawn as what they are. */
const bareWhenReadOnly: ReadonlySet<ValueKind> = new Set(['files', 'link']);
const asks = (type: string) => {
  const { shape, isUnseen } = specOf(type);
  return shape === 'value' && !isUnseen && kindOf(type, samplesOf(type)[0]!.definition) !== 'none';
};
const samplesOf = (type: string): readonly ComponentSample[] =>
  ({ ...samples, ...editorSamples })[type as ComponentType];
const namedSamples = (type: string) => samplesOf(type).map((sample) => [sample.name, sample] as const);
const printOf = (type: ComponentType) => prints[type] as PrintAnswer;
const print = (type: ComponentType, definition: ComponentDefinition, value: unknown) => {
  const props = specOf(type).props.parse(definition);
  const slots = specOf(type)
    .children(props, definition)
    .map(() => []);
  return printOf(type)({ props, value, label: 'Label', slots });
};

/** Axe looks at structure and names; colours and page landmarks are not there in jsdom. */
async function violations(container: Element) {
  const { violations: found } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Settings that the engine, the builder or the copying of responses reads, whatever the type. */
const HONOURED =
  /^(key|label|components|columns|conditional|customConditional|logic|calculateValue|allowCalculateOverride|customDefaultValue|onChange|clearOnHide|clearOnCopy|hidden|disabled|validateWhenHidden|pdfVisibility|creatorPermissions|validate\.(required|customMessage|custom|json))$/;

function fieldsOf(session: Session, ids: readonly string[]): readonly FieldNode[] {
  return ids.flatMap((id) => [session.node(id), ...fieldsOf(session, session.node(id).slots.flat())]);
}

function isRead(props: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined || typeof props !== 'object' || props === null || Array.isArray(props)) return true;
  return Object.hasOwn(props, name) && isRead((props as Record<string, unknown>)[name], rest);
}

const controls = (container: Element) =>
  [...container.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].filter(
    (control) => !control.hasAttribute('aria-expanded') && control.getAttribute('role') !== 'tab',
  );

describe.each(Object.keys(withEditors))('%s keeps the promises of every component:', (type) => {
  const spec = specOf(type);

  it('has the name under which it is listed', () => {
    expect(spec.type).toBe(type);
  });

  it('reads any settings and any answer without throwing', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 3 }), fc.anything({ maxDepth: 2 }), (extra, answer) => {
        const definition = { ...samplesOf(type)[0]?.definition, ...extra, type, key: 'k' } as ComponentDefinition;
        const props = spec.props.parse(definition);
        const value = spec.normalize(answer, props);
        spec.emptyValue(props);
        spec.logicValue(value, props);
        if (!spec.isEmpty(value, props)) spec.check(value, props);
        spec.children(props, definition);
      }),
      { numRuns: 200 },
    );
  });

  describe.each(namedSamples(type))('%s', (_, { definition, answer }) => {
    const props = spec.props.parse(definition);
    const empty = spec.emptyValue(props);

    it('takes its empty answer for what it is', () => {
      expect(spec.normalize(empty, props)).toEqual(empty);
      if (definition.defaultValue === undefined) expect(spec.isEmpty(empty, props)).toBe(true);
      if (!spec.isEmpty(empty, props)) expect(spec.check(empty, props)).toEqual([]);
    });

    it('says what its answers are, as its shape and its place in a grid allow', () => {
      const kind = spec.valueKind(props);
      const held = { none: 'none', object: 'group', rows: 'rows', value: kind } as const;
      expect(kind).toBe(held[spec.shape]);
      expect(['group', 'rows'].includes(kind) && spec.shape === 'value').toBe(false);
      if (spec.shape !== 'value' || kind === 'none') expect(spec.cell).toBe('none');
      if (['none', 'files', 'picture'].includes(kind)) expect(spec.mayPrefill).toBe(false);
    });

    it('has answers that survive being stored', () => {
      const value = spec.normalize(answer, props);
      const stored = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
      expect(spec.normalize(stored, props)).toEqual(value);
    });

    it('is drawn with a name and without barriers', async () => {
      const { container } = render(<TryView definition={definition} answer={answer} required />);
      if (asks(type)) {
        expect(screen.getAllByLabelText(fieldLabel(definition), { exact: false }).length).toBeGreaterThan(0);
      }
      expect(await violations(container)).toEqual([]);
    });

    it('shows a broken rule in words and says so to screen readers', async () => {
      if (!asks(type)) return expect(spec.check(empty, props)).toEqual([]);
      const issues = [{ rule: 'custom', params: { message: 'Look again' } }];
      const { container } = render(<TryView definition={definition} answer={answer} issues={issues} />);
      expect(screen.getByText('Look again')).toBeTruthy();
      const described = [...container.querySelectorAll('[aria-describedby~="field-issues"]')];
      expect(described.length).toBeGreaterThan(0);
      expect(await violations(container)).toEqual([]);
    });

    it('is disabled when the form is read-only', () => {
      const { container } = render(<TryView definition={definition} answer={answer} readOnly />);
      expect(controls(container).filter((control) => !control.disabled)).toEqual([]);
      if (asks(type) && !bareWhenReadOnly.has(spec.valueKind(props)))
        expect(controls(container).length).toBeGreaterThan(0);
    });
  });
});

describe.each(types)('%s keeps the promises of what people put into forms:', (type) => {
  const spec = specOf(type);

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

  it('has a name in the palette that no other has, words to find it by, and settings to start with', () => {
    const { name, words, start } = palette[type];
    const namesakes = types.filter((one) => palette[one].name === name);
    expect(namesakes).toEqual([type]);
    expect([name, words].every((text) => text.trim() === text && text !== '')).toBe(true);
    expect(start).not.toHaveProperty('key');
    expect(parseForm({ components: [newComponent(type)] }).ok).toBe(true);
  });

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

  it('has settings that are a form of components that exist', () => {
    const session = createSession({ form: settings[type], specs: withEditors });
    expect(session.warnings).toEqual([]);
    expect(session.rootIds.length).toBeGreaterThan(0);
  });

  it('has settings that somebody honours: the component itself, or the engine for all', () => {
    const session = createSession({ form: settings[type], specs: withEditors });
    const props = spec.props.parse({});
    const nobodys = fieldsOf(session, session.rootIds)
      .map(({ definition }) => definition.key ?? '')
      .filter((key) => !key.startsWith('tab-') && !HONOURED.test(key) && !isRead(props, key.split('.')));
    expect(nobodys).toEqual([]);
  });

  it('reads what its settings say at first', () => {
    const first = createSession({ form: settings[type], specs: withEditors }).data();
    expect(() => spec.props.parse({ ...first, type })).not.toThrow();
  });

  it.each(namedSamples(type))('prints an answer and no answer: %s', (_, { definition, answer }) => {
    const props = spec.props.parse(definition);
    expect(print(type, definition, spec.emptyValue(props))).toBeInstanceOf(Array);
    expect(print(type, definition, spec.normalize(answer, props))).toBeInstanceOf(Array);
  });
});
