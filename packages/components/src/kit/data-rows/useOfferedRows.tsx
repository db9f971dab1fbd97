import type { Offer } from '@tideform/engine';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Offered, OfferedState } from '../choices/offered.ts';
import { choiceFinderOf } from '../combobox/choice-finder.ts';
import type { Choice } from '../read/choice.ts';
import { choicesOfRows, type RowReading } from './choices-of-rows.ts';
import { useDataRows } from './DataRows.tsx';
import { type PreparedRows, prepareRows } from './prepare-rows.ts';
import { filterIn, rowsAddress } from './rows-address.ts';
import { whenIdle } from './when-idle.ts';

interface Asked {
  readonly dataSourceId: string;
  readonly filterQuery: string;
  readonly reading: RowReading;
  readonly offer: Offer | undefined;
  /** Somebody wants to see them now. */
  readonly isWanted: boolean;
}

type Came = { readonly rows: PreparedRows } | { readonly state: OfferedState };

const none: readonly Choice[] = [];
const nothing = () => undefined;
const missing: Came = { state: 'missing' };

/**
 * What there is to choose from in a data source. Nobody is asked before it is wanted; what is here already is made ready before, when
 * the page has nothing else to do.
 */
export function useOfferedRows({ dataSourceId, filterQuery, reading, offer, isWanted }: Asked): Offered {
  const source = useDataRows();
  const [tries, setTries] = useState(0);
  const [last, setLast] = useState<{ readonly key: string; readonly came: Came }>();
  const turn = offer?.turn ?? 0;
  const key = JSON.stringify([dataSourceId, turn, tries]);
  const came = dataSourceId === '' ? missing : last?.key === key ? last.came : undefined;
  const isMissing = came === missing;
  const prepared = useEffectEvent(async (rows: readonly unknown[] | undefined): Promise<Came> => {
    if (!rows) return missing;
    const named = await prepareRows(rows, reading);
    return named ? { rows: named } : { state: 'failed' };
  });
  const filter = filterIn(offer?.address ?? rowsAddress(dataSourceId, filterQuery));
  const makeReady = useEffectEvent((rows: PreparedRows) => {
    const fitting = choicesOfRows(rows, reading, filter);
    if (fitting) choiceFinderOf(fitting);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter has other choices to make ready
  useEffect(() => {
    if (!source?.kept || isWanted || dataSourceId === '') return;
    let isOver = false;
    const make = async () => {
      const rows = await source.kept?.(dataSourceId);
      const next = rows && !isOver ? await prepared(rows) : undefined;
      if (!next || !('rows' in next) || isOver) return;
      makeReady(next.rows);
      setLast((now) => (now?.key === key ? now : { key, came: next }));
    };
    const stop = whenIdle(make);
    return () => {
      isOver = true;
      stop();
    };
  }, [source, isWanted, key, dataSourceId, filter]);
  useEffect(() => {
    if (!source || !isWanted || isMissing) return;
    const over = new AbortController();
    const take = (next: Came) => over.signal.aborted || setLast({ key, came: next });
    source
      .read({ dataSourceId, isAnew: turn + tries > 0 }, over.signal)
      .then(prepared)
      .then(take, () => take({ state: source.isOnline ? 'failed' : 'offline' }));
    return () => over.abort();
  }, [source, isWanted, isMissing, key, dataSourceId, turn, tries]);
  const rows = came && 'rows' in came ? came.rows : undefined;
  // What nobody looks at is not worked out again with each letter that is typed elsewhere.
  const choices = useMemo(
    () => (rows && isWanted ? choicesOfRows(rows, reading, filter) : none),
    [rows, isWanted, reading, filter],
  );
  const offered = { choices: choices ?? none, isOld: false, origin: '', more: nothing };
  const state = rows ? (choices ? 'found' : 'unreadable') : came && 'state' in came ? came.state : undefined;
  return { ...offered, state: state ?? (source ? 'waiting' : 'absent'), retry: () => setTries((count) => count + 1) };
}
