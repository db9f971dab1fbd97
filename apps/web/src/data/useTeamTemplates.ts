import { withoutTeam } from '@tideform/components/team-parts';
import { useCompare } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';
import { useTeams } from './useTeams.ts';

/** A published form of another team, to begin a form with. */
export interface TeamTemplate {
  readonly id: string;
  readonly title: string;
  readonly teamName: string;
  readonly category?: string;
  /** What a form is made of, as JSON of a template has it: as it was published, without what is its team's alone. */
  content(): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/**
 * Published forms of the person's other teams, as this device has them: whoever may answer a form may read it. `undefined` while reading,
 * and while nobody wants them.
 */
export function useTeamTemplates(teamId: string, isWanted: boolean): readonly TeamTemplate[] | undefined {
  const { database } = useData();
  const teams = useTeams();
  const compare = useCompare();
  return useLiveQuery(async () => {
    if (!isWanted || !teams) return undefined;
    const others = new Map(teams.filter(({ id }) => id !== teamId).map(({ id, displayName }) => [id, displayName]));
    const found: TeamTemplate[] = [];
    await database.forms
      .where('teamId')
      .anyOf([...others.keys()])
      .each(({ id, teamId: of, title, category, published, isGone }) => {
        if (!published || isGone) return;
        const content = async () => contentOf(await database.forms.get(id));
        found.push({ id, title, teamName: others.get(of) ?? '', ...(category && { category }), content });
      });
    return found.sort((a, b) => compare(a.title, b.title));
  }, [database, teams, teamId, compare, isWanted]);
}

function contentOf(row: FormRow | undefined): Readonly<Record<string, unknown>> | undefined {
  if (!row?.published) return undefined;
  const { schema, pdfOptions, responsesTitleTemplate, customCss } = row.published;
  return { schema: withoutTeam(schema), pdfOptions, responsesTitleTemplate, customCss, icon: row.icon };
}
