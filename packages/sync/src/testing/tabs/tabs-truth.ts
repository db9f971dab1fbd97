import type { SubmissionData } from '@tideform/engine';

/** One save of a draft as the person remembers it. */
interface Save {
  readonly text: string;
  /** A power cut may have taken it: it was not said to be on the disk. */
  mayBeLost: boolean;
  readonly isStrict: boolean;
}

interface Known {
  readonly saves: Save[];
  /** Answers that a submit was asked for, in order. */
  readonly asked: SubmissionData[];
  isAcknowledged: boolean;
  isDiscarded: boolean;
}

/** What the person was told, by response; kept outside of everything that is under test. */
export interface TabsTruth {
  /** Bytes of each file that the person was told is kept, by its id. */
  readonly kept: Map<string, string>;
  /** Power cuts so far: after one, a draft of which nothing is known may lie in the library. */
  cuts: number;
  saved(id: string, text: string, isStrict: boolean): void;
  asks(id: string, answers: SubmissionData): void;
  acknowledged(id: string): void;
  discards(id: string): void;
  powerCut(): void;
  readonly responses: ReadonlyMap<string, Readonly<Known>>;
  /** Texts of which one must be the draft's: the last save that is safe, and those after it. */
  possibleTexts(id: string): readonly string[];
}

export function createTabsTruth(): TabsTruth {
  const responses = new Map<string, Known>();
  const of = (id: string): Known => {
    const known = responses.get(id) ?? { saves: [], asked: [], isAcknowledged: false, isDiscarded: false };
    responses.set(id, known);
    return known;
  };
  return {
    kept: new Map(),
    cuts: 0,
    responses,
    saved: (id, text, isStrict) => of(id).saves.push({ text, isStrict, mayBeLost: false }),
    asks: (id, answers) => of(id).asked.push(answers),
    acknowledged(id) {
      of(id).isAcknowledged = true;
    },
    discards(id) {
      of(id).isDiscarded = true;
    },
    powerCut() {
      this.cuts += 1;
      for (const { saves } of responses.values()) for (const save of saves) save.mayBeLost ||= !save.isStrict;
    },
    possibleTexts(id) {
      const { saves } = of(id);
      const safe = saves.findLastIndex((save) => !save.mayBeLost);
      return saves.slice(Math.max(safe, 0)).map((save) => save.text);
    },
  };
}
