import { removeTeamData } from '@tideform/components/team-parts';
import { useCompare } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';
import { useTeams } from '../teams/useTeams.ts';

/** Published form of another team that can be used as a template. */
export interface TeamTemplate {
  readonly id: string;
  readonly title: string;
  readonly teamName: string;
  readonly category?: string;
  /** Loads the content for a new form in the JSON format of templates, as published and without team-specific parts. */
  content(): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/**
 * Returns the published forms of the user's other teams on this device; a user who may answer a form may read it.
 * `undefined` while loading, and unless `isWanted`.
 */
export function useTeamTemplates(teamId: string, isWanted: boolean): readonly TeamTemplate[] | undefined {
  const { database } = useData();
  const teams = useTeams();
  const compare = useCompare();
  return useLiveQuery(async () => {
    if (!isWanted || !teams) return undefined;
    const teamNames = new Map(teams.filter(({ id }) => id !== teamId).map(({ id, displayName }) => [id, displayName]));
    const found: TeamTemplate[] = [];
    await database.forms
      .where('teamId')
      .anyOf([...teamNames.keys()])
      .each(({ id, teamId: of, title, category, published, isGone }) => {
        if (!published || isGone) return;
        const content = async () => toTemplateContent(await database.forms.get(id));
        found.push({ id, title, teamName: teamNames.get(of) ?? '', ...(category && { category }), content });
      });
    return found.sort((a, b) => compare(a.title, b.title));
  }, [database, teams, teamId, compare, isWanted]);
}

function toTemplateContent(row: FormRow | undefined): Readonly<Record<string, unknown>> | undefined {
  if (!row?.published) return undefined;
  const { schema, pdfOptions, responsesTitleTemplate, customCss } = row.published;
  return { schema: removeTeamData(schema), pdfOptions, responsesTitleTemplate, customCss, icon: row.icon };
}
