/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface JourneysReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly Result[] }[];
  }[];
}

interface Result {
  readonly status?: string;
  readonly error?: { readonly message?: string };
  readonly annotations?: readonly Annotation[];
}

interface Annotation {
  readonly type: string;
  /** Of a set-up: milliseconds, and what was made. Of `processor`: seconds. */
  readonly description?: string;
}

export interface SetUpTime {
  readonly journey: string;
  readonly seconds: number;
  /** What was made, in its order: `form 0.9, browser 0.6`. */
  readonly parts: string;
}

/** A journey begins signed in, its library and its forms there, in less. Measured beside others, on two cores. */
const GOAL_SECONDS = 3;

/** How long each journey was prepared: people signed in, forms made, responses begun. Longest first. */
export function setUpTimes(suites: readonly Suite[]): readonly SetUpTime[] {
  return allSpecs(suites)
    .map(({ title, file, tests }) => {
      const annotations = tests.flatMap(({ results }) => results.at(-1)?.annotations ?? []);
      const made = annotations
        .filter(({ type }) => type === 'set-up')
        .map(({ description = '' }) => readMade(description));
      const parts = made.map(({ seconds, what }) => `${what} ${seconds.toFixed(1)}`).join(', ');
      return { journey: `${file}: ${title}`, seconds: made.reduce((sum, { seconds }) => sum + seconds, 0), parts };
    })
    .sort((one, other) => other.seconds - one.seconds);
}

function readMade(description: string): { readonly seconds: number; readonly what: string } {
  const [ms = '', what = ''] = description.split(' ');
  return { seconds: Number(ms) / 1000, what };
}

/** The longest few in lines of text, beside the goal. */
export function wordSetUps(times: readonly SetUpTime[], most = 5): readonly string[] {
  if (times.length === 0) return [];
  const over = times.filter(({ seconds }) => seconds >= GOAL_SECONDS).length;
  const lines = times
    .slice(0, most)
    .map(({ journey, seconds, parts }) => `${seconds.toFixed(1).padStart(6)} s  ${journey} (${parts})`);
  return [`The longest set-ups of journeys; ${over} of ${times.length} took ${GOAL_SECONDS} s or more:`, ...lines];
}

/** Processor seconds of each file of journeys, with servers, databases and browsers: what a run that was watched noted. */
export function processorTimes(suites: readonly Suite[]): Readonly<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const { file, tests } of allSpecs(suites)) {
    const annotations = tests.flatMap(({ results }) => results).flatMap((result) => result.annotations ?? []);
    for (const { type, description } of annotations) {
      if (type === 'processor')
        times[`e2e/journeys/${file}`] = (times[`e2e/journeys/${file}`] ?? 0) + Number(description);
    }
  }
  return times;
}

/** Journeys that failed, each with what its last try said. */
export function failedJourneys(
  suites: readonly Suite[],
): readonly { readonly journey: string; readonly said: string }[] {
  return allSpecs(suites).flatMap(({ title, file, tests }) => {
    const failed = tests.flatMap(({ results }) => results).findLast(({ status }) => status !== 'passed');
    return failed ? [{ journey: `${file}: ${title}`, said: failed.error?.message ?? failed.status ?? '' }] : [];
  });
}

const allSpecs = (suites: readonly Suite[]): readonly Suite['specs'][number][] =>
  suites.flatMap(({ specs, suites: inside = [] }) => [...specs, ...allSpecs(inside)]);
