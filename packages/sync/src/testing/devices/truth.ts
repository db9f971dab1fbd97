/**
 * The user's knowledge of their actions, stored outside of the devices and the library. Every saved answer is a unique
 * text whose parent is the text that it replaced. An answer may disappear only when the user has knowingly replaced or
 * discarded it.
 */
export interface Truth {
  /** Call before the write: if the tab dies during it, the outcome is unknown. */
  begin(text: string, parent: string | undefined): void;
  /** Call when the device has acknowledged the write. */
  saved(text: string): void;
  /** Call before a discard; from then on both outcomes are correct. */
  discard(text: string): void;
  submitted(text: string): void;
  /** Returns acknowledged answers that aren't in `present`. */
  missing(present: ReadonlySet<string>): string[];
  /** Returns acknowledged submits that are neither submissions nor copies of a submit that lost to another device. */
  notSubmitted(submissions: ReadonlySet<string>, setAside: ReadonlySet<string>): string[];
}

interface Answer {
  readonly parent: string | undefined;
  readonly children: string[];
  isSaved: boolean;
  isDiscarded: boolean;
  isSubmitted: boolean;
}

export function createTruth(): Truth {
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
    begin(text, parent) {
      answers.set(text, { parent, children: [], isSaved: false, isDiscarded: false, isSubmitted: false });
      if (parent !== undefined) of(parent).children.push(text);
    },
    saved(text) {
      of(text).isSaved = true;
    },
    discard(text) {
      of(text).isDiscarded = true;
    },
    submitted(text) {
      of(text).isSubmitted = true;
    },
    missing: (present) =>
      [...answers].flatMap(([text, answer]) => (answer.isSaved && !isSafe(text, present) ? [text] : [])),
    notSubmitted: (submissions, setAside) => {
      const storedTexts = new Set([...submissions, ...setAside]);
      return [...answers].flatMap(([text, answer]) => (answer.isSubmitted && !isSafe(text, storedTexts) ? [text] : []));
    },
  };
}
