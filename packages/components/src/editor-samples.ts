import { conditionBuilderSamples } from './editors/conditionBuilder/conditionBuilder.sample.ts';
import { optionsTableSamples } from './editors/optionsTable/optionsTable.sample.ts';
import type { EditorType } from './editors.ts';
import type { ComponentSample } from './kit/component-sample.ts';

/** Named examples of each of the builder's editors. */
export const editorSamples = {
  optionsTable: optionsTableSamples,
  conditionBuilder: conditionBuilderSamples,
} satisfies Record<EditorType, readonly ComponentSample[]>;
