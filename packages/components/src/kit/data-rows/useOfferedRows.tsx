import { findHostileJson, type Offer } from '@tideform/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Offered, OfferedState } from '../choices/offered.ts';
import type { Choice } from '../read/choice.ts';
import { choicesOfRows, type RowReading } from './choices-of-rows.ts';
import { useDataRows } from './DataRows.tsx';
import { filterIn, rowsAddress } from './rows-address.ts';

interface Asked {
  readonly dataSourceId: string;
  readonly filterQuery: string;
  readonly reading: RowReading;
  readonly offer: Offer | undefined;
  /** Somebody wants to see them now. */
  readonly isWanted: boolean;
}

type Came = { readonly rows: readonly unknown[] } | { readonly state: OfferedState };

const none: readonly Choice[] = [];
const nothing = () => undefined;
const missing: Came = { state: 'missing' };

/** What there is to choose from in a data source. Nobody is asked before it is wanted. */
export function useOfferedRows({ dataSourceId, filterQuery, reading, offer, isWanted }: Asked): Offered {
  const source = useDataRows();
  const [tries, setTries] = useState(0);
  const [last, setLast] = useState<{ readonly key: string; readonly came: Came }>();
  const turn = offer?.turn ?? 0;
  const key = JSON.stringify([dataSourceId, turn, tries]);
  const came = dataSourceId === '' ? missing : last?.key === key ? last.came : undefined;
  const isHere = came !== undefined && ('rows' in came || came.state === 'missing');
  useEffect(() => {
    if (!source || !isWanted || isHere) return;
    const over = new AbortController();
    const take = (next: Came) => !over.signal.aborted && setLast({ key, came: next });
    source.read({ dataSourceId, isAnew: turn + tries > 0 }, over.signal).then(
      (rows) => take(whatCame(rows)),
      () => take({ state: source.isOnline ? 'failed' : 'offline' }),
    );
    return () => over.abort();
  }, [source, isWanted, isHere, key, dataSourceId, turn, tries]);
  const filter = filterIn(offer?.address ?? rowsAddress(dataSourceId, filterQuery));
  const rows = came && 'rows' in came ? came.rows : undefined;
  const choices = useMemo(() => rows && choicesOfRows(rows, reading, filter), [rows, reading, filter]);
  const offered = { choices: choices ?? none, isOld: false, origin: '', more: nothing };
  const state = rows ? (choices ? 'found' : 'unreadable') : came && 'state' in came ? came.state : undefined;
  return { ...offered, state: state ?? (source ? 'waiting' : 'absent'), retry: () => setTries((count) => count + 1) };
}

const whatCame = (rows: readonly unknown[] | undefined): Came => {
  if (!rows) return missing;
  return findHostileJson(rows) ? { state: 'failed' } : { rows };
};
