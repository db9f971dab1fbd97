import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { parseChoiceSource } from '@tideform/components/kit/choices/choice-source.ts';
import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { loadAllChoicePages } from './load-all-choice-pages.ts';

/** Returns the list of a field whose choices come from a URL; `undefined` for other fields and unavailable lists. */
export type GetFieldList = (definition: ComponentDefinition) => readonly unknown[] | undefined;

/**
 * Loads the choice lists of all fields of a form, as far as they are available. Fields whose URL contains answers or is
 * computed by code have no list, because the URL depends on the response.
 */
export async function loadFormChoiceLists(form: FormDefinition, loader: ChoiceLoader): Promise<GetFieldList> {
  const lists = new Map<string, readonly unknown[]>();
  for (const { definition } of walkComponents(form)) {
    const source = parseChoiceSource(definition);
    if (!source || !('address' in source.from) || source.from.address.includes('{{')) continue;
    const key = JSON.stringify(source);
    if (lists.has(key)) continue;
    lists.set(key, await loadAllChoicePages(source.from.address, source, loader));
  }
  return (definition) => {
    const source = lists.size > 0 ? parseChoiceSource(definition) : undefined;
    const list = source && lists.get(JSON.stringify(source));
    return list && list.length > 0 ? list : undefined;
  };
}
