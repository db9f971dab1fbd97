import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import type { ChoiceSource } from '@tideform/components/kit/choices/choice-source.ts';
import { loadChoicePage } from '@tideform/components/kit/choices/load-choice-page.ts';

/** Loads all entries of a choice list, page by page. If a page fails to load, returns the entries so far. */
export async function loadAllChoicePages(
  address: string,
  source: ChoiceSource,
  loader: ChoiceLoader,
): Promise<readonly unknown[]> {
  const controller = new AbortController();
  for (let items: readonly unknown[] = []; ; ) {
    const request = { address, search: '', items, isAnew: false };
    const next = await loadChoicePage(loader, source, request, controller.signal);
    if (next.kind !== 'loaded') return items;
    items = next.items;
    if (next.isWhole) return items;
  }
}
