import type { DataSourceRow } from '../database/data-source-rows.ts';
import type { FormRow } from '../database/rows.ts';
import { sourcesNamedIn } from './named-sources.ts';

/** What the forms of a team on this device read. */
export interface SourceUse {
  readonly canBuild: boolean;
  readonly named: ReadonlySet<string>;
  readonly inDrafts: ReadonlySet<string>;
}

export function usesOf(forms: readonly FormRow[], canBuild: boolean): SourceUse {
  const inDrafts = new Set(forms.flatMap(({ draft }) => (draft ? sourcesNamedIn(draft.schema) : [])));
  const published = forms.flatMap(({ published }) => (published ? sourcesNamedIn(published.schema) : []));
  return { canBuild, inDrafts, named: new Set([...inDrafts, ...published]) };
}

/** Who builds has all; others have what forms read, and the people of the team. The preview environment is for drafts. */
export function syncOf(
  { type, previewConfig }: Pick<DataSourceRow, 'type' | 'previewConfig'>,
  sourceId: string,
  { canBuild, named, inDrafts }: SourceUse,
): DataSourceRow['sync'] {
  return {
    enabled: canBuild || type === 'team-members' || named.has(sourceId),
    includePreview: previewConfig !== undefined && inDrafts.has(sourceId),
  };
}

/** Of a source that is kept off the device. */
export const nothing: DataSourceRow['sync'] = { enabled: false, includePreview: false };
