/** Availability of a form for the members of its team, from its config file. Absent properties don't limit it. */
export interface FormAvailability {
  readonly opensAt?: string;
  readonly closesAt?: string;
  readonly mostResponses?: number;
  /** Text shown instead of the form while it doesn't accept responses. */
  readonly closingText?: string;
}

export type AvailabilityState = 'open' | 'not-open-yet' | 'closed' | 'full';

/**
 * Returns whether a form accepts responses.
 *
 * @param submitted number of submissions; if `undefined`, the form doesn't count as full
 */
export function getAvailabilityState(
  availability: FormAvailability | undefined,
  nowMs: number,
  submitted?: number,
): AvailabilityState {
  const { opensAt, closesAt, mostResponses } = availability ?? {};
  if (closesAt !== undefined && Date.parse(closesAt) <= nowMs) return 'closed';
  if (mostResponses !== undefined && submitted !== undefined && submitted >= mostResponses) return 'full';
  return opensAt !== undefined && Date.parse(opensAt) > nowMs ? 'not-open-yet' : 'open';
}
