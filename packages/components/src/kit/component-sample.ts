import type { ComponentDefinition } from '@tideform/engine';

/** A named example of a component. Playground, conformance tests, screenshots and the AI prompt use it. */
export interface ComponentSample {
  readonly name: string;
  readonly definition: ComponentDefinition;
  /** Absent: nobody has answered. */
  readonly answer?: unknown;
}
