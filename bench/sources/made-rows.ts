const kinds = ['Boiler', 'Lift', 'Fire door', 'Pump', 'Emergency light', 'Smoke alarm', 'Water meter', 'Gate'] as const;
const makers = ['Worcester', 'Kone', 'Ahmarra', 'Grundfos', 'Eaton', 'Aico', 'Itron'] as const;

/** So many sites share the rows among them. */
export const siteCount = 50;
export const siteName = (at: number): string => `Site ${at + 1}`;

/** An asset as a register has it, about a hundred bytes; `padding` makes a row longer. */
export function rowAt(at: number, padding = ''): string {
  const kind = kinds[(at * 7) % kinds.length] ?? kinds[0];
  const tag = String(at + 1).padStart(6, '0');
  const maker = makers[(at * 3) % makers.length] ?? makers[0];
  // As long as ids of other programs are: short texts are copied where they are cut out of a file, long ones keep it.
  const id = padding === '' ? `A-${tag}` : `register-of-assets-${tag}`;
  const cells = [id, `${kind} ${tag}`, kind, maker, siteName((at * 11) % siteCount), at % 9, 2004 + (at % 21)];
  return `${cells.join(',')}${padding === '' ? '' : `,"${padding}"`}\r\n`;
}

/** A CSV file with so many rows, or with as many as make it so large. */
export function makeCsv(size: { readonly rows: number } | { readonly bytes: number }): Buffer {
  const padding = 'rows' in size ? '' : 'serviced, "" quoted "", noted; '.repeat(24);
  const parts = [`id,name,kind,maker,site,level,installed${padding === '' ? '' : ',note'}\r\n`];
  let bytes = parts[0]?.length ?? 0;
  for (let at = 0; 'rows' in size ? at < size.rows : bytes < size.bytes; at += 1) {
    const row = rowAt(at, padding);
    parts.push(row);
    bytes += row.length;
  }
  return Buffer.from(parts.join(''));
}
