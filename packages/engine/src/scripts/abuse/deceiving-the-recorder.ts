import { type AbuseCase, abuse, fails, gives, oneOf } from './abuse-case.ts';

/** Tricks with the data: reading unseen, writing for good, writing what is no data. */
export const deceivingTheRecorder: readonly AbuseCase[] = [
  abuse('gives the data another prototype', 'Object.setPrototypeOf(data, { a: 9 })', fails('TypeError')),
  abuse('gives a row another prototype', 'row.__proto__ = { leaked: 1 }; value = row.leaked', gives(undefined)),
  abuse('freezes the data', 'Object.freeze(data)', fails('TypeError')),
  abuse('seals a list', 'Object.seal(data.list)', fails('TypeError')),
  abuse('stops the data from growing', 'Object.preventExtensions(data); value = 1', fails('TypeError')),
  abuse(
    'defines a getter in the data',
    'Object.defineProperty(data, "a", { get() { for (;;); } })',
    fails('TypeError'),
  ),
  abuse(
    'defines a getter the old way',
    'data.__defineGetter__("a", () => 9); value = data.a',
    oneOf(gives(1), fails('TypeError')),
  ),
  abuse(
    'defines a constant in the data',
    'Object.defineProperty(data, "a", { value: 9, configurable: false })',
    fails('TypeError'),
  ),
  abuse('writes for good', 'data.a = 666; value = data.a', gives(666)),
  abuse('writes deeply for good', 'data.list[0].x = 666; value = data.list[0].x', gives(666)),
  abuse('deletes answers', 'delete data.a; delete data.list; value = Object.keys(data)', gives(['box'])),
  abuse('empties a list', 'data.list.length = 0; value = data.list.length', gives(0)),
  abuse('splices a list', 'data.list.splice(0, 1, { x: 666 }, { x: 667 }); value = data.list.length', gives(3)),
  abuse(
    'turns and sorts a list',
    'data.list.reverse().sort((p, q) => q.x - p.x).fill({ x: 666 }); value = data.list.length',
    gives(2),
  ),
  abuse('copies within a list', 'data.list.copyWithin(0, 1); value = data.list[0].x', gives(2)),
  abuse(
    'writes and then fails',
    'data.a = 666; data.list.push(1); delete data.box; throw new Error("after")',
    fails('after'),
  ),
  abuse(
    'writes a hostile name',
    'data["__proto__"] = { leaked: 1 }; data.constructor = 1; data.prototype = 1; value = Object.keys(data)',
    gives(['a', 'list', 'box']),
  ),
  abuse('writes a function', 'data.a = () => globalThis; value = typeof data.a', gives('undefined')),
  abuse('writes itself into itself', 'data.box.self = data; value = data.box.self.box.self', gives(undefined)),
  abuse(
    'writes what says something else as JSON',
    'data.a = { toJSON() { return "said" } }; value = data.a',
    gives('said'),
  ),
  abuse(
    'writes what looks at the data as JSON',
    'data.a = { toJSON() { data.box = 666; return 1 } }; value = data.a',
    gives(1),
  ),
  abuse(
    'writes under a symbol',
    'data[Symbol.iterator] = () => 1; value = typeof data[Symbol.iterator]',
    gives('undefined'),
  ),
  abuse('writes a name on a list', 'data.list.leaked = 1; value = data.list.leaked', gives(undefined)),
  abuse('writes far behind the end of a list', 'data.list[4294967294] = 1; value = data.list.length', gives(2)),
  abuse('makes a list endless', 'data.list.length = 4294967295; value = data.list.length', gives(2)),
  abuse(
    'writes no numbers',
    'data.a = 0 / 0; data.box.y = 1 / 0; value = [typeof data.a, typeof data.box.y]',
    gives(['undefined', 'undefined']),
  ),
  abuse('writes a big number', 'data.a = 10n', fails('TypeError')),
  abuse(
    'inherits from the data and writes',
    'const o = Object.create(data); o.a = 666; value = [o.a, data.a]',
    gives([666, 1]),
  ),
  abuse(
    'sets with a foreign receiver',
    'const o = {}; Reflect.set(data, "a", 666, o); value = [o.a, data.a]',
    gives([666, 1]),
  ),
  abuse(
    'puts a proxy over the data',
    'const p = new Proxy(data, { get: (t, n) => n === "a" ? 666 : t[n] }); value = [p.a, data.a]',
    gives([666, 1]),
  ),
  abuse(
    'puts itself over its own handler',
    'const p = new Proxy(data, Object.getPrototypeOf(data)); value = p.a',
    gives(1),
  ),
  abuse(
    'revokes',
    'const { proxy, revoke } = Proxy.revocable(data, {}); revoke(); value = proxy.a',
    fails('TypeError'),
  ),
  abuse(
    'looks for the traps',
    'value = [typeof data.look, typeof data.put, typeof data.raw, typeof data.proxy, typeof data.ownKeys]',
    gives(Array(5).fill('undefined')),
  ),
  abuse(
    'walks the prototypes of the data',
    'value = Object.getPrototypeOf(data) === Object.prototype && Object.getPrototypeOf(data.list) === Array.prototype',
    gives(true),
  ),
  abuse('reads by descriptor', 'value = Object.getOwnPropertyDescriptor(data, "a").value', gives(1)),
  abuse('reads by all descriptors', 'value = Object.getOwnPropertyDescriptors(data).a.value', gives(1)),
  abuse(
    'changes what a descriptor holds',
    'Object.getOwnPropertyDescriptor(data, "box").value.x = 666; value = data.box.x',
    gives(666),
  ),
  abuse(
    'makes lists of another species',
    'data.list.constructor = { [Symbol.species]: class { constructor() { return data.box } } }; value = data.list.map((e) => e.x)',
    gives([1, 2]),
  ),
  abuse(
    'changes the species of all lists',
    'Object.defineProperty(Array, Symbol.species, { get: () => Object })',
    fails('TypeError'),
  ),
  abuse(
    'joins a list that spreads falsely',
    'data.list[Symbol.isConcatSpreadable] = false; value = data.list.concat([3]).length',
    gives(3),
  ),
  abuse(
    'turns the data into a text',
    'value = [data + "", String(data.list)]',
    gives(['[object Object]', '[object Object],[object Object]']),
  ),
  abuse(
    'compares by conversion',
    'value = [data == "[object Object]", +data.a, data.list > 0]',
    gives([true, 1, false]),
  ),
  abuse(
    'asks with a name that changes',
    'let n = 0; const name = { toString: () => ["a", "box"][n++ % 2] }; value = [typeof data[name], typeof data[name]]',
    gives(['number', 'object']),
  ),
  abuse(
    'asks with a name that writes',
    'value = typeof data[{ toString() { data.a = 666; return "a" } }]',
    gives('number'),
  ),
  abuse(
    'walks while it deletes',
    'for (const name in data) delete data[name]; value = Object.keys(data).length',
    gives(0),
  ),
  abuse(
    'walks while it grows',
    'let n = 0; for (const each of data.list) { n += 1; if (n < 50) data.list.push({ x: n }) } value = n',
    gives(51),
  ),
  abuse('keeps a row for later', 'globalThis.leaked = row; leaked.a = 666; value = 1', gives(1)),
  abuse(
    'keeps the recorder busy with names',
    'for (let i = 0; i < 2000; i += 1) void data["n" + i]; value = 1',
    gives(1),
  ),
  abuse(
    'writes by instance outside of the form',
    'instance.root.getComponent("nobody").setValue(1)',
    fails('TypeError'),
  ),
  abuse(
    'finds a component by a hostile name',
    'value = [typeof instance.getComponent("__proto__"), typeof instance.getComponent("constructor")]',
    gives(['undefined', 'undefined']),
  ),
  abuse(
    'puts a trap into instance',
    'Object.defineProperty(instance, "getValue", { value: () => 666 })',
    fails('TypeError'),
  ),
  abuse('replaces a method of instance', 'instance.getValue = () => 666; value = instance.getValue()', gives(1)),
];
