import type { SubmissionData } from '@tideform/engine';

/** Save of a draft, as the user remembers it. */
interface DraftSave {
  readonly text: string;
  readonly isStrict: boolean;
  /** Start and acknowledgement, in the order of the user's actions. */
  readonly begun: number;
  acknowledged: number;
  /** A power failure may have lost the save, because it wasn't acknowledged as flushed. */
  mayBeLost: boolean;
}

interface KnownResponse {
  readonly saves: DraftSave[];
  /** Answers of each requested submit, in order. */
  readonly requestedAnswers: SubmissionData[];
  isAcknowledged: boolean;
  isDiscarded: boolean;
}

/** Acknowledged work by response, stored outside of the tested system. */
export interface TabsTruth {
  /** Maps IDs of acknowledged files to their content. */
  readonly storedFiles: Map<string, string>;
  /** Maps drive item IDs to the content of other users' files in the responses' folders. */
  readonly foreignFiles: Map<string, string>;
  /** IDs of drafts next to their submission that may stay there. */
  readonly leftBehind: Set<string>;
  readonly responses: ReadonlyMap<string, Readonly<KnownResponse>>;
  /** Power failures so far: afterwards, the library may contain an unknown draft. */
  readonly cuts: number;
  /** Starts a save; call the returned function when it is acknowledged. */
  saves(id: string, text: string, isStrict: boolean): () => void;
  submits(id: string, answers: SubmissionData): void;
  acknowledged(id: string): void;
  discards(id: string): void;
  powerCut(): void;
  /** Returns the texts that the draft may have: those that no later safe save has replaced. */
  possibleTexts(id: string): readonly string[];
  /** Returns all texts of the response. */
  textsOf(id: string): readonly string[];
}

export function createTabsTruth(): TabsTruth {
  const responses = new Map<string, KnownResponse>();
  let moment = 0;
  let cuts = 0;
  const getKnown = (id: string): KnownResponse => {
    const known = responses.get(id) ?? { saves: [], requestedAnswers: [], isAcknowledged: false, isDiscarded: false };
    responses.set(id, known);
    return known;
  };
  return {
    storedFiles: new Map(),
    foreignFiles: new Map(),
    leftBehind: new Set(),
    responses,
    get cuts() {
      return cuts;
    },
    saves(id, text, isStrict) {
      const save: DraftSave = {
        text,
        isStrict,
        begun: ++moment,
        acknowledged: Number.POSITIVE_INFINITY,
        mayBeLost: false,
      };
      getKnown(id).saves.push(save);
      return () => {
        save.acknowledged = ++moment;
      };
    },
    submits: (id, answers) => getKnown(id).requestedAnswers.push(answers),
    acknowledged(id) {
      getKnown(id).isAcknowledged = true;
    },
    discards(id) {
      getKnown(id).isDiscarded = true;
    },
    powerCut() {
      cuts += 1;
      for (const { saves } of responses.values()) for (const save of saves) save.mayBeLost ||= !save.isStrict;
    },
    textsOf: (id) => getKnown(id).saves.map((save) => save.text),
    possibleTexts(id) {
      const { saves } = getKnown(id);
      const isReplaced = ({ acknowledged }: DraftSave) =>
        saves.some((later) => isSafe(later) && later.begun > acknowledged);
      return saves.filter((save) => !isReplaced(save)).map((save) => save.text);
    },
  };
}

/** Returns whether the save was acknowledged and can't be lost in a power failure. */
export function isSafe({ acknowledged, mayBeLost }: Pick<DraftSave, 'acknowledged' | 'mayBeLost'>): boolean {
  return acknowledged < Number.POSITIVE_INFINITY && !mayBeLost;
}
