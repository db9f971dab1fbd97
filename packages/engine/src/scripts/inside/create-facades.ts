import type { ScriptPath, ScriptSideEffect } from '../script-host.ts';
import type { Recording } from './create-recorder.ts';

export interface FacadeCall {
  readonly path: ScriptPath;
  readonly rowPath: ScriptPath;
  readonly rowIndex: number | undefined;
  readonly componentId: string;
  readonly component: unknown;
}

/** Environment of `instance` and the other façades during one script run. */
export interface FacadeContext {
  readonly recording: Recording;
  readonly submission: unknown;
  /** Returns the stored components, keyed by ID. */
  readonly components: () => Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Returns the data paths without row indexes, keyed by component ID. */
  readonly paths: () => Readonly<Record<string, readonly string[]>>;
  readonly form: () => unknown;
  readonly emit: (effect: ScriptSideEffect) => void;
  /** Called when a script reads a missing property. */
  readonly reportMissing: (name: string) => void;
}

export interface Facades {
  /** Creates `instance`, with `instance.root`, for one run. */
  create(call: FacadeCall, context: FacadeContext): unknown;
  /** Wraps an object in a proxy: all properties except the object's own are undefined, and reading one calls `miss`. */
  wrap(label: string, target: object, miss: (name: string) => void): unknown;
}

/**
 * Creates form.io's `instance`: the component as a live object, limited to what is safe and meaningful here.
 *
 * NOTE: the source text of this function runs inside the sandbox's virtual machine, so the function must not use
 * anything defined outside.
 */
export function createFacades(isEmpty: (value: unknown) => boolean): Facades {
  const { hasOwn } = Object;
  type Component = Readonly<Record<string, unknown>>;

  function named(label: string, target: object, miss: (name: string) => void): object {
    return new Proxy(target, {
      get(own, name) {
        if (typeof name === 'symbol') return undefined;
        if (hasOwn(own, name)) return Reflect.get(own, name);
        if (name in Object.prototype) return Reflect.get(own, name);
        if (name !== 'toJSON' && name !== 'then') miss(`${label}.${name}`);
        return undefined;
      },
      set: () => true,
      defineProperty: () => false,
      deleteProperty: () => true,
      setPrototypeOf: () => false,
      preventExtensions: () => false,
    });
  }

  function make(call: FacadeCall, context: FacadeContext): unknown {
    const { recording } = context;
    const facades = new Map<string, unknown>();

    function findParentId(id: string): string | undefined {
      let at = id;
      while (at.includes('.')) {
        at = at.slice(0, at.lastIndexOf('.'));
        if (hasOwn(context.components(), at)) return at;
      }
      return undefined;
    }

    const getNames = (id: string): readonly string[] => context.paths()[id] ?? [];

    /**
     * Returns the data path of a component for this call, with the call's row indexes for each grid that contains both
     * the component and the called field.
     */
    function getDataPath(id: string): ScriptPath {
      if (id === call.componentId) return call.path;
      const path: (string | number)[] = [];
      let at = 0;
      let isShared = true;
      for (const name of getNames(id)) {
        if (isShared && typeof call.path[at] === 'number') path.push(call.path[at++]!);
        isShared &&= call.path[at++] === name;
        path.push(name);
      }
      return path;
    }

    function getFacade(id: string): unknown {
      const existing = facades.get(id);
      if (existing) return existing;
      const stored = context.components()[id];
      const component = (id === call.componentId ? (call.component ?? stored) : stored) as Component | undefined;
      if (!component) return undefined;
      const path = getDataPath(id);
      const read = () => recording.read(path);
      const facade = named(
        'instance',
        {
          id,
          component,
          originalComponent: stored,
          key: component.key ?? component.type,
          type: component.type,
          label: component.label,
          path: path
            .map((name, index) => (typeof name === 'number' ? `[${name}]` : `${index ? '.' : ''}${name}`))
            .join(''),
          row: recording.row,
          data: recording.row,
          rowIndex: call.rowIndex,
          defaultValue: component.defaultValue,
          get dataValue() {
            return read();
          },
          get manualMode() {
            return recording.read([...path, 'mode']) === 'manual';
          },
          get parent() {
            const parentId = findParentId(id);
            return parentId === undefined ? root : getFacade(parentId);
          },
          root,
          getValue: read,
          setValue: (value: unknown) => recording.write(path, value),
          isEmpty: (value: unknown = read()) => isEmpty(value),
          emit: (event: unknown) => context.emit({ kind: 'emit', event: String(event) }),
          getComponent: (keyOrPath: unknown) => find(keyOrPath),
          getRoot: () => root,
          t: (text: unknown) => text,
        },
        context.reportMissing,
      );
      facades.set(id, facade);
      return facade;
    }

    function find(wanted: unknown): unknown {
      const name = String(wanted).replace(/\[\d+\]/g, '');
      const components = context.components();
      const id =
        Object.keys(components).find((each) => components[each]!.key === name) ??
        Object.keys(components).find((each) => getNames(each).join('.') === name);
      return id === undefined ? undefined : getFacade(id);
    }

    const root: unknown = named(
      'instance.root',
      {
        data: recording.data,
        submission: context.submission,
        get form() {
          return context.form();
        },
        get component() {
          return context.form();
        },
        getValue: () => context.submission,
        emit: (event: unknown) => context.emit({ kind: 'emit', event: String(event) }),
        getComponent: find,
        t: (text: unknown) => text,
      },
      context.reportMissing,
    );
    return getFacade(call.componentId);
  }

  return { create: make, wrap: named };
}
