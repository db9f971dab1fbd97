import type { ScriptPath, ScriptRead, ScriptSideEffect } from '../script-host.ts';

/** Tracked access to the stored data during one script run. */
export interface Recording {
  readonly data: unknown;
  readonly row: unknown;
  /** Returns the value at a path from the root: a tracking proxy for an object; a primitive value counts as read. */
  read(path: ScriptPath): unknown;
  write(path: ScriptPath, value: unknown): void;
  reads(): readonly ScriptRead[];
  sets(): readonly ScriptSideEffect[];
}

export interface Recorder {
  replaceRoot(root: unknown): void;
  /** Returns the stored data itself, for patches. */
  root(): unknown;
  start(rowPath: ScriptPath): Recording;
  /** Ends the recording, and undoes the writes of the script. */
  end(): void;
}

/**
 * Creates a recorder, which exposes the stored data to one script after the other, records the reads of each script,
 * and undoes its writes.
 *
 * NOTE: the source text of this function runs inside the sandbox's virtual machine, so the function must not use
 * anything defined outside.
 */
export function createRecorder(keysMark: string, maxWrites: number): Recorder {
  const { isArray } = Array;
  const { hasOwn } = Object;
  const { ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect;
  const stringify = JSON.stringify;
  const parse = JSON.parse;
  type Raw = Record<string, unknown>;
  type Undo = {
    raw: Raw;
    name: string;
    existed: boolean;
    previous: unknown;
    length: number;
    previousEntries: unknown[];
  };
  type Dirty = { path: ScriptPath; order: number };

  const forbiddenNames = ['__proto__', 'constructor', 'prototype'];
  let root: Raw = {};
  let all: Tracked[] = [];
  let undos: Undo[] = [];
  let dirty = new Map<string, Dirty>();

  const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
  const isIndex = (name: string) => /^(0|[1-9]\d{0,9})$/.test(name);

  /** Converts a value to plain JSON. Numbers that JSON cannot represent become undefined. */
  function toJsonValue(value: unknown): unknown {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    const text = stringify(value);
    return text === undefined ? undefined : parse(text);
  }

  function getAt(from: unknown, path: ScriptPath): unknown {
    let at = from;
    for (const name of path) {
      if (!isObject(at) || !hasOwn(at, name)) return undefined;
      at = at[name];
    }
    return at;
  }

  /** Tracked object or list, and the traps of its proxy. */
  class Tracked {
    readonly from: 'data' | 'row';
    readonly raw: Raw;
    readonly parent: Tracked | undefined;
    readonly name: string;
    readonly base: ScriptPath;
    /** True if this run created the object; accessing it is not a read. */
    readonly isOwn: boolean;
    readonly proxy: Raw;
    // NOTE: the next three collections are created on demand, because creating them costs more than most scripts.
    children: Map<string, Tracked> | undefined;
    leaves: Set<string> | undefined;
    written: Set<string> | undefined;
    hasKeys = false;

    constructor(from: 'data' | 'row', raw: Raw, parent: Tracked | undefined, name: string, base: ScriptPath) {
      this.from = from;
      this.raw = raw;
      this.parent = parent;
      this.name = name;
      this.base = base;
      this.isOwn = parent !== undefined && (parent.isOwn || parent.written?.has(name) === true);
      this.proxy = new Proxy(raw, this as ProxyHandler<Raw>);
      all.push(this);
    }

    getNames(): string[] {
      return this.parent ? [...this.parent.getNames(), this.name] : [];
    }

    getPath(): (string | number)[] {
      if (!this.parent) return [...this.base];
      return [...this.parent.getPath(), isArray(this.parent.raw) ? Number(this.name) : this.name];
    }

    /** Records a read of a property and returns its value; an object or list as `Tracked`. */
    step(name: string): unknown {
      const { raw } = this;
      if (!hasOwn(raw, name)) {
        if (!isArray(raw)) this.recordLeaf(name);
        else if (isIndex(name)) this.hasKeys = true;
        return undefined;
      }
      const value = raw[name];
      if (isObject(value)) return this.getChild(name, value);
      if (isArray(raw) && name === 'length') this.hasKeys = true;
      else this.recordLeaf(name);
      return value;
    }

    recordLeaf(name: string): void {
      if (this.written?.has(name)) return;
      this.leaves ??= new Set();
      this.leaves.add(name);
    }

    getChild(name: string, value: Raw): Tracked {
      this.children ??= new Map();
      let child = this.children.get(name);
      if (child?.raw !== value) {
        child = new Tracked(this.from, value, this, name, this.base);
        this.children.set(name, child);
      }
      return child;
    }

    readProperty(name: string): unknown {
      const found = this.step(name);
      return found instanceof Tracked ? found.proxy : found;
    }

    get(raw: Raw, name: string | symbol): unknown {
      if (typeof name === 'symbol') return Reflect.get(raw, name);
      if (!hasOwn(raw, name) && (name in raw || name === 'toJSON')) return raw[name];
      return this.readProperty(name);
    }

    has(raw: Raw, name: string | symbol): boolean {
      if (typeof name === 'symbol') return name in raw;
      if (hasOwn(raw, name) || !(name in raw)) this.readProperty(name);
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
        const value = this.readProperty(name);
        return descriptor && { ...descriptor, value };
      }
      return descriptor;
    }

    set(_raw: Raw, name: string | symbol, value: unknown, receiver: unknown): boolean {
      if (receiver === this.proxy) return this.writeProperty(name, value);
      return (
        isObject(receiver) &&
        defineProperty(receiver, name, { value, writable: true, enumerable: true, configurable: true })
      );
    }

    defineProperty(_raw: Raw, name: string | symbol, descriptor: PropertyDescriptor): boolean {
      return 'value' in descriptor && this.writeProperty(name, descriptor.value);
    }

    deleteProperty(raw: Raw, name: string | symbol): boolean {
      if (typeof name === 'symbol' || !hasOwn(raw, name)) return true;
      this.recordUndo(name, !isArray(raw));
      this.markWritten(name, isArray(raw));
      return delete raw[name];
    }

    setPrototypeOf(): boolean {
      return false;
    }

    preventExtensions(): boolean {
      return false;
    }

    writeProperty(name: string | symbol, value: unknown): boolean {
      const { raw } = this;
      if (typeof name === 'symbol' || forbiddenNames.includes(name)) return false;
      const isLength = name === 'length';
      if (isArray(raw) && (isLength ? Number(value) > raw.length : !isIndex(name) || Number(name) > raw.length + 1000))
        return false;
      const next = toJsonValue(value);
      if (hasOwn(raw, name) && !isObject(next) && Object.is(raw[name], next)) return true;
      this.recordUndo(name);
      this.markWritten(name, isArray(raw) && !hasOwn(raw, name) ? true : isArray(raw) && isLength);
      raw[name] = next;
      return true;
    }

    /**
     * Records the old state for undo: the entries of a shortened list, or the key order of an object that loses a key.
     */
    recordUndo(name: string, isLoss = name === 'length'): void {
      const { raw } = this;
      const length = isArray(raw) ? raw.length : 0;
      const kept = isLoss ? (isArray(raw) ? raw.slice() : Object.keys(raw)) : [];
      undos.push({ raw, name, existed: hasOwn(raw, name), previous: raw[name], length, previousEntries: kept });
    }

    markWritten(name: string, isWhole: boolean): void {
      this.written ??= new Set();
      this.written.add(name);
      const path = this.getPath();
      if (!isWhole) path.push(isArray(this.raw) ? Number(name) : name);
      const key = stringify(path);
      if (dirty.size >= maxWrites) throw new RangeError('The script writes too many values.');
      if (!dirty.has(key)) dirty.set(key, { path, order: dirty.size });
    }
  }

  function undo({ raw, name, existed: had, previous: old, length, previousEntries: kept }: Undo): void {
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

  function collectReads(node: Tracked): ScriptRead[] {
    if (node.isOwn) return [];
    const names = node.getNames();
    const reads: ScriptRead[] = [];
    if (node.leaves) for (const leaf of node.leaves) reads.push({ from: node.from, path: [...names, leaf] });
    const isOnlyAccessed = node.parent !== undefined && !node.children && !node.leaves && !node.written;
    if (node.hasKeys || isOnlyAccessed) reads.push({ from: node.from, path: [...names, keysMark] });
    return reads;
  }

  function sets(): ScriptSideEffect[] {
    const isWithin = (path: ScriptPath) =>
      path.some((_, length) => length < path.length && dirty.has(stringify(path.slice(0, length))));
    return [...dirty.values()]
      .filter(({ path }) => !isWithin(path))
      .map(({ path }) => ({ kind: 'set', path, value: getAt(root, path) }));
  }

  function begin(rowPath: ScriptPath): Recording {
    let data: Tracked | undefined;
    let row: Tracked | undefined;
    const trackData = () => {
      data ??= new Tracked('data', root, undefined, '', []);
      return data;
    };
    const trackRow = () => {
      const raw = getAt(root, rowPath);
      row ??= new Tracked('row', isObject(raw) ? raw : {}, undefined, '', rowPath);
      return row;
    };
    const isInRow = (path: ScriptPath) =>
      rowPath.length > 0 && path.length > rowPath.length && rowPath.every((name, index) => name === path[index]);
    /** Returns the value at a path, and records the read relative to the row if the path is inside the row. */
    const find = (path: ScriptPath): unknown => {
      let at: unknown = isInRow(path) ? trackRow() : trackData();
      for (const name of isInRow(path) ? path.slice(rowPath.length) : path) {
        if (!(at instanceof Tracked)) return undefined;
        at = at.step(String(name));
      }
      return at;
    };
    return {
      get data() {
        return trackData().proxy;
      },
      get row() {
        return trackRow().proxy;
      },
      read(path) {
        const found = find(path);
        return found instanceof Tracked ? found.proxy : found;
      },
      write(path, value) {
        const container = find(path.slice(0, -1));
        if (path.length > 0 && container instanceof Tracked)
          container.writeProperty(String(path[path.length - 1]), value);
      },
      reads: () => all.flatMap(collectReads),
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
    start: begin,
    end,
  };
}
