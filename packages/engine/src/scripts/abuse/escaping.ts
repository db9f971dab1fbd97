import { type AbuseCase, abuse, oneOf, returns, throwsError } from './abuse-case.ts';

const returnsUndefined = (count: number) => returns(Array(count).fill('undefined'));

/** Attempts to escape from the virtual machine. */
export const escaping: readonly AbuseCase[] = [
  abuse(
    'accesses the process',
    'value = [typeof process, typeof global, typeof require, typeof module]',
    returnsUndefined(4),
  ),
  abuse(
    'accesses the page',
    'value = [typeof window, typeof self, typeof document, typeof top, typeof frames]',
    returnsUndefined(5),
  ),
  abuse(
    'accesses the network',
    'value = [typeof fetch, typeof XMLHttpRequest, typeof WebSocket, typeof EventSource]',
    returnsUndefined(4),
  ),
  abuse(
    'accesses storage',
    'value = [typeof indexedDB, typeof localStorage, typeof caches, typeof cookieStore]',
    returnsUndefined(4),
  ),
  abuse(
    'accesses timers',
    'value = [typeof setTimeout, typeof setInterval, typeof queueMicrotask]',
    returnsUndefined(3),
  ),
  abuse(
    'accesses other threads',
    'value = [typeof Worker, typeof postMessage, typeof importScripts, typeof close]',
    returnsUndefined(4),
  ),
  abuse('accesses compiled code', 'value = [typeof WebAssembly, typeof Module, typeof asm]', returnsUndefined(3)),
  abuse('accesses shared memory', 'value = [typeof SharedArrayBuffer, typeof Atomics]', returnsUndefined(2)),
  abuse('accesses weak references', 'value = [typeof WeakRef, typeof FinalizationRegistry]', returnsUndefined(2)),
  abuse(
    'accesses the engine itself',
    'value = [typeof std, typeof os, typeof print, typeof scriptArgs, typeof gc]',
    returnsUndefined(5),
  ),
  abuse(
    'reaches out through its console',
    'return console.log.constructor("return typeof process")()',
    returns('undefined'),
  ),
  abuse('writes into its console', 'console.log = data; console.x = 1; return typeof console.log', returns('function')),
  abuse('sends a message', 'postMessage({ kind: "loaded" })', throwsError("'postMessage' is not defined")),
  abuse('loads a script', 'importScripts("/x.js")', throwsError("'importScripts' is not defined")),
  abuse('imports a module', 'import("./secret.js"); value = 1', oneOf(returns(1), throwsError())),
  abuse(
    'waits for an imported module',
    'return (async () => (await import("node:fs")).readFileSync("/etc/passwd"))()',
    throwsError(),
  ),
  abuse('reads import.meta', 'value = import.meta.url', throwsError('SyntaxError')),
  abuse('imports at the top', 'import fs from "node:fs"; value = fs', throwsError('SyntaxError')),
  abuse(
    'requires a module',
    'value = require("child_process").execSync("id")',
    throwsError("'require' is not defined"),
  ),
  abuse(
    'follows constructors the constructors of a list',
    'value = typeof [].constructor.constructor("return process")',
    returns('function'),
  ),
  abuse(
    'runs a function from the constructors',
    'value = [].constructor.constructor("return typeof process")()',
    returns('undefined'),
  ),
  abuse(
    'follows constructors from an answer',
    'value = data.list.constructor.constructor("return typeof fetch")()',
    returns('undefined'),
  ),
  abuse(
    'follows constructors from the component',
    'value = component.constructor.constructor("return typeof fetch")()',
    returns('undefined'),
  ),
  abuse(
    'follows constructors from a method of instance',
    'value = instance.getValue.constructor("return typeof fetch")()',
    returns('undefined'),
  ),
  abuse(
    'follows constructors from utils',
    'value = utils.getValue.constructor("return typeof fetch")()',
    returns('undefined'),
  ),
  abuse(
    'follows constructors from an error',
    'try { null.x } catch (e) { value = e.constructor.constructor("return typeof fetch")() }',
    returns('undefined'),
  ),
  abuse(
    'follows constructors from a stack overflow',
    'function f() { f() } try { f() } catch (e) { value = e.constructor.constructor("return typeof fetch")() }',
    returns('undefined'),
  ),
  abuse(
    'creates a generator by its constructor',
    'value = [...(function* () {}).constructor("yield typeof fetch")()]',
    returns(['undefined']),
  ),
  abuse(
    'creates an async function by its constructor',
    'return (async () => {}).constructor("return typeof fetch")()',
    throwsError('async'),
  ),
  abuse(
    'reads the global object through this',
    'value = [typeof this.process, this === globalThis]',
    returns(['undefined', true]),
  ),
  abuse(
    'reads the caller',
    'function f() { return f.caller } value = String(f())',
    oneOf(returns('null'), returns('undefined'), throwsError()),
  ),
  abuse(
    'reads function arguments from outside',
    'function f() { return f.arguments } value = String(f())',
    oneOf(returns('null'), returns('undefined'), throwsError()),
  ),
  abuse(
    'reads the caller through arguments',
    'value = typeof arguments.callee.caller',
    oneOf(returns('undefined'), returns('object'), throwsError()),
  ),
  abuse('reads its own source', 'value = arguments.callee.toString().includes("read" + "Once")', returns(false)),
  abuse(
    'reads the source of a predefined function',
    'value = instance.getValue.toString().includes("secret")',
    returns(false),
  ),
  abuse('calls eval', 'value = eval("1")', throwsError("'eval' is not defined")),
  abuse('calls eval indirectly', 'value = (0, globalThis.eval)("1")', throwsError('not a function')),
  abuse(
    'breaks out of its function',
    '} } globalThis.leaked = 1; function x() { {',
    oneOf(returns(undefined), throwsError()),
  ),
  abuse(
    'breaks out of its function and the surrounding source',
    '}}); globalThis.leaked = 1; ((() => {{',
    oneOf(returns(undefined), throwsError()),
  ),
  abuse('closes a comment that was not opened', '*/ globalThis.leaked = 1; /*', throwsError('SyntaxError')),
  abuse('ends in a comment', 'value = 1 // value = 2', returns(1)),
  abuse('ends in an unclosed comment', 'value = 1 /* value = 2', throwsError('SyntaxError')),
  abuse('ends in an unclosed string', 'value = "1', throwsError('SyntaxError')),
  abuse('starts with an HTML comment', '<!-- value = 1\nvalue = 2', returns(2)),
  abuse(
    'prepares stack traces',
    'Error.prepareStackTrace = (e, frames) => frames; value = typeof new Error().stack',
    oneOf(returns('string'), returns('undefined')),
  ),
  abuse(
    'looks for file names in the stack',
    'value = /node_modules|packages|file:|http/.test(new Error().stack)',
    returns(false),
  ),
  abuse('sets its source URL', 'value = 1 //# sourceURL=https://example.com/x.js', returns(1)),
  abuse(
    'formats dates in a locale',
    'value = typeof new Date(0).toLocaleString("de-DE", { timeZone: "Asia/Tokyo" })',
    returns('string'),
  ),
  abuse('accesses a window of the form', 'value = String(form.window)', returns('undefined')),
  abuse(
    'accesses tokens of the user',
    'value = [typeof user.token, Object.keys(user)]',
    returns(['undefined', ['id']]),
  ),
];
