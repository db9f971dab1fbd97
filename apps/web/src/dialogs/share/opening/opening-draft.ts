/** When something takes responses, and how many, as boxes hold it. */
export interface OpeningDraft {
  /** `2026-11-24T08:00`, where the person is; '' for none; what was typed while it can't be read. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly mostResponses: string;
  readonly closingText: string;
}

export interface OpeningSettings {
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly mostResponses: number | null;
  readonly closingText: string | null;
}

export function openingDraftOf(known: Partial<OpeningSettings> | undefined): OpeningDraft {
  return {
    opensAt: localOf(known?.opensAt ?? null),
    closesAt: localOf(known?.closesAt ?? null),
    mostResponses: known?.mostResponses?.toString() ?? '',
    closingText: known?.closingText ?? '',
  };
}

export function openingSettingsOf({ opensAt, closesAt, mostResponses, closingText }: OpeningDraft): OpeningSettings {
  return {
    opensAt: instantOf(opensAt),
    closesAt: instantOf(closesAt),
    mostResponses: mostResponses.trim() === '' ? null : Number(mostResponses),
    closingText: closingText.trim() || null,
  };
}

export type OpeningProblem = 'opensAt' | 'closesAt' | 'mostResponses';

/** Whether it is a date with a time, and not text that can't be read. */
export const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text);

/** What nobody would take. */
export function findOpeningProblem(draft: OpeningDraft): OpeningProblem | undefined {
  const { opensAt, closesAt, mostResponses } = draft;
  for (const field of ['opensAt', 'closesAt'] as const)
    if (draft[field] !== '' && !isMoment(draft[field])) return field;
  if (opensAt && closesAt && closesAt <= opensAt) return 'closesAt';
  const most = Number(mostResponses);
  const isCount = Number.isInteger(most) && most >= 1 && most <= 1_000_000;
  return mostResponses.trim() === '' || isCount ? undefined : 'mostResponses';
}

const instantOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());

function localOf(instant: string | null): string {
  if (instant === null) return '';
  const when = new Date(instant);
  return new Date(when.getTime() - when.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
