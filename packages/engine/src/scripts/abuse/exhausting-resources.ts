import {
  type AbuseCase,
  createAbuseCase,
  exceedsMemory,
  exceedsTime,
  oneOf,
  returns,
  throwsError,
} from './abuse-case.ts';

/** The virtual machine throws `null` if it has no memory left to create an error. */
const exceedsResources = oneOf(exceedsMemory, exceedsTime, throwsError('null'));

/** Scripts that exhaust time, memory or the stack. */
export const exhaustingResources: readonly AbuseCase[] = [
  createAbuseCase('loops', 'for (;;) {}', exceedsTime),
  createAbuseCase('loops and catches', 'for (;;) { try { for (;;) {} } catch { continue } }', exceedsTime),
  createAbuseCase('loops in finally', 'try { for (;;) {} } finally { for (;;) {} }', exceedsTime),
  createAbuseCase(
    'recurses in catch',
    'function f() { try { for (;;) {} } catch { f() } finally { f() } } f()',
    exceedsTime,
  ),
  createAbuseCase('recurses endlessly', 'function f() { return f() + 1 } f()', throwsError('overflow')),
  createAbuseCase('loops in a getter of its result', 'return { get a() { for (;;); } }', exceedsTime),
  createAbuseCase('loops in toJSON', 'return { toJSON() { for (;;); } }', exceedsTime),
  createAbuseCase(
    'loops in toString',
    'throw { toString() { for (;;); }, message: 1, toJSON() { for (;;); } }',
    exceedsTime,
  ),
  createAbuseCase('loops in the message of a thrown value', 'throw { get message() { for (;;); } }', exceedsTime),
  createAbuseCase('loops in valueOf', 'value = 1 + { valueOf() { for (;;); } }', exceedsTime),
  createAbuseCase('loops in a comparison of sort', '[3, 1, 2].sort(() => { for (;;); })', exceedsTime),
  createAbuseCase('loops in a replacement', '"aaa".replace(/a/g, () => { for (;;); })', exceedsTime),
  createAbuseCase(
    'loops in an iterator',
    'for (const x of { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }) { void x }',
    exceedsTime,
  ),
  createAbuseCase(
    'spreads an endless iterator',
    'value = [...(function* () { for (;;) yield 1 })()].length',
    oneOf(exceedsTime, exceedsMemory),
  ),
  createAbuseCase('loops in a proxy', 'value = new Proxy({}, { get() { for (;;); } }).x', exceedsTime),
  createAbuseCase('returns a proxy that loops', 'return new Proxy({}, { ownKeys: () => { for (;;); } })', exceedsTime),
  createAbuseCase('loops while it reads the data', 'for (;;) void data.list[0].x', exceedsTime),
  createAbuseCase(
    'loops while it writes the data',
    'for (let i = 0; ; i += 1) data.a = i',
    oneOf(exceedsTime, exceedsMemory),
  ),
  createAbuseCase('pushes endlessly', 'for (;;) data.list.push({ x: 1 })', oneOf(exceedsTime, exceedsMemory)),
  createAbuseCase('loops in a name', 'data[{ toString() { for (;;); } }]', exceedsTime),
  createAbuseCase('loops in a reviver', 'JSON.parse("[1]", () => { for (;;); })', exceedsTime),
  createAbuseCase('loops in a constructor', 'class A { constructor() { for (;;); } } new A()', exceedsTime),
  createAbuseCase('loops in a static block', 'class A { static { for (;;); } }', exceedsTime),
  createAbuseCase('loops in a default value', 'const { a = (() => { for (;;); })() } = {}', exceedsTime),
  createAbuseCase('loops with a label', 'out: for (;;) { for (;;) { continue out } }', exceedsTime),
  createAbuseCase('loops with do', 'do {} while (true)', exceedsTime),
  createAbuseCase(
    'loops by recursion of two',
    'const even = (n) => n === 0 || odd(n - 1), odd = (n) => n !== 0 && even(n - 1); value = even(1e9)',
    throwsError('overflow'),
  ),
  createAbuseCase('loops in utils', 'utils.eachComponent(form.components, () => { for (;;); })', exceedsTime),
  createAbuseCase(
    'iterates over cyclic components',
    'const c = { key: "a", components: [] }; c.components.push(c); utils.eachComponent([c], () => {})',
    throwsError('overflow'),
  ),
  createAbuseCase('matches catastrophically', '/^(a+)+$/.test("a".repeat(40) + "b")', exceedsTime),
  createAbuseCase('grows a BigInt endlessly', 'let n = 1n; for (;;) n *= 3n', oneOf(exceedsTime, exceedsMemory)),
  createAbuseCase(
    'exhausts memory with lists',
    'const all = []; for (;;) all.push(new Array(10000).fill(1))',
    exceedsMemory,
  ),
  createAbuseCase(
    'exhausts memory with texts',
    'let s = "x"; for (;;) s += s',
    oneOf(exceedsMemory, throwsError('string')),
  ),
  createAbuseCase('exhausts memory with a repeated text', 'value = "x".repeat(1e9)', exceedsMemory),
  createAbuseCase('exhausts memory with a padded text', 'value = "".padStart(5e8, "ab")', exceedsMemory),
  createAbuseCase(
    'exhausts memory with a joined list',
    'value = new Array(2e7).join("xxxxxxxxxx").length',
    oneOf(exceedsMemory, exceedsTime),
  ),
  createAbuseCase(
    'exhausts memory with bytes',
    'value = new Uint8Array(2e9).length',
    oneOf(exceedsMemory, throwsError()),
  ),
  createAbuseCase('exhausts memory with objects', 'let o = {}; for (;;) o = { o }', exceedsResources),
  createAbuseCase(
    'exhausts memory with a map',
    'const m = new Map(); for (let i = 0; ; i += 1) m.set(i, "x" + i)',
    exceedsResources,
  ),
  createAbuseCase('exhausts memory with closures', 'const all = []; for (;;) all.push(() => all)', exceedsResources),
  createAbuseCase(
    'exhausts memory with a big number',
    'value = String(7n ** 9999999n).length',
    oneOf(exceedsMemory, exceedsTime, throwsError()),
  ),
  createAbuseCase(
    'exhausts memory with globals',
    'for (let i = 0; ; i += 1) globalThis["g" + i] = new Array(1000).fill(i)',
    exceedsResources,
  ),
  createAbuseCase(
    'exhausts memory with symbols',
    'for (let i = 0; ; i += 1) Symbol.for("leaked" + i)',
    oneOf(exceedsMemory, exceedsTime),
  ),
  createAbuseCase(
    'exhausts memory in a getter of its result',
    'return { get a() { return "x".repeat(1e9) } }',
    exceedsMemory,
  ),
  createAbuseCase(
    'exhausts memory with writing',
    'data.a = "x".repeat(2e7); value = 1',
    oneOf(exceedsMemory, throwsError('too large')),
  ),
  createAbuseCase(
    'exhausts memory with functions',
    'const all = []; for (let i = 0; ; i += 1) all.push(Function("return " + i))',
    oneOf(exceedsMemory, exceedsTime),
  ),
  createAbuseCase('nests lists endlessly', 'value = JSON.parse("[".repeat(1e5))', oneOf(throwsError(), exceedsMemory)),
  createAbuseCase('nests code endlessly', 'Function("return " + "(".repeat(1e5))', oneOf(throwsError(), exceedsMemory)),
  createAbuseCase(
    'creates a huge regular expression',
    'new RegExp("(".repeat(1e5))',
    oneOf(throwsError(), exceedsMemory),
  ),
  createAbuseCase(
    'binds endlessly',
    'let f = () => 1; for (let i = 0; i < 1e5; i += 1) f = f.bind(null); value = f()',
    oneOf(exceedsMemory, throwsError(), returns(1), exceedsTime),
  ),
  createAbuseCase(
    'nests proxies endlessly',
    'let p = {}; for (let i = 0; i < 1e5; i += 1) p = new Proxy(p, {}); value = p.x',
    oneOf(exceedsMemory, throwsError(), returns(undefined), exceedsTime),
  ),
];

/** Scripts that the virtual machine cannot interrupt; only terminating its worker stops them. */
export const hanging: readonly AbuseCase[] = [
  createAbuseCase('recurses endlessly and catches', 'function f() { try { f() } catch { f() } } f()', exceedsTime),
  createAbuseCase('searches an endless list', 'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)', exceedsTime),
  createAbuseCase('searches backwards', 'Array.prototype.lastIndexOf.call({ length: 2 ** 53 - 1 }, 1)', exceedsTime),
  createAbuseCase(
    'searches an endless list with includes',
    'Array.prototype.includes.call({ length: 2 ** 53 - 1 }, 1)',
    exceedsTime,
  ),
  createAbuseCase(
    'hangs while its result is serialized',
    'return { toJSON: () => Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1) }',
    exceedsTime,
  ),
  createAbuseCase(
    'hangs in a getter',
    'value = { get a() { return Array.prototype.includes.call({ length: 2 ** 53 - 1 }, 1) } }.a',
    exceedsTime,
  ),
];
