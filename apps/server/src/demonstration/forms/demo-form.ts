import type { DraftContent } from '@tideform/sync/library-content';
import type { Random } from '../chance.ts';

/** People of the demo. */
export type PersonKey = 'amira' | 'jonas' | 'tom' | 'priya' | 'lena' | 'marco' | 'sofia' | 'daniel' | 'grace';
export type TeamKey = 'northgateEstates' | 'riversideQuarter' | 'harbourView';

/** Context for creating the answers of one response. */
export interface AnswerContext {
  readonly chance: Random;
  /** Number of the response within its form. */
  readonly number: number;
  readonly person: PersonKey;
  /** Time of the submit. */
  readonly at: Date;
  /** Creates a picture as the answer of a file field. */
  photo(name: string, scene: SceneKey): StoredFile;
}

/** Motifs of pictures. */
export type SceneKey = 'crack' | 'leak' | 'exit' | 'rail' | 'lamp' | 'boiler' | 'door' | 'kerb';

/** File of an answer before it is stored in the library. */
export interface DemoFile {
  readonly id: string;
  readonly name: string;
  readonly originalName: string;
  readonly size: number;
  readonly type: string;
  readonly url: string;
  readonly storage: 'indexeddb';
  readonly thumbnail: string;
  readonly scene: SceneKey;
}

/** File of an answer in the library, with its ID, drive and URL. */
export interface StoredFile extends Omit<DemoFile, 'scene'> {
  readonly driveId: string;
  readonly driveItemId: string;
}

export type Answers = Readonly<Record<string, unknown>>;

export interface DemoResponses {
  readonly count: number;
  /** Number of days before the start of the demo in which responses were submitted. */
  readonly days: number;
  /** Relative frequency of submissions by person. */
  readonly people: Readonly<Partial<Record<PersonKey, number>>>;
  answers(making: AnswerContext): Answers;
  /** Drafts by person, with their answers so far. */
  readonly drafts?: Readonly<Partial<Record<PersonKey, (at: Date) => Answers>>>;
  /** Whether PDFs are stored in the library. The app creates missing ones on demand. */
  readonly hasPdf: boolean;
}

/** Email about submissions with their PDF, now disabled. */
export interface DemoEmail {
  /** Person whose account sent the emails. */
  readonly from: PersonKey;
  readonly to: readonly PersonKey[];
  /** Templates. */
  readonly subject: string;
  readonly body: string;
}

/** Form of the demo. */
export interface DemoForm {
  /** Permanent key, from which IDs are derived. */
  readonly key: string;
  readonly team: TeamKey;
  /** Name of its channel. */
  readonly channel: string;
  readonly title: string;
  readonly category: string;
  /** Name in the icon catalog. */
  readonly icon: string;
  /** Person who built the form. */
  readonly builder: PersonKey;
  /** Published versions, oldest first; empty if never published. */
  readonly published: readonly { readonly content: DraftContent; readonly comment: string }[];
  /** Draft, if it differs from the last published version. */
  readonly draft?: DraftContent;
  readonly responses?: DemoResponses;
  readonly email?: DemoEmail;
}
