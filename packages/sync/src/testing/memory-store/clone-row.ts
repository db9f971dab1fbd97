/** Clones a row like the structured clone algorithm. Plain values are copied here, which is faster. */
export function cloneRow<Value>(value: Value): Value {
  if (typeof value === 'function' || typeof value === 'symbol') throw new DOMException('Uncloneable', 'DataCloneError');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => cloneRow(one)) as Value;
  if (value instanceof Uint8Array) return value.slice() as Value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value instanceof Blob ? value : structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const inner: unknown = (value as Record<string, unknown>)[name];
    if (name === '__proto__') Object.defineProperty(copy, name, toDataDescriptor(cloneRow(inner)));
    else copy[name] = cloneRow(inner);
  }
  return copy as Value;
}

function toDataDescriptor(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true };
}
