import type { ScriptPath, ScriptRead, ScriptSideEffect } from '../script-host.ts';

/** One run of one script over the resident data. */
export interface Recording {
  readonly data: unknown;
  readonly row: unknown;
  /** What lies at a path from the root: an object is watched, a plain value counts as read. */
  read(path: ScriptPath): unknown;
  write(path: ScriptPath, value: unknown): void;
  reads(): readonly ScriptRead[];
  sets(): readonly ScriptSideEffect[];
}

export interface Recorder {
  replaceRoot(root: unknown): void;
  /** The resident data itself, for patches. */
  root(): unknown;
  begin(rowPath: ScriptPath): Recording;
  /** Undoes what the script wrote. */
  end(): void;
}

/**
 * Shows the resident data to one script after the other, notes what each reads, and takes back what each writes.
 *
 * NOTE: this function is turned into text and runs inside the virtual machine. It refers to nothing outside of itself.
 */
export function makeRecorder(keysMark: string, mostWrites: number): Recorder {
  const { isArray } = Array;
  const { hasOwn } = Object;
  const { ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect;
  const stringify = JSON.stringify;
  const parse = JSON.parse;
  type Raw = Record<string, unknown>;
  type Undo = { raw: Raw; name: string; had: boolean; old: unknown; length: number; kept: unknown[] };
  type Dirty = { path: ScriptPath; order: number };

  const hostile = ['__proto__', 'constructor', 'prototype'];
  let root: Raw = {};
  let all: Watched[] = [];
  let undos: Undo[] = [];
  let dirty = new Map<string, Dirty>();

  const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
  const isIndex = (name: string) => /^(0|[1-9]\d{0,9})$/.test(name);

  /** What JSON makes of a value. A number that JSON does not have is no value. */
  function plain(value: unknown): unknown {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    const text = stringify(value);
    return text === undefined ? undefined : parse(text);
  }

  function stepInto(from: unknown, path: ScriptPath): unknown {
    let at = from;
    for (const name of path) {
      if (!isObject(at) || !hasOwn(at, name)) return undefined;
      at = at[name];
    }
    return at;
  }

  /** One object or list on the way, and the traps of its proxy. */
  class Watched {
    readonly from: 'data' | 'row';
    readonly raw: Raw;
    readonly parent: Watched | undefined;
    readonly name: string;
    readonly base: ScriptPath;
    /** Made by this run: looking at it is no read. */
    readonly isOwn: boolean;
    readonly proxy: Raw;
    // NOTE: most are never needed, and making three of them costs more than most scripts.
    kids: Map<string, Watched> | undefined;
    leaves: Set<string> | undefined;
    written: Set<string> | undefined;
    hasKeys = false;

    constructor(from: 'data' | 'row', raw: Raw, parent: Watched | undefined, name: string, base: ScriptPath) {
      this.from = from;
      this.raw = raw;
      this.parent = parent;
      this.name = name;
      this.base = base;
      this.isOwn = parent !== undefined && (parent.isOwn || parent.written?.has(name) === true);
      this.proxy = new Proxy(raw, this as ProxyHandler<Raw>);
      all.push(this);
    }

    names(): string[] {
      return this.parent ? [...this.parent.names(), this.name] : [];
    }

    place(): (string | number)[] {
      if (!this.parent) return [...this.base];
      return [...this.parent.place(), isArray(this.parent.raw) ? Number(this.name) : this.name];
    }

    /** Notes that the script looked at what lies under a name, and gives it: an object or list watched. */
    step(name: string): unknown {
      const { raw } = this;
      if (!hasOwn(raw, name)) {
        if (!isArray(raw)) this.noteLeaf(name);
        else if (isIndex(name)) this.hasKeys = true;
        return undefined;
      }
      const value = raw[name];
      if (isObject(value)) return this.kidAt(name, value);
      if (isArray(raw) && name === 'length') this.hasKeys = true;
      else this.noteLeaf(name);
      return value;
    }

    noteLeaf(name: string): void {
      if (this.written?.has(name)) return;
      this.leaves ??= new Set();
      this.leaves.add(name);
    }

    kidAt(name: string, value: Raw): Watched {
      this.kids ??= new Map();
      let kid = this.kids.get(name);
      if (kid?.raw !== value) {
        kid = new Watched(this.from, value, this, name, this.base);
        this.kids.set(name, kid);
      }
      return kid;
    }

    look(name: string): unknown {
      const found = this.step(name);
      return found instanceof Watched ? found.proxy : found;
    }

    get(raw: Raw, name: string | symbol): unknown {
      if (typeof name === 'symbol') return Reflect.get(raw, name);
      if (!hasOwn(raw, name) && (name in raw || name === 'toJSON')) return raw[name];
      return this.look(name);
    }

    has(raw: Raw, name: string | symbol): boolean {
      if (typeof name === 'symbol') return name in raw;
      if (hasOwn(raw, name) || !(name in raw)) this.look(name);
      return name in raw;
    }

    ownKeys(raw: Raw): (string | symbol)[] {
      this.hasKeys = true;
      return ownKeys(raw);
    }

    getOwnPropertyDescriptor(raw: Raw, name: string | symbol): PropertyDescriptor | undefined {
      const descriptor = getOwnPropertyDescriptor(raw, name);
      if (typeof name === 'symbol') return descriptor;
      if (!this.hasKeys || (descriptor && isObject(descriptor.value))) {
        const value = this.look(name);
        return descriptor && { ...descriptor, value };
      }
      return descriptor;
    }

    set(_raw: Raw, name: string | symbol, value: unknown, receiver: unknown): boolean {
      if (receiver === this.proxy) return this.put(name, value);
      return (
        isObject(receiver) &&
        defineProperty(receiver, name, { value, writable: true, enumerable: true, configurable: true })
      );
    }

    defineProperty(_raw: Raw, name: string | symbol, descriptor: PropertyDescriptor): boolean {
      return 'value' in descriptor && this.put(name, descriptor.value);
    }

    deleteProperty(raw: Raw, name: string | symbol): boolean {
      if (typeof name === 'symbol' || !hasOwn(raw, name)) return true;
      this.note(name, !isArray(raw));
      this.mark(name, isArray(raw));
      return delete raw[name];
    }

    setPrototypeOf(): boolean {
      return false;
    }

    preventExtensions(): boolean {
      return false;
    }

    put(name: string | symbol, value: unknown): boolean {
      const { raw } = this;
      if (typeof name === 'symbol' || hostile.includes(name)) return false;
      const isLength = name === 'length';
      if (isArray(raw) && (isLength ? Number(value) > raw.length : !isIndex(name) || Number(name) > raw.length + 1000))
        return false;
      const next = plain(value);
      if (hasOwn(raw, name) && !isObject(next) && Object.is(raw[name], next)) return true;
      this.note(name);
      this.mark(name, isArray(raw) && !hasOwn(raw, name) ? true : isArray(raw) && isLength);
      raw[name] = next;
      return true;
    }

    /** Remembers what there was: of a list that is cut its entries, of an object that loses a name all names in their order. */
    note(name: string, isLoss = name === 'length'): void {
      const { raw } = this;
      const length = isArray(raw) ? raw.length : 0;
      const kept = isLoss ? (isArray(raw) ? raw.slice() : Object.keys(raw)) : [];
      undos.push({ raw, name, had: hasOwn(raw, name), old: raw[name], length, kept });
    }

    mark(name: string, isWhole: boolean): void {
      this.written ??= new Set();
      this.written.add(name);
      const path = this.place();
      if (!isWhole) path.push(isArray(this.raw) ? Number(name) : name);
      const key = stringify(path);
      if (dirty.size >= mostWrites) throw new RangeError('A script asked for too much at once.');
      if (!dirty.has(key)) dirty.set(key, { path, order: dirty.size });
    }
  }

  function undo({ raw, name, had, old, length, kept }: Undo): void {
    if (isArray(raw)) {
      raw.length = length;
      if (name === 'length') for (const [index, value] of kept.entries()) raw[index] = value;
      else if (had) raw[Number(name)] = old;
      else if (Number(name) < length) delete raw[Number(name)];
    } else if (had) {
      raw[name] = old;
      for (const each of kept as string[]) {
        const value = raw[each];
        delete raw[each];
        raw[each] = value;
      }
    } else delete raw[name];
  }

  function readsOf(node: Watched): ScriptRead[] {
    if (node.isOwn) return [];
    const names = node.names();
    const reads: ScriptRead[] = [];
    if (node.leaves) for (const leaf of node.leaves) reads.push({ from: node.from, path: [...names, leaf] });
    const isOnlySeen = node.parent !== undefined && !node.kids && !node.leaves && !node.written;
    if (node.hasKeys || isOnlySeen) reads.push({ from: node.from, path: [...names, keysMark] });
    return reads;
  }

  function sets(): ScriptSideEffect[] {
    const isWithin = (path: ScriptPath) =>
      path.some((_, length) => length < path.length && dirty.has(stringify(path.slice(0, length))));
    return [...dirty.values()]
      .filter(({ path }) => !isWithin(path))
      .map(({ path }) => ({ kind: 'set', path, value: stepInto(root, path) }));
  }

  function begin(rowPath: ScriptPath): Recording {
    let data: Watched | undefined;
    let row: Watched | undefined;
    const watchData = () => {
      data ??= new Watched('data', root, undefined, '', []);
      return data;
    };
    const watchRow = () => {
      const raw = stepInto(root, rowPath);
      row ??= new Watched('row', isObject(raw) ? raw : {}, undefined, '', rowPath);
      return row;
    };
    const isInRow = (path: ScriptPath) =>
      rowPath.length > 0 && path.length > rowPath.length && rowPath.every((name, index) => name === path[index]);
    /** What lies at a path, through the row where the path leads there. */
    const find = (path: ScriptPath): unknown => {
      let at: unknown = isInRow(path) ? watchRow() : watchData();
      for (const name of isInRow(path) ? path.slice(rowPath.length) : path) {
        if (!(at instanceof Watched)) return undefined;
        at = at.step(String(name));
      }
      return at;
    };
    return {
      get data() {
        return watchData().proxy;
      },
      get row() {
        return watchRow().proxy;
      },
      read(path) {
        const found = find(path);
        return found instanceof Watched ? found.proxy : found;
      },
      write(path, value) {
        const holder = find(path.slice(0, -1));
        if (path.length > 0 && holder instanceof Watched) holder.put(String(path[path.length - 1]), value);
      },
      reads: () => all.flatMap(readsOf),
      sets,
    };
  }

  function end(): void {
    for (let index = undos.length - 1; index >= 0; index -= 1) undo(undos[index]!);
    all = [];
    undos = [];
    dirty = new Map();
  }

  return {
    replaceRoot: (next) => {
      root = isObject(next) ? next : {};
    },
    root: () => root,
    begin,
    end,
  };
}
