import type { FormDefinition } from '@tideform/engine';
import type { DataSourceRow } from '../database/data-source-rows.ts';
import type { FormRow } from '../database/rows.ts';

/** Data sources that a team's forms on this device use. */
export interface SourceUsage {
  readonly canBuild: boolean;
  readonly referenced: ReadonlySet<string>;
  readonly referencedByDrafts: ReadonlySet<string>;
}

export function collectSourceUsage(forms: readonly FormRow[], canBuild: boolean): SourceUsage {
  const inDrafts = new Set(forms.flatMap(({ draft }) => (draft ? findReferencedSources(draft.schema) : [])));
  const published = forms.flatMap(({ published }) => (published ? findReferencedSources(published.schema) : []));
  return { canBuild, referencedByDrafts: inDrafts, referenced: new Set([...inDrafts, ...published]) };
}

/**
 * Decides which rows are pulled: all sources for builders; for others, the sources that forms use, and the team's
 * people. The preview environment is only pulled for drafts.
 */
export function computeSyncSettings(
  { type, previewConfig }: Pick<DataSourceRow, 'type' | 'previewConfig'>,
  sourceId: string,
  { canBuild, referenced: named, referencedByDrafts: inDrafts }: SourceUsage,
): DataSourceRow['sync'] {
  return {
    enabled: canBuild || type === 'team-members' || named.has(sourceId),
    includePreview: previewConfig !== undefined && inDrafts.has(sourceId),
  };
}

/** Sync settings of a source that is turned off on this device. */
export const disabledSync: DataSourceRow['sync'] = { enabled: false, includePreview: false };

const settingPattern = /"dataSourceId":"([\w-]+)"/g;
/** Matches lookups of a data source in a template or code. Quotes are escaped there, because the text is in JSON. */
const lookupCallPattern = /\blookup\(?\s*\\?["'`]([\w-]+)\\?["'`]/g;
/** Matches lookups of a data source in JSONLogic, the stored form of formulas. */
const jsonLogicLookupPattern = /"lookup":\["([\w-]+)"/g;
const maxIdLength = 64;

/** Returns the IDs of the data sources that a form refers to. */
export function findReferencedSources(definition: FormDefinition): string[] {
  const text = JSON.stringify(definition);
  const ids = [settingPattern, lookupCallPattern, jsonLogicLookupPattern].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, id]) => id ?? ''),
  );
  return ids.filter((id) => id !== '' && id.length <= maxIdLength);
}
