import type { Recording, SnippetValue } from './watched.ts';

/** One run of a snippet. */
export interface Frame {
  readonly recording: Recording;
  readonly rowIndex: number | undefined;
  /** The answer of its own field. */
  readonly own: SnippetValue;
  /** First its result, then the names that it declares. */
  readonly locals: SnippetValue[];
  returned: SnippetValue;
}

export type Evaluate = (frame: Frame) => SnippetValue;
