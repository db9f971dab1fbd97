const kinds = ['Boiler', 'Lift', 'Fire door', 'Pump', 'Emergency light', 'Smoke alarm', 'Water meter', 'Gate'] as const;
const makers = ['Worcester', 'Kone', 'Ahmarra', 'Grundfos', 'Eaton', 'Aico', 'Itron'] as const;

/** Number of sites over which the rows are distributed. */
export const siteCount = 50;
export const siteName = (at: number): string => `Site ${at + 1}`;

/** Returns a CSV row of an asset register, about a hundred bytes; `padding` makes it longer. */
export function createRow(at: number, padding = ''): string {
  const kind = kinds[(at * 7) % kinds.length] ?? kinds[0];
  const tag = String(at + 1).padStart(6, '0');
  const maker = makers[(at * 3) % makers.length] ?? makers[0];
  // As long as typical IDs of other programs: short strings are copied when cut from a file, long ones keep the whole
  // file in memory.
  const id = padding === '' ? `A-${tag}` : `register-of-assets-${tag}`;
  const cells = [id, `${kind} ${tag}`, kind, maker, siteName((at * 11) % siteCount), at % 9, 2004 + (at % 21)];
  return `${cells.join(',')}${padding === '' ? '' : `,"${padding}"`}\r\n`;
}

/** Returns a CSV file with this number of rows, or with at least this number of bytes. */
export function createCsv(size: { readonly rows: number } | { readonly bytes: number }): Buffer {
  const padding = 'rows' in size ? '' : 'serviced, "" quoted "", noted; '.repeat(24);
  const parts = [`id,name,kind,maker,site,level,installed${padding === '' ? '' : ',note'}\r\n`];
  let bytes = parts[0]?.length ?? 0;
  for (let at = 0; 'rows' in size ? at < size.rows : bytes < size.bytes; at += 1) {
    const row = createRow(at, padding);
    parts.push(row);
    bytes += row.length;
  }
  return Buffer.from(parts.join(''));
}
