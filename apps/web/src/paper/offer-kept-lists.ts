import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { readSource } from '@tideform/components/kit/choices/choice-source.ts';
import type { Session } from '@tideform/engine';
import { wholeList } from '../choices/whole-list.ts';

/** Hands a session the lists of its choices that come from addresses, as far as the loader has them: paper names what was chosen. */
export async function offerKeptLists(session: Session, loader: ChoiceLoader): Promise<void> {
  const lists = new Map<string, Promise<readonly unknown[]>>();
  for (const id of fieldsIn(session, session.rootIds)) {
    const { offer, definition } = session.state(id);
    const source = readSource(definition);
    if (!source || offer?.address === undefined || offer.list) continue;
    const key = JSON.stringify([offer.address, source]);
    const list = lists.get(key) ?? wholeList(offer.address, source, loader);
    lists.set(key, list);
    const items = await list;
    if (items.length > 0) session.offer(id, offer.address, items);
  }
}

function fieldsIn(session: Session, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => {
    const rows = session.state(id).rows ?? [];
    const inside = [...session.node(id).slots.flat(), ...rows.flatMap(({ fieldIds }) => fieldIds)];
    return [id, ...fieldsIn(session, inside)];
  });
}
