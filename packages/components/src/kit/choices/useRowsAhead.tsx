import { useEffect, useEffectEvent, useState } from 'react';
import { choiceFinderOf } from '../combobox/choice-finder.ts';
import { useDataRows } from '../data-rows/DataRows.tsx';
import { fittingRows } from '../data-rows/fitting-rows.ts';
import { filterIn, isRowsAddress, sourceIn } from '../data-rows/rows-address.ts';
import { whenIdle } from '../data-rows/when-idle.ts';
import type { ChoiceSource } from './choice-source.ts';
import { prepareChoices } from './prepare-choices.ts';

interface Asked {
  readonly address: string;
  readonly source: ChoiceSource;
  /** Somebody wants to see them now. */
  readonly isWanted: boolean;
}

/** The rows at an address that are on this device, made ready to choose from when the page has nothing else to do (record 158). */
export function useRowsAhead({ address, source, isWanted }: Asked): readonly unknown[] | undefined {
  const rows = useDataRows();
  const [ready, setReady] = useState<{ readonly address: string; readonly items: readonly unknown[] }>();
  const fitting = useEffectEvent(async () => {
    const all = await rows?.kept?.(sourceIn(address));
    return all && (await fittingRows(all, filterIn(address)));
  });
  const prepared = useEffectEvent((items: readonly unknown[]) => prepareChoices(items, source));
  useEffect(() => {
    if (!rows?.kept || isWanted || !isRowsAddress(address)) return;
    let isOver = false;
    const make = async () => {
      const items = await fitting();
      if (!items || isOver) return;
      const choices = await prepared(items);
      if (isOver) return;
      choiceFinderOf(choices);
      setReady({ address, items });
    };
    const stop = whenIdle(make);
    return () => {
      isOver = true;
      stop();
    };
  }, [rows, address, isWanted]);
  return ready?.address === address ? ready.items : undefined;
}
