import type { ScriptPath, ScriptSideEffect } from '../script-host.ts';
import type { Recording } from './make-recorder.ts';

export interface FacadeCall {
  readonly path: ScriptPath;
  readonly rowPath: ScriptPath;
  readonly rowIndex: number | undefined;
  readonly componentId: string;
  readonly component: unknown;
}

/** What the façades of one run stand on. */
export interface FacadeGround {
  readonly recording: Recording;
  readonly submission: unknown;
  /** Stored components by their place in the definition. */
  readonly components: () => Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Data paths without row numbers, by place. */
  readonly paths: () => Readonly<Record<string, readonly string[]>>;
  readonly form: () => unknown;
  readonly emit: (effect: ScriptSideEffect) => void;
  /** A script asked for a name that nobody offers. */
  readonly miss: (name: string) => void;
}

export interface Facades {
  /** `instance` and `instance.root` for one run. */
  make(call: FacadeCall, ground: FacadeGround): unknown;
  /** Shows an object's own names; any other reads as undefined and is remembered. */
  named(label: string, target: object, miss: (name: string) => void): unknown;
}

/**
 * Makes what form.io calls `instance`: the component as a live object, as far as that is safe and means something here.
 *
 * NOTE: this function is turned into text and runs inside the virtual machine. It refers to nothing outside of itself.
 */
export function makeFacades(isEmpty: (value: unknown) => boolean): Facades {
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

  function make(call: FacadeCall, ground: FacadeGround): unknown {
    const { recording } = ground;
    const known = new Map<string, unknown>();

    function parentIdOf(id: string): string | undefined {
      let at = id;
      while (at.includes('.')) {
        at = at.slice(0, at.lastIndexOf('.'));
        if (hasOwn(ground.components(), at)) return at;
      }
      return undefined;
    }

    const namesOf = (id: string): readonly string[] => ground.paths()[id] ?? [];

    /** Where a component lies for this call: with the row numbers of the call where both lie in the same lists. */
    function placeOf(id: string): ScriptPath {
      if (id === call.componentId) return call.path;
      const place: (string | number)[] = [];
      let at = 0;
      let isShared = true;
      for (const name of namesOf(id)) {
        if (isShared && typeof call.path[at] === 'number') place.push(call.path[at++]!);
        isShared &&= call.path[at++] === name;
        place.push(name);
      }
      return place;
    }

    function facadeOf(id: string): unknown {
      const made = known.get(id);
      if (made) return made;
      const stored = ground.components()[id];
      const component = (id === call.componentId ? (call.component ?? stored) : stored) as Component | undefined;
      if (!component) return undefined;
      const path = placeOf(id);
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
            const parentId = parentIdOf(id);
            return parentId === undefined ? root : facadeOf(parentId);
          },
          root,
          getValue: read,
          setValue: (value: unknown) => recording.write(path, value),
          isEmpty: (value: unknown = read()) => isEmpty(value),
          emit: (event: unknown) => ground.emit({ kind: 'emit', event: String(event) }),
          getComponent: (wanted: unknown) => find(wanted),
          getRoot: () => root,
          t: (text: unknown) => text,
        },
        ground.miss,
      );
      known.set(id, facade);
      return facade;
    }

    function find(wanted: unknown): unknown {
      const name = String(wanted).replace(/\[\d+\]/g, '');
      const components = ground.components();
      const id =
        Object.keys(components).find((each) => components[each]!.key === name) ??
        Object.keys(components).find((each) => namesOf(each).join('.') === name);
      return id === undefined ? undefined : facadeOf(id);
    }

    const root: unknown = named(
      'instance.root',
      {
        data: recording.data,
        submission: ground.submission,
        get form() {
          return ground.form();
        },
        get component() {
          return ground.form();
        },
        getValue: () => ground.submission,
        emit: (event: unknown) => ground.emit({ kind: 'emit', event: String(event) }),
        getComponent: find,
        t: (text: unknown) => text,
      },
      ground.miss,
    );
    return facadeOf(call.componentId);
  }

  return { make, named };
}
