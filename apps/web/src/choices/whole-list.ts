import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import type { ChoiceSource } from '@tideform/components/kit/choices/choice-source.ts';
import { loadPage } from '@tideform/components/kit/choices/load-page.ts';

/** All entries of a list that a loader has; a list that is not whole names some. */
export async function wholeList(
  address: string,
  source: ChoiceSource,
  loader: ChoiceLoader,
): Promise<readonly unknown[]> {
  const over = new AbortController();
  for (let items: readonly unknown[] = []; ; ) {
    const wanted = { address, search: '', items, isAnew: false };
    const next = await loadPage(loader, source, wanted, over.signal);
    if (next.kind !== 'loaded') return items;
    items = next.items;
    if (next.isWhole) return items;
  }
}
