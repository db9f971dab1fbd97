import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { readSource } from '@tideform/components/kit/choices/choice-source.ts';
import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { wholeList } from './whole-list.ts';

/** The list of a field whose choices come from an address; `undefined`: none, or it is not known. */
export type ListOfField = (definition: ComponentDefinition) => readonly unknown[] | undefined;

/**
 * Lists of a form's choices, as far as the loader has them. An address that answers are part of has another list for each
 * response, and code gives no address: both have none here.
 */
export async function listsOfForm(form: FormDefinition, loader: ChoiceLoader): Promise<ListOfField> {
  const lists = new Map<string, readonly unknown[]>();
  for (const { definition } of walkComponents(form)) {
    const source = readSource(definition);
    if (!source || !('address' in source.from) || source.from.address.includes('{{')) continue;
    const key = JSON.stringify(source);
    if (lists.has(key)) continue;
    lists.set(key, await wholeList(source.from.address, source, loader));
  }
  return (definition) => {
    const source = lists.size > 0 ? readSource(definition) : undefined;
    const list = source && lists.get(JSON.stringify(source));
    return list && list.length > 0 ? list : undefined;
  };
}
