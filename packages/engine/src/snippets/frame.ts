import type { Recording, SnippetValue } from './tracked.ts';

/** State of one snippet run. */
export interface Frame {
  readonly recording: Recording;
  readonly rowIndex: number | undefined;
  /** Answer of the snippet's own field. */
  readonly ownAnswer: SnippetValue;
  /** Result variable, followed by the declared variables. */
  readonly locals: SnippetValue[];
  returned: SnippetValue;
}

export type Evaluate = (frame: Frame) => SnippetValue;
