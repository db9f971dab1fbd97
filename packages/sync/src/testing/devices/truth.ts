/**
 * What the person knows they have done, kept outside both devices and the library. Every saved answer is a text of its own;
 * what was typed over an older one has that as its parent. An answer may go only when the person has replaced or thrown it
 * away knowing it.
 */
export interface Truth {
  /** Before the database is asked: whether it will have been is not known when the tab dies in between. */
  begin(text: string, parent: string | undefined): void;
  /** The device has said that it is saved. */
  saved(text: string): void;
  /** About to be thrown away; from here on both is right. */
  discard(text: string): void;
  submitted(text: string): void;
  /** Acknowledged answers that are in none of these places. */
  missing(present: ReadonlySet<string>): string[];
  /** Acknowledged submits that are not among the submissions, nor among what was kept because another device was quicker. */
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
    if (!answer) throw new Error(`Nobody has typed ${text}`);
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
      const kept = new Set([...submissions, ...setAside]);
      return [...answers].flatMap(([text, answer]) => (answer.isSubmitted && !isSafe(text, kept) ? [text] : []));
    },
  };
}
