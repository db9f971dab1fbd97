import type { ComponentDefinition, ComponentSpec, PrintAnswer, ValueKind } from '@tideform/engine';
import { editorSamples } from '../editor-samples.ts';
import { editors } from '../editors.ts';
import type { ComponentSample } from '../kit/component-sample.ts';
import { prints } from '../prints.ts';
import { samples } from '../samples.ts';
import { type ComponentType, specs } from '../specs.ts';

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
