import { type AbuseCase, createAbuseCase, oneOf, returns, throwsError } from './abuse-case.ts';

/**
 * Attacks on the recorder, which tracks the reads and writes of scripts: untracked reads, permanent writes, and writes
 * of values that aren’t data.
 */
export const deceivingTheRecorder: readonly AbuseCase[] = [
  createAbuseCase('sets the prototype of the data', 'Object.setPrototypeOf(data, { a: 9 })', throwsError('TypeError')),
  createAbuseCase(
    'sets the prototype of a row',
    'row.__proto__ = { leaked: 1 }; value = row.leaked',
    returns(undefined),
  ),
  createAbuseCase('freezes the data', 'Object.freeze(data)', throwsError('TypeError')),
  createAbuseCase('seals a list', 'Object.seal(data.list)', throwsError('TypeError')),
  createAbuseCase('stops the data from growing', 'Object.preventExtensions(data); value = 1', throwsError('TypeError')),
  createAbuseCase(
    'defines a getter in the data',
    'Object.defineProperty(data, "a", { get() { for (;;); } })',
    throwsError('TypeError'),
  ),
  createAbuseCase(
    'defines a getter the old way',
    'data.__defineGetter__("a", () => 9); value = data.a',
    oneOf(returns(1), throwsError('TypeError')),
  ),
  createAbuseCase(
    'defines a constant in the data',
    'Object.defineProperty(data, "a", { value: 9, configurable: false })',
    throwsError('TypeError'),
  ),
  createAbuseCase('writes permanently', 'data.a = 666; value = data.a', returns(666)),
  createAbuseCase('writes nested values permanently', 'data.list[0].x = 666; value = data.list[0].x', returns(666)),
  createAbuseCase('deletes answers', 'delete data.a; delete data.list; value = Object.keys(data)', returns(['box'])),
  createAbuseCase('empties a list', 'data.list.length = 0; value = data.list.length', returns(0)),
  createAbuseCase(
    'splices a list',
    'data.list.splice(0, 1, { x: 666 }, { x: 667 }); value = data.list.length',
    returns(3),
  ),
  createAbuseCase(
    'reverses and sorts a list',
    'data.list.reverse().sort((p, q) => q.x - p.x).fill({ x: 666 }); value = data.list.length',
    returns(2),
  ),
  createAbuseCase('copies within a list', 'data.list.copyWithin(0, 1); value = data.list[0].x', returns(2)),
  createAbuseCase(
    'writes and then fails',
    'data.a = 666; data.list.push(1); delete data.box; throw new Error("after")',
    throwsError('after'),
  ),
  createAbuseCase(
    'writes a hostile name',
    'data["__proto__"] = { leaked: 1 }; data.constructor = 1; data.prototype = 1; value = Object.keys(data)',
    returns(['a', 'list', 'box']),
  ),
  createAbuseCase('writes a function', 'data.a = () => globalThis; value = typeof data.a', returns('undefined')),
  createAbuseCase(
    'writes the data into itself',
    'data.box.self = data; value = data.box.self.box.self',
    returns(undefined),
  ),
  createAbuseCase(
    'writes a value with toJSON',
    'data.a = { toJSON() { return "said" } }; value = data.a',
    returns('said'),
  ),
  createAbuseCase(
    'writes a value whose toJSON writes data',
    'data.a = { toJSON() { data.box = 666; return 1 } }; value = data.a',
    returns(1),
  ),
  createAbuseCase(
    'writes under a symbol',
    'data[Symbol.iterator] = () => 1; value = typeof data[Symbol.iterator]',
    returns('undefined'),
  ),
  createAbuseCase(
    'writes a named property of a list',
    'data.list.leaked = 1; value = data.list.leaked',
    returns(undefined),
  ),
  createAbuseCase(
    'writes far beyond the end of a list',
    'data.list[4294967294] = 1; value = data.list.length',
    returns(2),
  ),
  createAbuseCase('sets a huge list length', 'data.list.length = 4294967295; value = data.list.length', returns(2)),
  createAbuseCase(
    'writes NaN and Infinity',
    'data.a = 0 / 0; data.box.y = 1 / 0; value = [typeof data.a, typeof data.box.y]',
    returns(['undefined', 'undefined']),
  ),
  createAbuseCase('writes a BigInt', 'data.a = 10n', throwsError('TypeError')),
  createAbuseCase(
    'inherits from the data and writes',
    'const o = Object.create(data); o.a = 666; value = [o.a, data.a]',
    returns([666, 1]),
  ),
  createAbuseCase(
    'sets with a foreign receiver',
    'const o = {}; Reflect.set(data, "a", 666, o); value = [o.a, data.a]',
    returns([666, 1]),
  ),
  createAbuseCase(
    'wraps the data in a proxy',
    'const p = new Proxy(data, { get: (t, n) => n === "a" ? 666 : t[n] }); value = [p.a, data.a]',
    returns([666, 1]),
  ),
  createAbuseCase(
    'uses the prototype of the data as a handler',
    'const p = new Proxy(data, Object.getPrototypeOf(data)); value = p.a',
    returns(1),
  ),
  createAbuseCase(
    'revokes a proxy',
    'const { proxy, revoke } = Proxy.revocable(data, {}); revoke(); value = proxy.a',
    throwsError('TypeError'),
  ),
  createAbuseCase(
    'looks for proxy traps',
    'value = [typeof data.look, typeof data.put, typeof data.raw, typeof data.proxy, typeof data.ownKeys]',
    returns(Array(5).fill('undefined')),
  ),
  createAbuseCase(
    'walks the prototypes of the data',
    'value = Object.getPrototypeOf(data) === Object.prototype && Object.getPrototypeOf(data.list) === Array.prototype',
    returns(true),
  ),
  createAbuseCase('reads by descriptor', 'value = Object.getOwnPropertyDescriptor(data, "a").value', returns(1)),
  createAbuseCase('reads by all descriptors', 'value = Object.getOwnPropertyDescriptors(data).a.value', returns(1)),
  createAbuseCase(
    'changes a value of a descriptor',
    'Object.getOwnPropertyDescriptor(data, "box").value.x = 666; value = data.box.x',
    returns(666),
  ),
  createAbuseCase(
    'changes the species of a list',
    'data.list.constructor = { [Symbol.species]: class { constructor() { return data.box } } }; value = data.list.map((e) => e.x)',
    returns([1, 2]),
  ),
  createAbuseCase(
    'changes the species of all lists',
    'Object.defineProperty(Array, Symbol.species, { get: () => Object })',
    throwsError('TypeError'),
  ),
  createAbuseCase(
    'concatenates a list that is not spreadable',
    'data.list[Symbol.isConcatSpreadable] = false; value = data.list.concat([3]).length',
    returns(3),
  ),
  createAbuseCase(
    'converts the data to text',
    'value = [data + "", String(data.list)]',
    returns(['[object Object]', '[object Object],[object Object]']),
  ),
  createAbuseCase(
    'compares by conversion',
    'value = [data == "[object Object]", +data.a, data.list > 0]',
    returns([true, 1, false]),
  ),
  createAbuseCase(
    'reads with a key that changes',
    'let n = 0; const name = { toString: () => ["a", "box"][n++ % 2] }; value = [typeof data[name], typeof data[name]]',
    returns(['number', 'object']),
  ),
  createAbuseCase(
    'reads with a key that writes',
    'value = typeof data[{ toString() { data.a = 666; return "a" } }]',
    returns('number'),
  ),
  createAbuseCase(
    'iterates while deleting',
    'for (const name in data) delete data[name]; value = Object.keys(data).length',
    returns(0),
  ),
  createAbuseCase(
    'iterates while adding',
    'let n = 0; for (const each of data.list) { n += 1; if (n < 50) data.list.push({ x: n }) } value = n',
    returns(51),
  ),
  createAbuseCase('stores a row in a global', 'globalThis.leaked = row; leaked.a = 666; value = 1', returns(1)),
  createAbuseCase(
    'reads thousands of missing keys',
    'for (let i = 0; i < 2000; i += 1) void data["n" + i]; value = 1',
    returns(1),
  ),
  createAbuseCase(
    'writes through a missing component of instance',
    'instance.root.getComponent("nobody").setValue(1)',
    throwsError('TypeError'),
  ),
  createAbuseCase(
    'finds a component by a forbidden name',
    'value = [typeof instance.getComponent("__proto__"), typeof instance.getComponent("constructor")]',
    returns(['undefined', 'undefined']),
  ),
  createAbuseCase(
    'redefines a method of instance',
    'Object.defineProperty(instance, "getValue", { value: () => 666 })',
    throwsError('TypeError'),
  ),
  createAbuseCase(
    'replaces a method of instance',
    'instance.getValue = () => 666; value = instance.getValue()',
    returns(1),
  ),
];
