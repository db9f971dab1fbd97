import { isRecord, parseJson } from '@tideform/engine';

/** Settings of a stored select that say where its choices come from. */
interface Source {
  readonly dataSrc?: unknown;
  readonly data?: unknown;
  /** Name within a choice from `data.json` of what is stored; `a.b` leads inside. Absent: the whole choice. */
  readonly valueProperty?: unknown;
}

/** Values of the choices, where the form itself names them; `undefined` where they come from elsewhere. */
export function availableValues({ dataSrc, data, valueProperty }: Source): readonly unknown[] | undefined {
  if (!isRecord(data)) return undefined;
  if (dataSrc === 'json') return listOf(data.json)?.map((item) => valueAt(item, valueProperty));
  if (dataSrc !== undefined && dataSrc !== '' && dataSrc !== 'values') return undefined;
  return listOf(data.values)?.map((choice) => (isRecord(choice) ? choice.value : choice));
}

function listOf(stored: unknown): readonly unknown[] | undefined {
  const list: unknown = typeof stored === 'string' ? parseJson(stored) : stored;
  return Array.isArray(list) ? list : undefined;
}

function valueAt(item: unknown, path: unknown): unknown {
  if (typeof path !== 'string' || path === '') return item;
  return path
    .split('.')
    .reduce((inside, name) => (isRecord(inside) && Object.hasOwn(inside, name) ? inside[name] : undefined), item);
}
