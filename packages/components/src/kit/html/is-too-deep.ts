/** Far above what people write. Browsers themselves stop at 512, and take seconds on the way. */
const DEEPEST = 100;

const voids = namesOf('area base br col embed hr img input link meta param source track wbr');
/** The parser opens these again in each paragraph that follows, for as long as nobody closes them. */
const formatting = namesOf('a b big code em font i nobr s small strike strong tt u');
/** What ends when another of its kind begins, though nobody closes it. */
const endedBy: Readonly<Record<string, ReadonlySet<string>>> = {
  li: namesOf('li'),
  dt: namesOf('dt dd'),
  dd: namesOf('dt dd'),
  td: namesOf('td th'),
  th: namesOf('td th'),
  tr: namesOf('td th tr'),
  tbody: namesOf('td th tr thead tbody tfoot'),
  thead: namesOf('td th tr thead tbody tfoot'),
  tfoot: namesOf('td th tr thead tbody tfoot'),
  option: namesOf('option'),
};
const none: ReadonlySet<string> = new Set();
/** What is opened in a cell and not closed ends with the cell. */
const cells = namesOf('td th table');
/** An end tag reaches nothing beyond these; that of a part of a table, nothing beyond the table. */
const walls = namesOf('table td th caption template object applet marquee');
const tableWalls = namesOf('table template');
const listWalls = namesOf('table td th caption template object applet marquee ul ol');
/** HTML's special elements: the end tag of one that is not, and formats nothing, reaches over none of them. */
const special = namesOf(
  'address applet article aside blockquote button caption center colgroup dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup li main marquee menu nav object ol p pre search section select summary table tbody td ' +
    'template tfoot th thead tr ul',
);
const tableParts = namesOf('table caption colgroup thead tbody tfoot tr td th template');
/** What a part of a table lies in, though nobody writes it. */
const unwritten: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  tr: { table: ['tbody'] },
  td: { table: ['tbody', 'tr'], thead: ['tr'], tbody: ['tr'], tfoot: ['tr'] },
};

/**
 * Whether HTML lies in itself deeper than anybody writes. Parsing and cleaning such a text takes longer than anybody waits, so
 * this reads it as text, in one go: about as a browser would, and rather too deep than not deep enough.
 */
export function isTooDeep(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][^\s/<>]*)/gi)) {
    const name = written.toLowerCase();
    if (slash) close(open, name);
    else if (!voids.has(name)) begin(open, name);
    if (open.length > DEEPEST) return true;
  }
  return false;
}

function begin(open: string[], name: string): void {
  // A part of a table where there is no table is nothing.
  if (tableParts.has(name) && name !== 'table' && name !== 'template' && !open.includes('table')) return;
  if (!formatting.has(name)) endOthers(open, Object.hasOwn(endedBy, name) ? endedBy[name]! : none);
  const part = name === 'th' ? 'td' : name;
  if (part === 'td' || part === 'tr') open.push(...(unwritten[part]?.[wallOf(open)] ?? []));
  open.push(name);
}

/** The part of a table that the next one is put into. */
const wallOf = (open: readonly string[]): string => open.findLast((name) => tableParts.has(name)) ?? '';

/** Ends a paragraph that nobody has closed, and what ends by itself. */
function endOthers(open: string[], ended: ReadonlySet<string>): void {
  for (;;) {
    const at = open.findLastIndex((name) => !formatting.has(name));
    const name = open[at];
    if (name === undefined || !(name === 'p' || ended.has(name))) return;
    end(open, at);
  }
}

function close(open: string[], name: string): void {
  const stops = stopsOf(name);
  const at = open.findLastIndex((one) => one === name || stops.has(one));
  if (open[at] !== name) return;
  if (formatting.has(name)) open.splice(at, 1);
  else end(open, at);
}

/** What an end tag does not reach over. */
function stopsOf(name: string): ReadonlySet<string> {
  if (tableParts.has(name)) return tableWalls;
  if (name === 'li') return listWalls;
  return special.has(name) || formatting.has(name) ? walls : special;
}

/** Ends an element with what lies in it; formatting goes on behind it, but for a cell's. */
function end(open: string[], at: number): void {
  const isCell = cells.has(open[at]!);
  const inside = open.splice(at).slice(1);
  if (!isCell) open.push(...inside.filter((name) => formatting.has(name)));
}

function namesOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
