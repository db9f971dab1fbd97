/**
 * Maximum nesting depth of elements, far above normal HTML. Browsers only stop nesting at 512 levels, which takes them
 * seconds.
 */
const MAX_DEPTH = 100;

const voidElements = parseNames('area base br col embed hr img input link meta param source track wbr');
/** Formatting elements. Until they are closed, the HTML parser reopens them in each following paragraph. */
const formattingElements = parseNames('a b big code em font i nobr s small strike strong tt u');
/** Maps an element to the open elements that its start tag implicitly closes. */
const impliedEndTags: Readonly<Record<string, ReadonlySet<string>>> = {
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
const noElements: ReadonlySet<string> = new Set();
/** Table cells. Formatting that is opened in a cell and not closed ends with the cell. */
const cellElements = parseNames('td th table');
/**
 * Scope boundaries: an end tag only closes elements inside the innermost boundary. For table parts, only tables are
 * boundaries.
 */
const scopeBoundaries = parseNames('table td th caption template object applet marquee');
const tableBoundaries = parseNames('table template');
const listBoundaries = parseNames('table td th caption template object applet marquee ul ol');
/**
 * Special elements of the HTML standard. End tags of elements that are neither special nor formatting can't close
 * across them.
 */
const specialElements = parseNames(
  'address applet article aside blockquote button caption center colgroup dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup li main marquee menu nav object ol p pre search section select summary table tbody td ' +
    'template tfoot th thead tr ul',
);
const tableElements = parseNames('table caption colgroup thead tbody tfoot tr td th template');
/** Maps a table part and its context to the elements that the HTML parser inserts between them. */
const implicitParents: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  tr: { table: ['tbody'] },
  td: { table: ['tbody', 'tr'], thead: ['tr'], tbody: ['tr'], tfoot: ['tr'] },
};

/**
 * Returns whether HTML is nested too deeply to parse and sanitize in reasonable time. Scans the tags in one pass and
 * estimates the depth that a browser would create. If in doubt, the estimate is too high.
 */
export function isHtmlTooDeep(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, rawName = ''] of html.matchAll(/<(\/?)([a-z][^\s/<>]*)/gi)) {
    const name = rawName.toLowerCase();
    if (slash) closeElement(open, name);
    else if (!voidElements.has(name)) openElement(open, name);
    if (open.length > MAX_DEPTH) return true;
  }
  return false;
}

function openElement(open: string[], name: string): void {
  // The HTML parser ignores table parts outside a table.
  if (tableElements.has(name) && name !== 'table' && name !== 'template' && !open.includes('table')) return;
  if (!formattingElements.has(name))
    closeImpliedElements(open, Object.hasOwn(impliedEndTags, name) ? impliedEndTags[name]! : noElements);
  const part = name === 'th' ? 'td' : name;
  if (part === 'td' || part === 'tr') open.push(...(implicitParents[part]?.[findOpenTableElement(open)] ?? []));
  open.push(name);
}

/** Returns the innermost open table part. */
const findOpenTableElement = (open: readonly string[]): string =>
  open.findLast((name) => tableElements.has(name)) ?? '';

/** Closes an open paragraph, and the open elements in `ended`. */
function closeImpliedElements(open: string[], ended: ReadonlySet<string>): void {
  for (;;) {
    const at = open.findLastIndex((name) => !formattingElements.has(name));
    const name = open[at];
    if (name === undefined || !(name === 'p' || ended.has(name))) return;
    popElement(open, at);
  }
}

function closeElement(open: string[], name: string): void {
  const boundarySet = getBoundaries(name);
  const at = open.findLastIndex((one) => one === name || boundarySet.has(one));
  if (open[at] !== name) return;
  if (formattingElements.has(name)) open.splice(at, 1);
  else popElement(open, at);
}

/** Returns the elements that an end tag can't close across. */
function getBoundaries(name: string): ReadonlySet<string> {
  if (tableElements.has(name)) return tableBoundaries;
  if (name === 'li') return listBoundaries;
  return specialElements.has(name) || formattingElements.has(name) ? scopeBoundaries : specialElements;
}

/** Closes an element and its descendants. Open formatting continues after the element, unless it is a table cell. */
function popElement(open: string[], at: number): void {
  const isCell = cellElements.has(open[at]!);
  const inside = open.splice(at).slice(1);
  if (!isCell) open.push(...inside.filter((name) => formattingElements.has(name)));
}

function parseNames(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
