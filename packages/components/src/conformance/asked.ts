import type { ComponentDefinition, ComponentSpec, PrintAnswer, ValueKind } from '@tideform/engine';
import { editorSamples } from '../editor-samples.ts';
import { editors } from '../editors.ts';
import type { ComponentSample } from '../kit/component-sample.ts';
import { prints } from '../prints.ts';
import { samples } from '../samples.ts';
import { type ComponentType, specs } from '../specs.ts';

/** All that a settings pane may ask with: what people put into forms, and the builder's own. */
export const allSpecs: Readonly<Record<string, ComponentSpec>> = { ...specs, ...editors };

export const samplesOf = (type: string): readonly ComponentSample[] =>
  ({ ...samples, ...editorSamples })[type as ComponentType];

export const namedSamples = (type: string) => samplesOf(type).map((sample) => [sample.name, sample] as const);

/** Is it a question that people see? */
export function asks(type: string): boolean {
  const { shape, isUnseen } = allSpecs[type]!;
  return shape === 'value' && !isUnseen && kindOf(type) !== 'none';
}

function kindOf(type: string): ValueKind {
  const { valueKind, props } = allSpecs[type]!;
  return valueKind(props.parse(samplesOf(type)[0]!.definition));
}

const inEnglish = await prints.read({ language: 'en', locale: 'en' });

export function print(type: ComponentType, definition: ComponentDefinition, value: unknown) {
  const spec: ComponentSpec = specs[type];
  const props = spec.props.parse(definition);
  const slots = spec.children(props, definition).map(() => []);
  return (inEnglish[type] as PrintAnswer)({ props, value, label: 'Label', slots });
}
