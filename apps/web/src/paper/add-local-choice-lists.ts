import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { parseChoiceSource } from '@tideform/components/kit/choices/choice-source.ts';
import type { Session } from '@tideform/engine';
import { loadAllChoicePages } from '../choices/load-all-choice-pages.ts';

/**
 * Adds the choice lists that are cached on this device to a session, so that the PDF shows the labels of chosen values.
 */
export async function addLocalChoiceLists(session: Session, loader: ChoiceLoader): Promise<void> {
  const lists = new Map<string, Promise<readonly unknown[]>>();
  for (const id of listFieldIds(session, session.rootIds)) {
    const { offer, definition } = session.state(id);
    const source = parseChoiceSource(definition);
    if (!source || offer?.address === undefined || offer.list) continue;
    const key = JSON.stringify([offer.address, source]);
    const list = lists.get(key) ?? loadAllChoicePages(offer.address, source, loader);
    lists.set(key, list);
    const items = await list;
    if (items.length > 0) session.setChoices(id, offer.address, items);
  }
}

function listFieldIds(session: Session, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => {
    const rows = session.state(id).rows ?? [];
    const childIds = [...session.node(id).slots.flat(), ...rows.flatMap(({ fieldIds }) => fieldIds)];
    return [id, ...listFieldIds(session, childIds)];
  });
}
