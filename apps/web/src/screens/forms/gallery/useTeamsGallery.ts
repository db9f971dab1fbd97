import { useEffect, useMemo, useRef } from 'react';
import { type TeamTemplate, useTeamTemplates } from '../../../data/useTeamTemplates.ts';
import type { ListedTemplate } from '../../../templates/template.ts';

/**
 * Returns the forms of the user's other teams as gallery templates. Opening a template creates an object URL, which is
 * revoked on unmount.
 */
export function useTeamsGallery(teamId: string, isEnabled: boolean) {
  const forms = useTeamTemplates(teamId, isEnabled);
  const objectUrls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of objectUrls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const templates = useMemo(() => forms?.map(toListedTemplate), [forms]);
  const open = async (template: ListedTemplate): Promise<ListedTemplate> => {
    const content = await forms?.find(({ id }) => id === template.key)?.content();
    const { key, title, description, tags } = template;
    const json = JSON.stringify({ key, title, description, tags, ...content });
    const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    objectUrls.current.push(url);
    return { ...template, url };
  };
  return { templates, open };
}

const toListedTemplate = ({ id, title, teamName, category }: TeamTemplate): ListedTemplate => ({
  ...{ key: id, title, description: '', outline: [], url: `form:${id}`, from: teamName },
  tags: category ? [category] : [],
});
