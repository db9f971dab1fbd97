/** Availability as entered in the dialog: opening times and the maximum number of responses. */
export interface AvailabilityDraft {
  /** Local time, `2026-11-24T08:00`; '' if unset; the typed text if it is invalid. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly mostResponses: string;
  readonly closingText: string;
}

export interface AvailabilitySettings {
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly mostResponses: number | null;
  readonly closingText: string | null;
}

export function createAvailabilityDraft(settings: Partial<AvailabilitySettings> | undefined): AvailabilityDraft {
  return {
    opensAt: toLocalDateTime(settings?.opensAt ?? null),
    closesAt: toLocalDateTime(settings?.closesAt ?? null),
    mostResponses: settings?.mostResponses?.toString() ?? '',
    closingText: settings?.closingText ?? '',
  };
}

export function toAvailabilitySettings({
  opensAt,
  closesAt,
  mostResponses,
  closingText,
}: AvailabilityDraft): AvailabilitySettings {
  return {
    opensAt: toInstant(opensAt),
    closesAt: toInstant(closesAt),
    mostResponses: mostResponses.trim() === '' ? null : Number(mostResponses),
    closingText: closingText.trim() || null,
  };
}

export type AvailabilityProblem = 'opensAt' | 'closesAt' | 'mostResponses';

/** Returns whether a text is a valid date with a time. */
export const isLocalDateTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text);

/** Returns the first invalid input; `undefined` if all are valid. */
export function findAvailabilityProblem(draft: AvailabilityDraft): AvailabilityProblem | undefined {
  const { opensAt, closesAt, mostResponses } = draft;
  for (const field of ['opensAt', 'closesAt'] as const)
    if (draft[field] !== '' && !isLocalDateTime(draft[field])) return field;
  if (opensAt && closesAt && closesAt <= opensAt) return 'closesAt';
  const maxCount = Number(mostResponses);
  const isCount = Number.isInteger(maxCount) && maxCount >= 1 && maxCount <= 1_000_000;
  return mostResponses.trim() === '' || isCount ? undefined : 'mostResponses';
}

const toInstant = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());

function toLocalDateTime(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
