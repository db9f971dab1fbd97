/**
 * Makes the globals of the virtual machine the same for every script: removes the globals that scripts don't need and
 * freezes the rest.
 *
 * NOTE: the source text of this function runs inside the sandbox's virtual machine, so the function must not use
 * anything defined outside.
 */
export function harden(libraries: readonly unknown[]): void {
  // NOTE: the cast allows removing globals by name.
  const globals = globalThis as unknown as Record<string, unknown>;
  for (const name of ['eval', 'SharedArrayBuffer', 'Atomics', 'WeakRef', 'FinalizationRegistry']) delete globals[name];

  /**
   * A property descriptor reveals a value without reading the property, so the property is read too and the recorder
   * notices.
   */
  const { getOwnPropertyDescriptor, getOwnPropertyDescriptors } = Object;
  const readDescriptor = (target: object, name: PropertyKey) => {
    if (getOwnPropertyDescriptor(target, name)) Reflect.get(target, name);
    return getOwnPropertyDescriptor(target, name);
  };
  Object.getOwnPropertyDescriptor = (target, name) => readDescriptor(Object(target), name);
  Reflect.getOwnPropertyDescriptor = ((target: object, name: PropertyKey) =>
    readDescriptor(target, name)) as typeof Reflect.getOwnPropertyDescriptor;
  Object.getOwnPropertyDescriptors = ((target: object) => {
    for (const name of Reflect.ownKeys(Object(target))) readDescriptor(target, name);
    return getOwnPropertyDescriptors(target);
  }) as typeof Object.getOwnPropertyDescriptors;

  /**
   * Allows objects to override properties of a frozen prototype (`x.toString = …`), which freezing alone would forbid.
   */
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
  async function* generateAsync(): AsyncGenerator {
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
    generateAsync,
    generateAsync(),
    async () => 0,
    Object.getPrototypeOf(Int8Array),
  ];

  const seen = new Set<unknown>([globalThis]);
  const pending: unknown[] = [...hidden, ...libraries];
  for (const name of Reflect.ownKeys(globals)) pending.push(globals[name as string]);
  while (pending.length > 0) {
    const current = pending.pop();
    if ((typeof current !== 'object' && typeof current !== 'function') || current === null || seen.has(current))
      continue;
    seen.add(current);
    pending.push(Object.getPrototypeOf(current));
    for (const name of Reflect.ownKeys(current)) {
      const descriptor = getOwnPropertyDescriptor(current, name);
      if (descriptor) pending.push(descriptor.value, descriptor.get, descriptor.set);
    }
    Object.freeze(current);
  }
  for (const name of Reflect.ownKeys(globals)) {
    const descriptor = getOwnPropertyDescriptor(globals, name);
    if (descriptor?.configurable) Object.defineProperty(globals, name, { writable: false, configurable: false });
  }
}
