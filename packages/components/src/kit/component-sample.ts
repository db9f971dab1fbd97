import type { ComponentDefinition } from '@tideform/engine';

/** Named example of a component, for the playground, conformance tests, screenshots and AI prompts. */
export interface ComponentSample {
  readonly name: string;
  readonly definition: ComponentDefinition;
  /** Answer of the sample. Absent if the component is unanswered. */
  readonly answer?: unknown;
}
