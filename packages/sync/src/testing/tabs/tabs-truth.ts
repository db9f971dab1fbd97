import type { SubmissionData } from '@tideform/engine';

/** One save of a draft as the person remembers it. */
interface Save {
  readonly text: string;
  readonly isStrict: boolean;
  /** When it was begun and when it was said to have worked, in the order of all that the person does. */
  readonly begun: number;
  acknowledged: number;
  /** A power cut may have taken it: it was not said to be on the disk. */
  mayBeLost: boolean;
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
  /** Files that somebody else has put into the responses' folders: their content by drive item. */
  readonly strangers: Map<string, string>;
  /** Ids of drafts beside their submission that may stay there. */
  readonly leftBehind: Set<string>;
  readonly responses: ReadonlyMap<string, Readonly<Known>>;
  /** Power cuts so far: after one, a draft of which nothing is known may lie in the library. */
  readonly cuts: number;
  /** A save begins; the answer is called when it was said to have worked. */
  saves(id: string, text: string, isStrict: boolean): () => void;
  asks(id: string, answers: SubmissionData): void;
  acknowledged(id: string): void;
  discards(id: string): void;
  powerCut(): void;
  /** Texts of which one must be the draft's: those that no later save that is safe has replaced. */
  possibleTexts(id: string): readonly string[];
  /** All that was ever typed there. */
  textsOf(id: string): readonly string[];
}

export function createTabsTruth(): TabsTruth {
  const responses = new Map<string, Known>();
  let moment = 0;
  let cuts = 0;
  const of = (id: string): Known => {
    const known = responses.get(id) ?? { saves: [], asked: [], isAcknowledged: false, isDiscarded: false };
    responses.set(id, known);
    return known;
  };
  return {
    kept: new Map(),
    strangers: new Map(),
    leftBehind: new Set(),
    responses,
    get cuts() {
      return cuts;
    },
    saves(id, text, isStrict) {
      const save: Save = { text, isStrict, begun: ++moment, acknowledged: Number.POSITIVE_INFINITY, mayBeLost: false };
      of(id).saves.push(save);
      return () => {
        save.acknowledged = ++moment;
      };
    },
    asks: (id, answers) => of(id).asked.push(answers),
    acknowledged(id) {
      of(id).isAcknowledged = true;
    },
    discards(id) {
      of(id).isDiscarded = true;
    },
    powerCut() {
      cuts += 1;
      for (const { saves } of responses.values()) for (const save of saves) save.mayBeLost ||= !save.isStrict;
    },
    textsOf: (id) => of(id).saves.map((save) => save.text),
    possibleTexts(id) {
      const { saves } = of(id);
      const isReplaced = ({ acknowledged }: Save) => saves.some((later) => isSafe(later) && later.begun > acknowledged);
      return saves.filter((save) => !isReplaced(save)).map((save) => save.text);
    },
  };
}

/** Was said to have worked, and no power cut can have taken it. */
export function isSafe({ acknowledged, mayBeLost }: Pick<Save, 'acknowledged' | 'mayBeLost'>): boolean {
  return acknowledged < Number.POSITIVE_INFINITY && !mayBeLost;
}
