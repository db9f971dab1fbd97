import { KEYS, type ScriptPath, type ScriptRead } from '../scripts/script-host.ts';

/** What a snippet meets that only the sandbox knows to handle as JavaScript does. */
export class LeftToSandbox extends Error {}

/** What plain code computes with: what JSON has, and an object or list of the answers. */
export type SnippetValue = string | number | boolean | null | undefined | Watched;

type Raw = Readonly<Record<string, unknown>>;

/**
 * An object or list of the answers, and what of it was looked at: what the recorder of the sandbox notes (ENG-63), without its
 * proxies.
 */
export class Watched {
  readonly raw: Raw;
  readonly recording: Recording;
  readonly from: ScriptRead['from'];
  readonly path: readonly string[];
  private kids: Map<string, Watched> | undefined;
  private leaves: Set<string> | undefined;
  private hasKeys = false;

  constructor(raw: Raw, recording: Recording, from: ScriptRead['from'], path: readonly string[]) {
    this.raw = raw;
    this.recording = recording;
    this.from = from;
    this.path = path;
    recording.all.push(this);
  }

  get isList(): boolean {
    return Array.isArray(this.raw);
  }

  /** @throws LeftToSandbox for what a prototype has, or JSON has not */
  get(name: string): SnippetValue {
    const { raw } = this;
    const value = name !== '__proto__' && Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (value === undefined && !(this.isList && Object.hasOwn(raw, name))) return this.miss(name);
    if (typeof value === 'object' && value !== null) return this.kidAt(name, value as Raw);
    if (this.isList && name === 'length') this.hasKeys = true;
    else this.noteLeaf(name);
    return leaf(value);
  }

  reads(): readonly ScriptRead[] {
    const { from, path } = this;
    const reads = [...(this.leaves ?? [])].map((name): ScriptRead => ({ from, path: [...path, name] }));
    const isOnlySeen = path.length > 0 && !this.kids && !this.leaves;
    return this.hasKeys || isOnlySeen ? [...reads, { from, path: [...path, KEYS] }] : reads;
  }

  private miss(name: string): undefined {
    if (inherited.has(name)) throw new LeftToSandbox();
    if (!this.isList) this.noteLeaf(name);
    else if (isIndex(name)) this.hasKeys = true;
  }

  private noteLeaf(name: string): void {
    this.leaves ??= new Set();
    this.leaves.add(name);
  }

  private kidAt(name: string, raw: Raw): Watched {
    const prototype = Object.getPrototypeOf(raw);
    if (!Array.isArray(raw) && prototype !== Object.prototype && prototype !== null) throw new LeftToSandbox();
    this.kids ??= new Map();
    const known = this.kids.get(name);
    if (known) return known;
    const kid = new Watched(raw, this.recording, this.from, [...this.path, name]);
    this.kids.set(name, kid);
    return kid;
  }
}

/** What one run of a snippet looks at. */
export class Recording {
  readonly all: Watched[] = [];
  private readonly root: Raw;
  private readonly rowPath: ScriptPath;
  private watchedData: Watched | undefined;
  private watchedRow: Watched | undefined;

  constructor(root: unknown, rowPath: ScriptPath) {
    this.root = isObject(root) ? root : {};
    this.rowPath = rowPath;
  }

  get data(): Watched {
    this.watchedData ??= new Watched(this.root, this, 'data', []);
    return this.watchedData;
  }

  get row(): Watched {
    if (this.watchedRow) return this.watchedRow;
    let at: unknown = this.root;
    for (const name of this.rowPath) at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
    this.watchedRow = new Watched(isObject(at) ? at : {}, this, 'row', []);
    return this.watchedRow;
  }

  /** The answer at a path from the root, through the row where the path leads there. */
  read(path: ScriptPath): SnippetValue {
    const { rowPath } = this;
    const isInRow =
      rowPath.length > 0 && path.length > rowPath.length && rowPath.every((name, index) => name === path[index]);
    let at: SnippetValue = isInRow ? this.row : this.data;
    for (const name of isInRow ? path.slice(rowPath.length) : path) {
      if (!(at instanceof Watched)) return undefined;
      at = at.get(String(name));
    }
    return at;
  }

  reads(): readonly ScriptRead[] {
    return this.all.flatMap((each) => each.reads());
  }
}

/** Of a text, a number or a boolean. @throws LeftToSandbox for what a prototype has */
export function memberOfPlain(value: string | number | boolean, name: string): SnippetValue {
  if (typeof value === 'string') {
    if (name === 'length') return value.length;
    if (isIndex(name)) return value[Number(name)];
  }
  if (inherited.has(name)) throw new LeftToSandbox();
  return undefined;
}

/** As the sandbox gets it, whose data has been JSON. */
function leaf(value: unknown): SnippetValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  // NOTE: JSON knows no -0.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (value === null || value === undefined) return null;
  throw new LeftToSandbox();
}

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const isIndex = (name: string): boolean => /^(0|[1-9]\d{0,9})$/.test(name);

/** What the sandbox's objects, lists, texts, numbers and booleans have from their prototypes: methods, above all. */
export const inherited: ReadonlySet<string> = new Set(
  `__defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ constructor hasOwnProperty isPrototypeOf
  propertyIsEnumerable toLocaleString toString valueOf toJSON
  at concat copyWithin entries every fill filter find findIndex findLast findLastIndex flat flatMap forEach includes indexOf join
  keys lastIndexOf length map pop push reduce reduceRight reverse shift slice some sort splice toReversed toSorted toSpliced
  unshift values with
  anchor big blink bold charAt charCodeAt codePointAt endsWith fixed fontcolor fontsize isWellFormed italics link localeCompare
  match matchAll normalize padEnd padStart repeat replace replaceAll search small split startsWith strike sub substr substring
  sup toLocaleLowerCase toLocaleUpperCase toLowerCase toUpperCase toWellFormed trim trimEnd trimLeft trimRight trimStart
  toExponential toFixed toPrecision __quote`.split(/\s+/),
);
