/** Maximum nesting depth, far above normal HTML. Browsers only stop at 512, and take seconds until then. */
const MAX_DEPTH = 100;

const voids = parseNames('area base br col embed hr img input link meta param source track wbr');
/** Formatting elements: the HTML parser reopens them in each following paragraph until they are closed. */
const formatting = parseNames('a b big code em font i nobr s small strike strong tt u');
/** Elements that are implicitly closed by the start of these elements. */
const endedBy: Readonly<Record<string, ReadonlySet<string>>> = {
  li: parseNames('li'),
  dt: parseNames('dt dd'),
  dd: parseNames('dt dd'),
  td: parseNames('td th'),
  th: parseNames('td th'),
  tr: parseNames('td th tr'),
  tbody: parseNames('td th tr thead tbody tfoot'),
  thead: parseNames('td th tr thead tbody tfoot'),
  tfoot: parseNames('td th tr thead tbody tfoot'),
  option: parseNames('option'),
};
const none: ReadonlySet<string> = new Set();
/** Formatting that is opened in a cell and not closed ends with the cell. */
const cells = parseNames('td th table');
/** Scope boundaries: an end tag only closes elements within them; that of a table part, elements within the table. */
const scopeBoundaries = parseNames('table td th caption template object applet marquee');
const tableBoundaries = parseNames('table template');
const listBoundaries = parseNames('table td th caption template object applet marquee ul ol');
/** Special elements of the HTML standard: end tags of other non-formatting elements don't close across them. */
const special = parseNames(
  'address applet article aside blockquote button caption center colgroup dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup li main marquee menu nav object ol p pre search section select summary table tbody td ' +
    'template tfoot th thead tr ul',
);
const tableParts = parseNames('table caption colgroup thead tbody tfoot tr td th template');
/** Elements that the parser inserts around table parts. */
const implicitParents: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  tr: { table: ['tbody'] },
  td: { table: ['tbody', 'tr'], thead: ['tr'], tbody: ['tr'], tfoot: ['tr'] },
};

/**
 * Returns whether HTML is nested too deeply to parse and sanitize in reasonable time. Scans the tags in one pass and
 * estimates the depth a browser would create; errors are on the side of too deep.
 */
export function isTooDeep(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, rawName = ''] of html.matchAll(/<(\/?)([a-z][^\s/<>]*)/gi)) {
    const name = rawName.toLowerCase();
    if (slash) closeElement(open, name);
    else if (!voids.has(name)) openElement(open, name);
    if (open.length > MAX_DEPTH) return true;
  }
  return false;
}

function openElement(open: string[], name: string): void {
  // Table parts outside a table are ignored.
  if (tableParts.has(name) && name !== 'table' && name !== 'template' && !open.includes('table')) return;
  if (!formatting.has(name)) closeImplied(open, Object.hasOwn(endedBy, name) ? endedBy[name]! : none);
  const part = name === 'th' ? 'td' : name;
  if (part === 'td' || part === 'tr') open.push(...(implicitParents[part]?.[findTablePart(open)] ?? []));
  open.push(name);
}

/** Returns the innermost open table part. */
const findTablePart = (open: readonly string[]): string => open.findLast((name) => tableParts.has(name)) ?? '';

/** Closes an open paragraph and implicitly closed elements. */
function closeImplied(open: string[], ended: ReadonlySet<string>): void {
  for (;;) {
    const at = open.findLastIndex((name) => !formatting.has(name));
    const name = open[at];
    if (name === undefined || !(name === 'p' || ended.has(name))) return;
    popElement(open, at);
  }
}

function closeElement(open: string[], name: string): void {
  const boundarySet = getBoundaries(name);
  const at = open.findLastIndex((one) => one === name || boundarySet.has(one));
  if (open[at] !== name) return;
  if (formatting.has(name)) open.splice(at, 1);
  else popElement(open, at);
}

/** Returns the elements that an end tag can't close across. */
function getBoundaries(name: string): ReadonlySet<string> {
  if (tableParts.has(name)) return tableBoundaries;
  if (name === 'li') return listBoundaries;
  return special.has(name) || formatting.has(name) ? scopeBoundaries : special;
}

/** Closes an element and its descendants; formatting continues behind it, except after a cell. */
function popElement(open: string[], at: number): void {
  const isCell = cells.has(open[at]!);
  const inside = open.splice(at).slice(1);
  if (!isCell) open.push(...inside.filter((name) => formatting.has(name)));
}

function parseNames(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
