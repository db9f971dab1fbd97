import type { ComponentDefinition, ComponentSpec, PrintAnswer, ValueKind } from '@tideform/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorSamples } from '../editor-samples.ts';
import { editors } from '../editors.ts';
import type { ComponentSample } from '../kit/component-sample.ts';
import { prints } from '../prints.ts';
import { samples } from '../samples.ts';
import { type ComponentType, specs } from '../specs.ts';

/**
 * Registers the conformance tests of a component spec: for arbitrary settings and answers, and for each of its samples.
 */
export function testSpecConformance(type: string): void {
  const spec = allSpecs[type]!;

  it('is registered under its own type', () => {
    expect(spec.type).toBe(type);
  });

  it('parses any settings and any answer without throwing', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 3 }), fc.anything({ maxDepth: 2 }), (extra, answer) => {
        const definition = { ...getSamples(type)[0]?.definition, ...extra, type, key: 'k' } as ComponentDefinition;
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

  describe.each(getNamedSamples(type))('%s', (_, { definition, answer }) => {
    const props = spec.props.parse(definition);
    const empty = spec.emptyValue(props);

    it("doesn't normalize its empty answer, which is empty and valid", () => {
      expect(spec.normalize(empty, props)).toEqual(empty);
      if (definition.defaultValue === undefined) expect(spec.isEmpty(empty, props)).toBe(true);
      if (!spec.isEmpty(empty, props)) expect(spec.check(empty, props)).toEqual([]);
    });

    it('has a value kind that matches its shape and its use in grids', () => {
      const kind = spec.valueKind(props);
      const kindByShape = { none: 'none', object: 'group', rows: 'rows', value: kind } as const;
      expect(kind).toBe(kindByShape[spec.shape]);
      expect(['group', 'rows'].includes(kind) && spec.shape === 'value').toBe(false);
      if (spec.shape !== 'value' || kind === 'none') expect(spec.cell).toBe('none');
      if (['none', 'files', 'picture'].includes(kind)) expect(spec.mayPrefill).toBe(false);
    });

    it('keeps its answers when they are stored and loaded as JSON', () => {
      const value = spec.normalize(answer, props);
      const stored = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
      expect(spec.normalize(stored, props)).toEqual(value);
    });
  });
}

/** Specs of all components that a settings form may use: form components and the builder's editors. */
export const allSpecs: Readonly<Record<string, ComponentSpec>> = { ...specs, ...editors };

export const getSamples = (type: string): readonly ComponentSample[] =>
  ({ ...samples, ...editorSamples })[type as ComponentType];

export const getNamedSamples = (type: string) => getSamples(type).map((sample) => [sample.name, sample] as const);

/** Returns whether a component is a visible field with an answer. */
export function isVisibleField(type: string): boolean {
  const { shape, isUnseen } = allSpecs[type]!;
  return shape === 'value' && !isUnseen && getValueKind(type) !== 'none';
}

function getValueKind(type: string): ValueKind {
  const { valueKind, props } = allSpecs[type]!;
  return valueKind(props.parse(getSamples(type)[0]!.definition));
}

const englishPrints = await prints.read({ language: 'en', locale: 'en' });

export function printAnswer(type: ComponentType, definition: ComponentDefinition, value: unknown) {
  const spec: ComponentSpec = specs[type];
  const props = spec.props.parse(definition);
  const slots = spec.children(props, definition).map(() => []);
  return (englishPrints[type] as PrintAnswer)({ props, value, label: 'Label', slots });
}
