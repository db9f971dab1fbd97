/**
 * The user's knowledge of their actions, stored outside of the devices and the library. Every saved answer is a unique
 * text whose parent is the text that it replaced. An answer may disappear only when the user has knowingly replaced or
 * discarded it.
 */
export interface DevicesTruth {
  /** Call before the write: if the tab dies during it, the outcome is unknown. */
  recordStart(text: string, parent: string | undefined): void;
  /** Call when the device has acknowledged the write. */
  recordSaved(text: string): void;
  /** Call before a discard; from then on both outcomes are correct. */
  recordDiscard(text: string): void;
  recordSubmitted(text: string): void;
  /** Returns acknowledged answers that aren't in `present`. */
  findMissing(present: ReadonlySet<string>): string[];
  /** Returns acknowledged submits that are neither submissions nor copies of a submit that lost to another device. */
  findNotSubmitted(submissions: ReadonlySet<string>, setAside: ReadonlySet<string>): string[];
}

interface Answer {
  readonly parent: string | undefined;
  readonly children: string[];
  isSaved: boolean;
  isDiscarded: boolean;
  isSubmitted: boolean;
}

export function createDevicesTruth(): DevicesTruth {
  const answers = new Map<string, Answer>();
  const of = (text: string): Answer => {
    const answer = answers.get(text);
    if (!answer) throw new Error(`No device typed ${text}`);
    return answer;
  };

  const isSafe = (text: string, present: ReadonlySet<string>): boolean => {
    const answer = of(text);
    return present.has(text) || answer.isDiscarded || answer.children.some((child) => isSafe(child, present));
  };

  return {
    recordStart(text, parent) {
      answers.set(text, { parent, children: [], isSaved: false, isDiscarded: false, isSubmitted: false });
      if (parent !== undefined) of(parent).children.push(text);
    },
    recordSaved(text) {
      of(text).isSaved = true;
    },
    recordDiscard(text) {
      of(text).isDiscarded = true;
    },
    recordSubmitted(text) {
      of(text).isSubmitted = true;
    },
    findMissing: (present) =>
      [...answers].flatMap(([text, answer]) => (answer.isSaved && !isSafe(text, present) ? [text] : [])),
    findNotSubmitted: (submissions, setAside) => {
      const storedTexts = new Set([...submissions, ...setAside]);
      return [...answers].flatMap(([text, answer]) => (answer.isSubmitted && !isSafe(text, storedTexts) ? [text] : []));
    },
  };
}
