import { type AbuseCase, abuse, bursts, fails, gives, oneOf, overruns } from './abuse-case.ts';

/** The machine throws `null` where it has not even memory left for an error. */
const spentUp = oneOf(bursts, overruns, fails('null'));

/** Taking all the time, memory or stack. */
export const usingItUp: readonly AbuseCase[] = [
  abuse('loops', 'for (;;) {}', overruns),
  abuse('loops and catches', 'for (;;) { try { for (;;) {} } catch { continue } }', overruns),
  abuse('loops in finally', 'try { for (;;) {} } finally { for (;;) {} }', overruns),
  abuse('calls itself in catch', 'function f() { try { for (;;) {} } catch { f() } finally { f() } } f()', overruns),
  abuse('calls itself without end', 'function f() { return f() + 1 } f()', fails('overflow')),
  abuse('loops in a getter of its answer', 'return { get a() { for (;;); } }', overruns),
  abuse('loops in toJSON', 'return { toJSON() { for (;;); } }', overruns),
  abuse('loops in toString', 'throw { toString() { for (;;); }, message: 1, toJSON() { for (;;); } }', overruns),
  abuse('loops in the message of what it throws', 'throw { get message() { for (;;); } }', overruns),
  abuse('loops in valueOf', 'value = 1 + { valueOf() { for (;;); } }', overruns),
  abuse('loops in a comparison of sort', '[3, 1, 2].sort(() => { for (;;); })', overruns),
  abuse('loops in a replacement', '"aaa".replace(/a/g, () => { for (;;); })', overruns),
  abuse(
    'loops in an iterator',
    'for (const x of { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }) { void x }',
    overruns,
  ),
  abuse(
    'spreads an endless iterator',
    'value = [...(function* () { for (;;) yield 1 })()].length',
    oneOf(overruns, bursts),
  ),
  abuse('loops in a proxy', 'value = new Proxy({}, { get() { for (;;); } }).x', overruns),
  abuse('answers with a proxy that never ends', 'return new Proxy({}, { ownKeys: () => { for (;;); } })', overruns),
  abuse('loops while it reads the data', 'for (;;) void data.list[0].x', overruns),
  abuse('loops while it writes the data', 'for (let i = 0; ; i += 1) data.a = i', oneOf(overruns, bursts)),
  abuse('pushes without end', 'for (;;) data.list.push({ x: 1 })', oneOf(overruns, bursts)),
  abuse('loops in a name', 'data[{ toString() { for (;;); } }]', overruns),
  abuse('loops in a reviver', 'JSON.parse("[1]", () => { for (;;); })', overruns),
  abuse('loops in a constructor', 'class A { constructor() { for (;;); } } new A()', overruns),
  abuse('loops in a static block', 'class A { static { for (;;); } }', overruns),
  abuse('loops in a default value', 'const { a = (() => { for (;;); })() } = {}', overruns),
  abuse('loops with a label', 'out: for (;;) { for (;;) { continue out } }', overruns),
  abuse('loops with do', 'do {} while (true)', overruns),
  abuse(
    'loops by recursion of two',
    'const even = (n) => n === 0 || odd(n - 1), odd = (n) => n !== 0 && even(n - 1); value = even(1e9)',
    fails('overflow'),
  ),
  abuse('loops in utils', 'utils.eachComponent(form.components, () => { for (;;); })', overruns),
  abuse(
    'walks components that have no end',
    'const c = { key: "a", components: [] }; c.components.push(c); utils.eachComponent([c], () => {})',
    fails('overflow'),
  ),
  abuse('matches catastrophically', '/^(a+)+$/.test("a".repeat(40) + "b")', overruns),
  abuse('adds without end', 'let n = 1n; for (;;) n *= 3n', oneOf(overruns, bursts)),
  abuse('eats memory by lists', 'const all = []; for (;;) all.push(new Array(10000).fill(1))', bursts),
  abuse('eats memory by texts', 'let s = "x"; for (;;) s += s', oneOf(bursts, fails('string'))),
  abuse('eats memory by a repeated text', 'value = "x".repeat(1e9)', bursts),
  abuse('eats memory by a padded text', 'value = "".padStart(5e8, "ab")', bursts),
  abuse('eats memory by a joined list', 'value = new Array(2e7).join("xxxxxxxxxx").length', oneOf(bursts, overruns)),
  abuse('eats memory by bytes', 'value = new Uint8Array(2e9).length', oneOf(bursts, fails())),
  abuse('eats memory by objects', 'let o = {}; for (;;) o = { o }', spentUp),
  abuse('eats memory by a map', 'const m = new Map(); for (let i = 0; ; i += 1) m.set(i, "x" + i)', spentUp),
  abuse('eats memory by closures', 'const all = []; for (;;) all.push(() => all)', spentUp),
  abuse('eats memory by a big number', 'value = String(7n ** 9999999n).length', oneOf(bursts, overruns, fails())),
  abuse('eats memory by globals', 'for (let i = 0; ; i += 1) globalThis["g" + i] = new Array(1000).fill(i)', spentUp),
  abuse('eats memory by symbols', 'for (let i = 0; ; i += 1) Symbol.for("leaked" + i)', oneOf(bursts, overruns)),
  abuse('eats memory in a getter of its answer', 'return { get a() { return "x".repeat(1e9) } }', bursts),
  abuse('eats memory by writing', 'data.a = "x".repeat(2e7); value = 1', oneOf(bursts, fails('too large'))),
  abuse(
    'eats memory by functions',
    'const all = []; for (let i = 0; ; i += 1) all.push(Function("return " + i))',
    oneOf(bursts, overruns),
  ),
  abuse('nests lists without end', 'value = JSON.parse("[".repeat(1e5))', oneOf(fails(), bursts)),
  abuse('nests code without end', 'Function("return " + "(".repeat(1e5))', oneOf(fails(), bursts)),
  abuse('is a regular expression without end', 'new RegExp("(".repeat(1e5))', oneOf(fails(), bursts)),
  abuse(
    'binds without end',
    'let f = () => 1; for (let i = 0; i < 1e5; i += 1) f = f.bind(null); value = f()',
    oneOf(bursts, fails(), gives(1), overruns),
  ),
  abuse(
    'nests proxies without end',
    'let p = {}; for (let i = 0; i < 1e5; i += 1) p = new Proxy(p, {}); value = p.x',
    oneOf(bursts, fails(), gives(undefined), overruns),
  ),
];

/** What the machine cannot interrupt in time: only the end of its worker stops these. */
export const hanging: readonly AbuseCase[] = [
  abuse('calls itself without end and catches', 'function f() { try { f() } catch { f() } } f()', overruns),
  abuse('searches an endless list', 'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)', overruns),
  abuse('searches backwards', 'Array.prototype.lastIndexOf.call({ length: 2 ** 53 - 1 }, 1)', overruns),
  abuse('joins an endless list', 'Array.prototype.includes.call({ length: 2 ** 53 - 1 }, 1)', overruns),
  abuse(
    'hangs while its answer is written',
    'return { toJSON: () => Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1) }',
    overruns,
  ),
  abuse(
    'hangs in a getter',
    'value = { get a() { return Array.prototype.includes.call({ length: 2 ** 53 - 1 }, 1) } }.a',
    overruns,
  ),
];
