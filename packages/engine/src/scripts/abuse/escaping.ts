import { type AbuseCase, createAbuseCase, oneOf, returns, throwsError } from './abuse-case.ts';

const returnsUndefined = (count: number) => returns(Array(count).fill('undefined'));

/** Attempts to escape from the virtual machine. */
export const escaping: readonly AbuseCase[] = [
  createAbuseCase(
    'accesses the process',
    'value = [typeof process, typeof global, typeof require, typeof module]',
    returnsUndefined(4),
  ),
  createAbuseCase(
    'accesses the page',
    'value = [typeof window, typeof self, typeof document, typeof top, typeof frames]',
    returnsUndefined(5),
  ),
  createAbuseCase(
    'accesses the network',
    'value = [typeof fetch, typeof XMLHttpRequest, typeof WebSocket, typeof EventSource]',
    returnsUndefined(4),
  ),
  createAbuseCase(
    'accesses storage',
    'value = [typeof indexedDB, typeof localStorage, typeof caches, typeof cookieStore]',
    returnsUndefined(4),
  ),
  createAbuseCase(
    'accesses timers',
    'value = [typeof setTimeout, typeof setInterval, typeof queueMicrotask]',
    returnsUndefined(3),
  ),
  createAbuseCase(
    'accesses other threads',
    'value = [typeof Worker, typeof postMessage, typeof importScripts, typeof close]',
    returnsUndefined(4),
  ),
  createAbuseCase(
    'accesses compiled code',
    'value = [typeof WebAssembly, typeof Module, typeof asm]',
    returnsUndefined(3),
  ),
  createAbuseCase('accesses shared memory', 'value = [typeof SharedArrayBuffer, typeof Atomics]', returnsUndefined(2)),
  createAbuseCase(
    'accesses weak references',
    'value = [typeof WeakRef, typeof FinalizationRegistry]',
    returnsUndefined(2),
  ),
  createAbuseCase(
    'accesses the engine itself',
    'value = [typeof std, typeof os, typeof print, typeof scriptArgs, typeof gc]',
    returnsUndefined(5),
  ),
  createAbuseCase(
    'reaches out through its console',
    'return console.log.constructor("return typeof process")()',
    returns('undefined'),
  ),
  createAbuseCase(
    'writes into its console',
    'console.log = data; console.x = 1; return typeof console.log',
    returns('function'),
  ),
  createAbuseCase('sends a message', 'postMessage({ kind: "loaded" })', throwsError("'postMessage' is not defined")),
  createAbuseCase('loads a script', 'importScripts("/x.js")', throwsError("'importScripts' is not defined")),
  createAbuseCase('imports a module', 'import("./secret.js"); value = 1', oneOf(returns(1), throwsError())),
  createAbuseCase(
    'waits for an imported module',
    'return (async () => (await import("node:fs")).readFileSync("/etc/passwd"))()',
    throwsError(),
  ),
  createAbuseCase('reads import.meta', 'value = import.meta.url', throwsError('SyntaxError')),
  createAbuseCase('imports at the top', 'import fs from "node:fs"; value = fs', throwsError('SyntaxError')),
  createAbuseCase(
    'requires a module',
    'value = require("child_process").execSync("id")',
    throwsError("'require' is not defined"),
  ),
  createAbuseCase(
    'follows constructors the constructors of a list',
    'value = typeof [].constructor.constructor("return process")',
    returns('function'),
  ),
  createAbuseCase(
    'runs a function from the constructors',
    'value = [].constructor.constructor("return typeof process")()',
    returns('undefined'),
  ),
  createAbuseCase(
    'follows constructors from an answer',
    'value = data.list.constructor.constructor("return typeof fetch")()',
    returns('undefined'),
  ),
  createAbuseCase(
    'follows constructors from the component',
    'value = component.constructor.constructor("return typeof fetch")()',
    returns('undefined'),
  ),
  createAbuseCase(
    'follows constructors from a method of instance',
    'value = instance.getValue.constructor("return typeof fetch")()',
    returns('undefined'),
  ),
  createAbuseCase(
    'follows constructors from utils',
    'value = utils.getValue.constructor("return typeof fetch")()',
    returns('undefined'),
  ),
  createAbuseCase(
    'follows constructors from an error',
    'try { null.x } catch (e) { value = e.constructor.constructor("return typeof fetch")() }',
    returns('undefined'),
  ),
  createAbuseCase(
    'follows constructors from a stack overflow',
    'function f() { f() } try { f() } catch (e) { value = e.constructor.constructor("return typeof fetch")() }',
    returns('undefined'),
  ),
  createAbuseCase(
    'creates a generator by its constructor',
    'value = [...(function* () {}).constructor("yield typeof fetch")()]',
    returns(['undefined']),
  ),
  createAbuseCase(
    'creates an async function by its constructor',
    'return (async () => {}).constructor("return typeof fetch")()',
    throwsError('promise'),
  ),
  createAbuseCase(
    'reads the global object through this',
    'value = [typeof this.process, this === globalThis]',
    returns(['undefined', true]),
  ),
  createAbuseCase(
    'reads the caller',
    'function f() { return f.caller } value = String(f())',
    oneOf(returns('null'), returns('undefined'), throwsError()),
  ),
  createAbuseCase(
    'reads function arguments from outside',
    'function f() { return f.arguments } value = String(f())',
    oneOf(returns('null'), returns('undefined'), throwsError()),
  ),
  createAbuseCase(
    'reads the caller through arguments',
    'value = typeof arguments.callee.caller',
    oneOf(returns('undefined'), returns('object'), throwsError()),
  ),
  createAbuseCase(
    'reads its own source',
    'value = arguments.callee.toString().includes("read" + "Once")',
    returns(false),
  ),
  createAbuseCase(
    'reads the source of a predefined function',
    'value = instance.getValue.toString().includes("secret")',
    returns(false),
  ),
  createAbuseCase('calls eval', 'value = eval("1")', throwsError("'eval' is not defined")),
  createAbuseCase('calls eval indirectly', 'value = (0, globalThis.eval)("1")', throwsError('not a function')),
  createAbuseCase(
    'breaks out of its function',
    '} } globalThis.leaked = 1; function x() { {',
    oneOf(returns(undefined), throwsError()),
  ),
  createAbuseCase(
    'breaks out of its function and the surrounding source',
    '}}); globalThis.leaked = 1; ((() => {{',
    oneOf(returns(undefined), throwsError()),
  ),
  createAbuseCase('closes a comment that was not opened', '*/ globalThis.leaked = 1; /*', throwsError('SyntaxError')),
  createAbuseCase('ends in a comment', 'value = 1 // value = 2', returns(1)),
  createAbuseCase('ends in an unclosed comment', 'value = 1 /* value = 2', throwsError('SyntaxError')),
  createAbuseCase('ends in an unclosed string', 'value = "1', throwsError('SyntaxError')),
  createAbuseCase('starts with an HTML comment', '<!-- value = 1\nvalue = 2', returns(2)),
  createAbuseCase(
    'prepares stack traces',
    'Error.prepareStackTrace = (e, frames) => frames; value = typeof new Error().stack',
    oneOf(returns('string'), returns('undefined')),
  ),
  createAbuseCase(
    'looks for file names in the stack',
    'value = /node_modules|packages|file:|http/.test(new Error().stack)',
    returns(false),
  ),
  createAbuseCase('sets its source URL', 'value = 1 //# sourceURL=https://example.com/x.js', returns(1)),
  createAbuseCase(
    'formats dates in a locale',
    'value = typeof new Date(0).toLocaleString("de-DE", { timeZone: "Asia/Tokyo" })',
    returns('string'),
  ),
  createAbuseCase('accesses a window of the form', 'value = String(form.window)', returns('undefined')),
  createAbuseCase(
    'accesses tokens of the user',
    'value = [typeof user.token, Object.keys(user)]',
    returns(['undefined', ['id']]),
  ),
];
