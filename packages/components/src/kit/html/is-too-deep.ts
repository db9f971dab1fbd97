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
  if (!formatting.has(name)) endOthers(open, Object.hasOwn(endedBy, name) ? endedBy[name]! : none);
  open.push(name);
}

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
  const at = open.lastIndexOf(name);
  if (at < 0) return;
  if (formatting.has(name)) open.splice(at, 1);
  else end(open, at);
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
