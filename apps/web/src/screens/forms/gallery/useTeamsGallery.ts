import { useEffect, useMemo, useRef } from 'react';
import { type TeamTemplate, useTeamTemplates } from '../../../data/useTeamTemplates.ts';
import type { ListedTemplate } from '../../../templates/template.ts';

/**
 * Forms of the person's other teams, as the gallery lists templates. Each gets an address of this very page when it is looked at, and
 * loses it with the gallery.
 */
export function useTeamsGallery(teamId: string, isWanted: boolean) {
  const forms = useTeamTemplates(teamId, isWanted);
  const made = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const templates = useMemo(() => forms?.map(listed), [forms]);
  const open = async (template: ListedTemplate): Promise<ListedTemplate> => {
    const content = await forms?.find(({ id }) => id === template.key)?.content();
    const { key, title, description, tags } = template;
    const json = JSON.stringify({ key, title, description, tags, ...content });
    const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    made.current.push(url);
    return { ...template, url };
  };
  return { templates, open };
}

const listed = ({ id, title, teamName, category }: TeamTemplate): ListedTemplate => ({
  ...{ key: id, title, description: '', outline: [], url: `form:${id}`, from: teamName },
  tags: category ? [category] : [],
});
