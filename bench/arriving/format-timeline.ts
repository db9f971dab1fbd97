import type { RecordedRequest, Round, Visit } from './measure-arrival.ts';

/** Formats the events, the requests and the work of the threads for each part of a round. */
export function formatTimeline(round: Round): string[] {
  return [
    ...formatVisit('first visit', round.firstVisit, 'first card'),
    ...formatVisit('return', round.comingBack, 'first card'),
    ...formatVisit('form opened', round.opening, 'first field'),
  ];
}

function formatVisit(name: string, visit: Visit, until: string): string[] {
  const begin = visit.marks[0]?.atMs ?? 0;
  const end = visit.marks.find((mark) => mark.name === until)?.atMs ?? begin;
  const within = visit.calls.filter((call) => call.beginMs >= begin - 5 && call.beginMs <= end);
  return [
    '',
    `## ${name}, while Chromium records a trace (slower): ${(end - begin).toFixed(0)} ms`,
    ...visit.marks.filter(({ atMs }) => atMs <= end).map((mark) => `${formatMs(mark.atMs - begin)}  ${mark.name}`),
    '',
    `${within.length} requests: start, duration, and the server's share, in ms`,
    ...within.map((call) => callLine(call, begin)),
    '',
    'threads: ms of work from the click to the result',
    ...threads(visit.trace, begin, end),
  ];
}

const formatMs = (ms: number): string => (Number.isFinite(ms) ? ms.toFixed(0) : '-').padStart(6);

function callLine({ path, beginMs, endMs, serverMs }: RecordedRequest, begin: number): string {
  const short = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}').replaceAll(/\/(b!|01)[\w!-]{20,}/gi, '/{id}');
  return `${formatMs(beginMs - begin)} ${formatMs(endMs - beginMs)} ${formatMs(serverMs)}  ${short.slice(0, 110)}`;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start of the event, in microseconds since the machine started. */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Kinds of work, by the names of Chromium's trace events. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['compile', /^v8\.(compile|parse|produce)|V8\.(Compile|Parse)/i],
  ['garbage', /GC/],
  ['style and layout', /^(Layout|UpdateLayoutTree|PrePaint|Paint|Layerize|Commit|IntersectionObserver)/],
  ['page', /^Parse(HTML|AuthorStyleSheet)/],
  ['script', /^(FunctionCall|EvaluateScript|v8\.evaluateModule|RunMicrotasks|TimerFire|EventDispatch|v8\.run)/],
];

/** Formats the self time of each kind of work, for the busiest threads of pages and workers. */
function threads(trace: Buffer | undefined, begin: number, end: number): string[] {
  if (!trace) return [];
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const names = new Map(
    traceEvents.filter(({ name }) => name === 'thread_name').map((one) => [keyOf(one), one.args?.name ?? '']),
  );
  const spans = traceEvents.filter(({ ph, dur }) => ph === 'X' && dur !== undefined);
  const byThread = Map.groupBy(spans, keyOf);
  const found = [...byThread]
    .filter(([key]) => /CrRendererMain|DedicatedWorker|ServiceWorker/.test(names.get(key) ?? ''))
    .map(([key, events]) => ({ name: names.get(key) ?? '', times: computeOwnTimes(events) }))
    .map(({ name, times }) => ({ name, times, allMs: [...times.values()].reduce((sum, ms) => sum + ms, 0) }))
    .filter(({ allMs }) => allMs > 5)
    .toSorted((a, b) => b.allMs - a.allMs);
  return found.map(({ name, times, allMs }) => {
    const parts = [...times].toSorted((a, b) => b[1] - a[1]).map(([kind, ms]) => `${kind} ${ms.toFixed(0)}`);
    return `${formatMs(allMs)} of ${(end - begin).toFixed(0)}  ${name}: ${parts.join(', ')}`;
  });
}

const keyOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

/** Returns the self time in milliseconds of each kind of work: the time of nested events is subtracted. */
function computeOwnTimes(events: readonly TraceEvent[]): Map<string, number> {
  const times = new Map<string, number>();
  const add = (name: string, us: number): void => {
    const kind = kinds.find(([, fits]) => fits.test(name))?.[0] ?? 'else';
    times.set(kind, (times.get(kind) ?? 0) + us / 1000);
  };
  const open: { readonly name: string; readonly endUs: number }[] = [];
  for (const { name, ts, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length > 0 && (open.at(-1)?.endUs ?? 0) <= ts) open.pop();
    const outer = open.at(-1);
    if (outer) add(outer.name, -dur);
    add(name, dur);
    open.push({ name, endUs: ts + dur });
  }
  return times;
}
