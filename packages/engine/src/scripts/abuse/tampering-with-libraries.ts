import {
  type AbuseCase,
  createAbuseCase,
  exceedsMemory,
  exceedsTime,
  oneOf,
  returns,
  throwsError,
} from './abuse-case.ts';

/** Attacks on lodash and moment, whose objects are shared by all scripts of a session. */
export const tamperingWithLibraries: readonly AbuseCase[] = [
  createAbuseCase('replaces a function of lodash', '_.sum = () => 666; value = _.sum([1])', returns(1)),
  createAbuseCase(
    'mixes into lodash',
    '_.mixin({ leaked: () => 1 }); value = typeof _.leaked',
    oneOf(returns('undefined'), throwsError('TypeError')),
  ),
  createAbuseCase(
    'adds a method to lodash chains',
    '_.prototype.leaked = () => 1; value = typeof _([]).leaked',
    oneOf(returns('undefined'), throwsError('TypeError')),
  ),
  createAbuseCase('pollutes by set', '_.set({}, "__proto__.polluted", 1); value = ({}).polluted', returns(undefined)),
  createAbuseCase(
    'pollutes by constructor',
    '_.set({}, "constructor.prototype.polluted", 1); value = ({}).polluted',
    returns(undefined),
  ),
  createAbuseCase(
    'pollutes by merge',
    '_.merge({}, JSON.parse(\'{"__proto__":{"polluted":1}}\')); value = ({}).polluted',
    returns(undefined),
  ),
  createAbuseCase(
    'pollutes by zipping',
    '_.zipObjectDeep(["__proto__.polluted"], [1]); value = ({}).polluted',
    returns(undefined),
  ),
  createAbuseCase(
    'pollutes by unset',
    '_.unset({}, "__proto__.toString"); value = typeof ({}).toString',
    returns('function'),
  ),
  createAbuseCase(
    'follows constructors from lodash',
    'value = _.constructor("return typeof fetch")()',
    returns('undefined'),
  ),
  createAbuseCase('compiles a template', 'value = _.template("<%= typeof fetch %>")()', returns('undefined')),
  createAbuseCase(
    'injects into a template',
    '_.template("", { variable: "a){}}); globalThis.leaked = 1; ((() => {{(" })',
    throwsError(),
  ),
  createAbuseCase(
    'changes what templates import',
    '_.templateSettings.imports.leaked = 1; value = typeof _.templateSettings.imports.leaked',
    returns('undefined'),
  ),
  createAbuseCase(
    'replaces the cache of memoize',
    '_.memoize.Cache = class { get() { return 666 } }; value = _.memoize((x) => x)(1)',
    returns(1),
  ),
  createAbuseCase(
    'delays with lodash',
    '_.delay(() => { globalThis.leaked = 1 }, 1); value = 1',
    throwsError('not a function'),
  ),
  createAbuseCase('debounces', '_.debounce(() => 1, 10)()', throwsError('not a function')),
  createAbuseCase(
    'creates another lodash',
    'const other = _.runInContext({ Array }); other.sum = () => 666; value = _.sum([1])',
    oneOf(returns(1), throwsError()),
  ),
  createAbuseCase('calls noConflict', '_.noConflict(); value = typeof _', oneOf(returns('function'), throwsError())),
  createAbuseCase('loops in a callback', '_.map([1], () => { for (;;); })', exceedsTime),
  createAbuseCase('loops in lodash', '_.times(1e12, () => 1)', oneOf(exceedsTime, exceedsMemory)),
  createAbuseCase('repeats a text in lodash', 'value = _.repeat("x", 1e9)', oneOf(exceedsMemory, throwsError())),
  createAbuseCase('creates a huge range in lodash', 'value = _.range(1e9).length', oneOf(exceedsMemory, exceedsTime)),
  createAbuseCase(
    'clones the data and writes',
    'const copy = _.cloneDeep(data); copy.a = 666; value = data.a',
    returns(1),
  ),
  createAbuseCase('sets data through lodash', '_.set(data, "box.x", 666); value = data.box.x', returns(666)),
  createAbuseCase(
    'replaces a function of moment',
    'moment.utc = () => 666; value = typeof moment.utc(0)',
    returns('object'),
  ),
  createAbuseCase('stops the clock of moment', 'moment.now = () => 0; value = moment().year() > 2000', returns(true)),
  createAbuseCase(
    'changes all dates',
    'moment.fn.format = () => "forged"; value = moment.utc(0).format("YYYY")',
    returns('1970'),
  ),
  createAbuseCase(
    'changes durations',
    'moment.duration.fn.asDays = () => 666; value = moment.duration(1, "day").asDays()',
    returns(1),
  ),
  createAbuseCase(
    'changes the locale',
    'moment.locale("xx", { months: Array(12).fill("forged") }); value = moment.utc(0).format("MMMM")',
    returns('January'),
  ),
  createAbuseCase(
    'updates the locale',
    'moment.updateLocale("en", { months: Array(12).fill("forged") })',
    throwsError('not a function'),
  ),
  createAbuseCase('defines a locale', 'moment.defineLocale("xx", {})', throwsError('not a function')),
  createAbuseCase(
    'changes the locale of one date',
    'moment.utc(0).localeData()._months[0] = "forged"; value = moment.utc(0).localeData()._months[0]',
    returns('forged'),
  ),
  createAbuseCase(
    'changes the class of locales',
    'moment.localeData().constructor.prototype.months = () => "forged"; value = moment.utc(0).format("MMMM")',
    oneOf(returns('January'), throwsError()),
  ),
  createAbuseCase(
    'puts a function into the locale',
    'moment.localeData().months = () => "forged"; value = moment.utc(0).format("MMMM")',
    returns('January'),
  ),
  createAbuseCase(
    'changes thresholds',
    'moment.relativeTimeThreshold("s", 1); value = moment.relativeTimeThreshold("s")',
    returns(45),
  ),
  createAbuseCase(
    'changes rounding',
    'moment.relativeTimeRounding(() => 666); value = moment.duration(2, "hours").humanize()',
    returns('2 hours'),
  ),
  createAbuseCase(
    'follows constructors from moment',
    'value = moment.constructor("return typeof fetch")()',
    returns('undefined'),
  ),
  createAbuseCase(
    'hangs on a format',
    'value = moment.utc(0).format("Y".repeat(1e6)).length',
    oneOf(exceedsTime, exceedsMemory, throwsError(), returns(1_000_000)),
  ),
  createAbuseCase(
    'registers a zone callback',
    'moment.updateOffset = () => { globalThis.leaked = 1 }; value = moment.utc(0).year()',
    returns(1970),
  ),
  createAbuseCase(
    'registers a parse callback',
    'moment.createFromInputFallback = () => { globalThis.leaked = 1 }; value = moment("rubbish").isValid()',
    returns(false),
  ),
];
