import { useData } from '../data-context.ts';
import { readTold, type ToldOf } from './read-told.ts';

/** Asks what became of telling of many responses of a form. */
export function useReadTold(form: { readonly teamId: string; readonly formId: string }) {
  const { api } = useData();
  return (responseIds: readonly string[], signal: AbortSignal, onRead?: (count: number) => void): Promise<ToldOf> =>
    readTold(api, form, responseIds, signal, onRead);
}
