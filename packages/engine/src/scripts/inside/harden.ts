/**
 * Makes the machine's own world the same for every script: takes away what scripts have no use for, and freezes the rest.
 *
 * NOTE: this function is turned into text and runs inside the virtual machine. It refers to nothing outside of itself.
 */
export function harden(libraries: readonly unknown[]): void {
  // NOTE: globals are taken away by name here.
  const world = globalThis as unknown as Record<string, unknown>;
  for (const name of ['eval', 'SharedArrayBuffer', 'Atomics', 'WeakRef', 'FinalizationRegistry']) delete world[name];

  /** A descriptor tells a value without asking for it: ask, so that the recorder knows. */
  const { getOwnPropertyDescriptor, getOwnPropertyDescriptors } = Object;
  const peek = (target: object, name: PropertyKey) => {
    if (getOwnPropertyDescriptor(target, name)) Reflect.get(target, name);
    return getOwnPropertyDescriptor(target, name);
  };
  Object.getOwnPropertyDescriptor = (target, name) => peek(Object(target), name);
  Reflect.getOwnPropertyDescriptor = ((target: object, name: PropertyKey) =>
    peek(target, name)) as typeof Reflect.getOwnPropertyDescriptor;
  Object.getOwnPropertyDescriptors = ((target: object) => {
    for (const name of Reflect.ownKeys(Object(target))) peek(target, name);
    return getOwnPropertyDescriptors(target);
  }) as typeof Object.getOwnPropertyDescriptors;

  /** Lets objects have what their frozen prototype has (`x.toString = …`), which freezing alone would forbid. */
  function allowOverriding(prototype: object, names: readonly string[]): void {
    for (const name of names) {
      const descriptor = getOwnPropertyDescriptor(prototype, name);
      if (!descriptor?.configurable || !('value' in descriptor)) continue;
      const { value } = descriptor;
      Object.defineProperty(prototype, name, {
        get: () => value,
        set(this: object, next: unknown) {
          if (this !== prototype)
            Object.defineProperty(this, name, { value: next, writable: true, enumerable: true, configurable: true });
        },
      });
    }
  }
  allowOverriding(Object.prototype, ['toString', 'valueOf', 'constructor', 'hasOwnProperty', 'toLocaleString']);
  allowOverriding(Function.prototype, ['toString', 'name', 'length', 'constructor']);
  allowOverriding(Array.prototype, ['toString', 'constructor']);
  for (const one of [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError])
    allowOverriding(one.prototype, ['name', 'message', 'toString', 'constructor']);

  function* generate(): Generator {
    yield 0;
  }
  async function* generateLater(): AsyncGenerator {
    yield 0;
  }
  const hidden: unknown[] = [
    [][Symbol.iterator](),
    ''[Symbol.iterator](),
    new Map().entries(),
    new Set().entries(),
    'a'.matchAll(/a/g),
    [].values().map((each) => each),
    Iterator.from({ next: () => ({ done: true, value: 0 }) }),
    generate,
    generate(),
    generateLater,
    generateLater(),
    async () => 0,
    Object.getPrototypeOf(Int8Array),
  ];

  const seen = new Set<unknown>([globalThis]);
  const left: unknown[] = [...hidden, ...libraries];
  for (const name of Reflect.ownKeys(world)) left.push(world[name as string]);
  while (left.length > 0) {
    const at = left.pop();
    if ((typeof at !== 'object' && typeof at !== 'function') || at === null || seen.has(at)) continue;
    seen.add(at);
    left.push(Object.getPrototypeOf(at));
    for (const name of Reflect.ownKeys(at)) {
      const descriptor = getOwnPropertyDescriptor(at, name);
      if (descriptor) left.push(descriptor.value, descriptor.get, descriptor.set);
    }
    Object.freeze(at);
  }
  for (const name of Reflect.ownKeys(world)) {
    const descriptor = getOwnPropertyDescriptor(world, name);
    if (descriptor?.configurable) Object.defineProperty(world, name, { writable: false, configurable: false });
  }
}
