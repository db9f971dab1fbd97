/** When the members of its team may answer a form, and how many of them: as its config has it. Absent is no limit. */
export interface FormOpening {
  readonly opensAt?: string;
  readonly closesAt?: string;
  readonly mostResponses?: number;
  /** What people read instead of the form while it takes no responses. */
  readonly closingText?: string;
}

export type OpeningState = 'open' | 'not-open-yet' | 'closed' | 'full';

/**
 * Whether a form takes responses.
 *
 * @param submitted how many it has; `undefined`: nobody could say, and then it is not full
 */
export function openingState(opening: FormOpening | undefined, nowMs: number, submitted?: number): OpeningState {
  const { opensAt, closesAt, mostResponses } = opening ?? {};
  if (closesAt !== undefined && Date.parse(closesAt) <= nowMs) return 'closed';
  if (mostResponses !== undefined && submitted !== undefined && submitted >= mostResponses) return 'full';
  return opensAt !== undefined && Date.parse(opensAt) > nowMs ? 'not-open-yet' : 'open';
}
