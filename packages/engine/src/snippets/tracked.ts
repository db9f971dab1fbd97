import { KEYS, type ScriptPath, type ScriptRead } from '../scripts/script-host.ts';

/** Thrown when only the sandbox can handle a value exactly as JavaScript does. */
export class SandboxNeededError extends Error {}

/** Value in a snippet: a JSON primitive, or a tracked object or list of the answers. */
export type SnippetValue = string | number | boolean | null | undefined | Tracked;

type RawObject = Readonly<Record<string, unknown>>;

/**
 * Object or list of the answers with its recorded reads, like the recorder of the sandbox (ENG-63) but without proxies.
 */
export class Tracked {
  readonly raw: RawObject;
  readonly recording: Recording;
  readonly from: ScriptRead['from'];
  readonly path: readonly string[];
  private children: Map<string, Tracked> | undefined;
  private leaves: Set<string> | undefined;
  private hasKeys = false;

  constructor(raw: RawObject, recording: Recording, from: ScriptRead['from'], path: readonly string[]) {
    this.raw = raw;
    this.recording = recording;
    this.from = from;
    this.path = path;
    recording.all.push(this);
  }

  get isList(): boolean {
    return Array.isArray(this.raw);
  }

  /** Reads a property. @throws SandboxNeededError for inherited properties, and for values that JSON can't represent */
  get(name: string): SnippetValue {
    const { raw } = this;
    const value = name !== '__proto__' && Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (value === undefined && !(this.isList && Object.hasOwn(raw, name))) return this.handleMissing(name);
    if (typeof value === 'object' && value !== null) return this.getChild(name, value as RawObject);
    if (this.isList && name === 'length') this.hasKeys = true;
    else this.recordLeaf(name);
    return toSnippetValue(value);
  }

  reads(): readonly ScriptRead[] {
    const { from, path } = this;
    const reads = [...(this.leaves ?? [])].map((name): ScriptRead => ({ from, path: [...path, name] }));
    const isOnlyAccessed = path.length > 0 && !this.children && !this.leaves;
    return this.hasKeys || isOnlyAccessed ? [...reads, { from, path: [...path, KEYS] }] : reads;
  }

  private handleMissing(name: string): undefined {
    if (inheritedNames.has(name)) throw new SandboxNeededError();
    if (!this.isList) this.recordLeaf(name);
    else if (isIndex(name)) this.hasKeys = true;
  }

  private recordLeaf(name: string): void {
    this.leaves ??= new Set();
    this.leaves.add(name);
  }

  private getChild(name: string, raw: RawObject): Tracked {
    const prototype = Object.getPrototypeOf(raw);
    if (!Array.isArray(raw) && prototype !== Object.prototype && prototype !== null) throw new SandboxNeededError();
    this.children ??= new Map();
    const known = this.children.get(name);
    if (known) return known;
    const kid = new Tracked(raw, this.recording, this.from, [...this.path, name]);
    this.children.set(name, kid);
    return kid;
  }
}

/** Recorded reads of one snippet run. */
export class Recording {
  readonly all: Tracked[] = [];
  private readonly root: RawObject;
  private readonly rowPath: ScriptPath;
  private trackedData: Tracked | undefined;
  private trackedRow: Tracked | undefined;

  constructor(root: unknown, rowPath: ScriptPath) {
    this.root = isObject(root) ? root : {};
    this.rowPath = rowPath;
  }

  get data(): Tracked {
    this.trackedData ??= new Tracked(this.root, this, 'data', []);
    return this.trackedData;
  }

  get row(): Tracked {
    if (this.trackedRow) return this.trackedRow;
    let at: unknown = this.root;
    for (const name of this.rowPath) at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
    this.trackedRow = new Tracked(isObject(at) ? at : {}, this, 'row', []);
    return this.trackedRow;
  }

  /**
   * Returns the answer at a path from the root, and records the read relative to the row if the path is inside the row.
   */
  read(path: ScriptPath): SnippetValue {
    const { rowPath } = this;
    const isInRow =
      rowPath.length > 0 && path.length > rowPath.length && rowPath.every((name, index) => name === path[index]);
    let at: SnippetValue = isInRow ? this.row : this.data;
    for (const name of isInRow ? path.slice(rowPath.length) : path) {
      if (!(at instanceof Tracked)) return undefined;
      at = at.get(String(name));
    }
    return at;
  }

  reads(): readonly ScriptRead[] {
    return this.all.flatMap((each) => each.reads());
  }
}

/** Reads a property of a primitive value. @throws SandboxNeededError for inherited properties */
export function readPrimitiveMember(value: string | number | boolean, name: string): SnippetValue {
  if (typeof value === 'string') {
    if (name === 'length') return value.length;
    if (isIndex(name)) return value[Number(name)];
  }
  if (inheritedNames.has(name)) throw new SandboxNeededError();
  return undefined;
}

/** Converts a primitive value in the same way as the JSON serialization for the sandbox. */
function toSnippetValue(value: unknown): SnippetValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  // NOTE: JSON has no -0.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (value === null || value === undefined) return null;
  throw new SandboxNeededError();
}

const isObject = (value: unknown): value is RawObject => typeof value === 'object' && value !== null;
const isIndex = (name: string): boolean => /^(0|[1-9]\d{0,9})$/.test(name);

/** Inherited properties of objects, lists, texts, numbers and booleans in the sandbox. */
export const inheritedNames: ReadonlySet<string> = new Set(
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
