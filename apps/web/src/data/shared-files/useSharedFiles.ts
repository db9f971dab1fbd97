import { useCompare } from '@tideform/i18n/react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded.ts';
import { useData } from '../data-context.ts';
import { deleteSharedFiles, loadSharedFiles } from './shared-files-cache.ts';

/** Published form that accepts files. */
export interface FormForFiles {
  readonly id: string;
  readonly teamId: string;
  readonly title: string;
  readonly icon?: string | undefined;
}

export interface SharedFiles {
  /** Files shared by another app; `undefined` while loading. */
  readonly files: readonly File[] | undefined;
  /** Forms of the user's teams that accept files, sorted by title; `undefined` while loading. */
  readonly forms: readonly FormForFiles[] | undefined;
  /**
   * Creates a draft response with the files.
   * @returns the ID of the draft
   * @throws if the device can't store the draft
   */
  createResponse(form: FormForFiles): Promise<string>;
}

const loadFindFileField = async () => (await import('./find-file-field.ts')).findFileField;

/** Returns the files that another app shared, and the forms that accept them. */
export function useSharedFiles(): SharedFiles {
  const { database, identity, responses, files: commands } = useData();
  const compare = useCompare();
  const { value: files } = useLoaded('shared', () => loadSharedFiles(caches));
  const forms = useLiveQuery(async () => {
    const teams = await database.teams.where('tenantId').equals(identity.tenantId).toArray();
    const teamIds = new Set(teams.filter(({ accounts }) => identity.userId in accounts).map(({ id }) => id));
    const fileQuestionOf = await loadFindFileField();
    const found: FormForFiles[] = [];
    await database.forms.each(({ id, teamId, title, icon, published, isGone }) => {
      if (!teamIds.has(teamId) || isGone || !published) return;
      if (fileQuestionOf(published.schema)) found.push({ id, teamId, title, icon });
    });
    return found.sort((a, b) => compare(a.title, b.title));
  }, [database, identity, compare]);
  const begin = useCallback(
    async ({ id: formId }: FormForFiles) => {
      const fileQuestionOf = await loadFindFileField();
      const response = await responses.create(formId);
      const field = fileQuestionOf(response.schema);
      const acceptedFiles = field?.allowsMultiple ? (files ?? []) : (files ?? []).slice(0, 1);
      const stored = [];
      for (const file of acceptedFiles)
        stored.push(await commands.add(response.id, file, { name: file.name, type: file.type }));
      if (field) {
        await responses.saveDraft(response.id, { ...response.data.data, [field.key]: stored });
      }
      await deleteSharedFiles(caches);
      return response.id;
    },
    [responses, commands, files],
  );
  return { files, forms, createResponse: begin };
}
