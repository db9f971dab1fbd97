/** The parts of Playwright's JSON report that are used here. */
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
  /** For an annotation of type `set-up`: milliseconds and what was set up. For type `processor`: processor seconds. */
  readonly description?: string;
}

export interface SetupTime {
  readonly journey: string;
  readonly seconds: number;
  /** What the journey set up, in order, with seconds: `form 0.9, browser 0.6`. */
  readonly steps: string;
}

/** Target for the setup of a journey (sign-in, library and forms), on two cores with other journeys running. */
const GOAL_SECONDS = 3;

/** Returns the setup time of each journey (signing in, creating forms, starting responses), longest first. */
export function listSetupTimes(suites: readonly Suite[]): readonly SetupTime[] {
  return flattenSpecs(suites)
    .map(({ title, file, tests }) => {
      const annotations = tests.flatMap(({ results }) => results.at(-1)?.annotations ?? []);
      const steps = annotations
        .filter(({ type }) => type === 'set-up')
        .map(({ description = '' }) => parseAnnotation(description));
      const formattedSteps = steps.map(({ seconds, what }) => `${what} ${seconds.toFixed(1)}`).join(', ');
      return {
        journey: `${file}: ${title}`,
        seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
        steps: formattedSteps,
      };
    })
    .sort((one, other) => other.seconds - one.seconds);
}

function parseAnnotation(description: string): { readonly seconds: number; readonly what: string } {
  const [ms = '', what = ''] = description.split(' ');
  return { seconds: Number(ms) / 1000, what };
}

/** Formats the longest setup times, and how many exceed the target. */
export function formatSetupTimes(times: readonly SetupTime[], limit = 5): readonly string[] {
  if (times.length === 0) return [];
  const over = times.filter(({ seconds }) => seconds >= GOAL_SECONDS).length;
  const lines = times
    .slice(0, limit)
    .map(({ journey, seconds, steps: parts }) => `${seconds.toFixed(1).padStart(6)} s  ${journey} (${parts})`);
  return [
    `Journeys with the longest setup; ${over} of ${times.length} setups took ${GOAL_SECONDS} s or more:`,
    ...lines,
  ];
}

/**
 * Returns processor seconds by journey file, including servers, databases and browsers. Only measured runs record them.
 */
export function computeProcessorTimes(suites: readonly Suite[]): Readonly<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const { file, tests } of flattenSpecs(suites)) {
    const annotations = tests.flatMap(({ results }) => results).flatMap((result) => result.annotations ?? []);
    for (const { type, description } of annotations) {
      if (type === 'processor')
        times[`e2e/journeys/${file}`] = (times[`e2e/journeys/${file}`] ?? 0) + Number(description);
    }
  }
  return times;
}

/** Returns the failed journeys, each with the error message of its last attempt. */
export function listFailedJourneys(
  suites: readonly Suite[],
): readonly { readonly journey: string; readonly message: string }[] {
  return flattenSpecs(suites).flatMap(({ title, file, tests }) => {
    const failed = tests.flatMap(({ results }) => results).findLast(({ status }) => status !== 'passed');
    return failed ? [{ journey: `${file}: ${title}`, message: failed.error?.message ?? failed.status ?? '' }] : [];
  });
}

const flattenSpecs = (suites: readonly Suite[]): readonly Suite['specs'][number][] =>
  suites.flatMap(({ specs, suites: inside = [] }) => [...specs, ...flattenSpecs(inside)]);
