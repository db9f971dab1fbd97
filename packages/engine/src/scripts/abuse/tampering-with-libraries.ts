import { type AbuseCase, abuse, bursts, fails, gives, oneOf, overruns } from './abuse-case.ts';

/** lodash and moment are the same objects for every script of a session. */
export const tamperingWithLibraries: readonly AbuseCase[] = [
  abuse('replaces a function of lodash', '_.sum = () => 666; value = _.sum([1])', gives(1)),
  abuse(
    'mixes into lodash',
    '_.mixin({ leaked: () => 1 }); value = typeof _.leaked',
    oneOf(gives('undefined'), fails('TypeError')),
  ),
  abuse(
    'mixes into its chains',
    '_.prototype.leaked = () => 1; value = typeof _([]).leaked',
    oneOf(gives('undefined'), fails('TypeError')),
  ),
  abuse('pollutes by set', '_.set({}, "__proto__.polluted", 1); value = ({}).polluted', gives(undefined)),
  abuse(
    'pollutes by constructor',
    '_.set({}, "constructor.prototype.polluted", 1); value = ({}).polluted',
    gives(undefined),
  ),
  abuse(
    'pollutes by merge',
    '_.merge({}, JSON.parse(\'{"__proto__":{"polluted":1}}\')); value = ({}).polluted',
    gives(undefined),
  ),
  abuse('pollutes by zipping', '_.zipObjectDeep(["__proto__.polluted"], [1]); value = ({}).polluted', gives(undefined)),
  abuse('pollutes by unset', '_.unset({}, "__proto__.toString"); value = typeof ({}).toString', gives('function')),
  abuse('walks up from lodash', 'value = _.constructor("return typeof fetch")()', gives('undefined')),
  abuse('compiles a template', 'value = _.template("<%= typeof fetch %>")()', gives('undefined')),
  abuse(
    'injects into a template',
    '_.template("", { variable: "a){}}); globalThis.leaked = 1; ((() => {{(" })',
    fails(),
  ),
  abuse(
    'changes what templates import',
    '_.templateSettings.imports.leaked = 1; value = typeof _.templateSettings.imports.leaked',
    gives('undefined'),
  ),
  abuse(
    'replaces the cache of memoize',
    '_.memoize.Cache = class { get() { return 666 } }; value = _.memoize((x) => x)(1)',
    gives(1),
  ),
  abuse('waits by lodash', '_.delay(() => { globalThis.leaked = 1 }, 1); value = 1', fails('not a function')),
  abuse('debounces', '_.debounce(() => 1, 10)()', fails('not a function')),
  abuse(
    'makes another lodash',
    'const other = _.runInContext({ Array }); other.sum = () => 666; value = _.sum([1])',
    oneOf(gives(1), fails()),
  ),
  abuse('hands lodash away', '_.noConflict(); value = typeof _', oneOf(gives('function'), fails())),
  abuse('loops in a callback', '_.map([1], () => { for (;;); })', overruns),
  abuse('lets lodash loop', '_.times(1e12, () => 1)', oneOf(overruns, bursts)),
  abuse('lets lodash repeat', 'value = _.repeat("x", 1e9)', oneOf(bursts, fails())),
  abuse('lets lodash range', 'value = _.range(1e9).length', oneOf(bursts, overruns)),
  abuse('clones the data and writes', 'const copy = _.cloneDeep(data); copy.a = 666; value = data.a', gives(1)),
  abuse('sets the data by lodash', '_.set(data, "box.x", 666); value = data.box.x', gives(666)),
  abuse('replaces a function of moment', 'moment.utc = () => 666; value = typeof moment.utc(0)', gives('object')),
  abuse('stops the clock of moment', 'moment.now = () => 0; value = moment().year() > 2000', gives(true)),
  abuse(
    'changes what all dates do',
    'moment.fn.format = () => "forged"; value = moment.utc(0).format("YYYY")',
    gives('1970'),
  ),
  abuse(
    'changes durations',
    'moment.duration.fn.asDays = () => 666; value = moment.duration(1, "day").asDays()',
    gives(1),
  ),
  abuse(
    'changes the locale',
    'moment.locale("xx", { months: Array(12).fill("forged") }); value = moment.utc(0).format("MMMM")',
    gives('January'),
  ),
  abuse(
    'updates the locale',
    'moment.updateLocale("en", { months: Array(12).fill("forged") })',
    fails('not a function'),
  ),
  abuse('defines a locale', 'moment.defineLocale("xx", {})', fails('not a function')),
  abuse(
    'changes the locale of one date',
    'moment.utc(0).localeData()._months[0] = "forged"; value = moment.utc(0).localeData()._months[0]',
    gives('forged'),
  ),
  abuse(
    'changes the class of locales',
    'moment.localeData().constructor.prototype.months = () => "forged"; value = moment.utc(0).format("MMMM")',
    oneOf(gives('January'), fails()),
  ),
  abuse(
    'puts a function into the locale',
    'moment.localeData().months = () => "forged"; value = moment.utc(0).format("MMMM")',
    gives('January'),
  ),
  abuse(
    'changes thresholds',
    'moment.relativeTimeThreshold("s", 1); value = moment.relativeTimeThreshold("s")',
    gives(45),
  ),
  abuse(
    'changes rounding',
    'moment.relativeTimeRounding(() => 666); value = moment.duration(2, "hours").humanize()',
    gives('2 hours'),
  ),
  abuse('walks up from moment', 'value = moment.constructor("return typeof fetch")()', gives('undefined')),
  abuse(
    'hangs on a format',
    'value = moment.utc(0).format("Y".repeat(1e6)).length',
    oneOf(overruns, bursts, fails(), gives(1_000_000)),
  ),
  abuse(
    'listens for changed zones',
    'moment.updateOffset = () => { globalThis.leaked = 1 }; value = moment.utc(0).year()',
    gives(1970),
  ),
  abuse(
    'parses by a callback',
    'moment.createFromInputFallback = () => { globalThis.leaked = 1 }; value = moment("rubbish").isValid()',
    gives(false),
  ),
];
