import { useCompare } from '@tideform/i18n/react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback } from 'react';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { forgetShared, readShared } from './shared-cache.ts';

/** A published form that takes files. */
export interface FormForFiles {
  readonly id: string;
  readonly teamId: string;
  readonly title: string;
  readonly icon?: string | undefined;
}

export interface SharedFiles {
  /** What another app has shared; `undefined` while reading. */
  readonly files: readonly File[] | undefined;
  /** Forms of all the person's teams that take them, by title; `undefined` while reading. */
  readonly forms: readonly FormForFiles[] | undefined;
  /** Begins a response that has the files. @returns its id @throws what the device says */
  begin(form: FormForFiles): Promise<string>;
}

const loadQuestion = async () => (await import('./file-question.ts')).fileQuestionOf;

/** What was shared with the app, and the forms that it may go into. */
export function useSharedFiles(): SharedFiles {
  const { database, identity, responses, files: commands } = useData();
  const compare = useCompare();
  const { value: files } = useLoaded('shared', () => readShared(caches));
  const forms = useLiveQuery(async () => {
    const teams = await database.teams.where('tenantId').equals(identity.tenantId).toArray();
    const own = new Set(teams.filter(({ accounts }) => identity.userId in accounts).map(({ id }) => id));
    const fileQuestionOf = await loadQuestion();
    const found: FormForFiles[] = [];
    await database.forms.each(({ id, teamId, title, icon, published, isGone }) => {
      if (!own.has(teamId) || isGone || !published) return;
      if (fileQuestionOf(published.schema)) found.push({ id, teamId, title, icon });
    });
    return found.sort((a, b) => compare(a.title, b.title));
  }, [database, identity, compare]);
  const begin = useCallback(
    async ({ id: formId }: FormForFiles) => {
      const fileQuestionOf = await loadQuestion();
      const response = await responses.create(formId);
      const question = fileQuestionOf(response.schema);
      const taken = question?.takesSeveral ? (files ?? []) : (files ?? []).slice(0, 1);
      const stored = [];
      for (const file of taken)
        stored.push(await commands.add(response.id, file, { name: file.name, type: file.type }));
      if (question) {
        await responses.saveDraft(response.id, { ...response.data.data, [question.key]: stored });
      }
      await forgetShared(caches);
      return response.id;
    },
    [responses, commands, files],
  );
  return { files, forms, begin };
}
