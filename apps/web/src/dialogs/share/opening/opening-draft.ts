/** When something takes responses, and how many, as boxes hold it. */
export interface OpeningDraft {
  /** As `datetime-local` has them: `2026-11-24T08:00`, where the person is; '' for none. */
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

/** What nobody would take. */
export function findOpeningProblem(draft: OpeningDraft): 'closesAt' | 'mostResponses' | undefined {
  const { opensAt, closesAt, mostResponses } = draft;
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
