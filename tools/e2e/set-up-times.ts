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
    readonly tests: readonly { readonly results: readonly { readonly annotations?: readonly Annotation[] }[] }[];
  }[];
}

interface Annotation {
  readonly type: string;
  /** Milliseconds, of a set-up. */
  readonly description?: string;
}

export interface SetUpTime {
  readonly journey: string;
  readonly seconds: number;
}

/** A journey begins signed in, its library and its forms there, in less. Measured beside others, on two cores. */
const GOAL_SECONDS = 3;

/** How long each journey was prepared: people signed in, forms made, responses begun. Longest first. */
export function setUpTimes(suites: readonly Suite[]): readonly SetUpTime[] {
  return allSpecs(suites)
    .map(({ title, file, tests }) => {
      const annotations = tests.flatMap(({ results }) => results.at(-1)?.annotations ?? []);
      const ms = annotations.filter(({ type }) => type === 'set-up').map(({ description }) => Number(description));
      return { journey: `${file}: ${title}`, seconds: ms.reduce((sum, one) => sum + one, 0) / 1000 };
    })
    .sort((one, other) => other.seconds - one.seconds);
}

/** The longest few in lines of text, beside the goal. */
export function wordSetUps(times: readonly SetUpTime[], most = 5): readonly string[] {
  if (times.length === 0) return [];
  const over = times.filter(({ seconds }) => seconds >= GOAL_SECONDS).length;
  const lines = times.slice(0, most).map(({ journey, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${journey}`);
  return [`The longest set-ups of journeys; ${over} of ${times.length} took ${GOAL_SECONDS} s or more:`, ...lines];
}

const allSpecs = (suites: readonly Suite[]): readonly Suite['specs'][number][] =>
  suites.flatMap(({ specs, suites: inside = [] }) => [...specs, ...allSpecs(inside)]);
