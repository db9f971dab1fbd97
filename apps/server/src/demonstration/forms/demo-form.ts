import type { DraftContent } from '@tideform/sync/library-content';
import type { Chance } from '../chance.ts';

/** Who lives in the demonstration. */
export type PersonKey = 'amira' | 'jonas' | 'tom' | 'priya' | 'lena' | 'marco' | 'sofia' | 'daniel' | 'grace';
export type TeamKey = 'northgateEstates' | 'riversideQuarter' | 'harbourView';

/** What the answers of one response are made with. */
export interface Making {
  readonly chance: Chance;
  /** Of the response among those of its form. */
  readonly number: number;
  readonly person: PersonKey;
  /** When it is submitted. */
  readonly at: Date;
  /** A picture as the answer to a question for files. */
  photo(name: string, scene: SceneKey): StoredFile;
}

/** What pictures show. */
export type SceneKey = 'crack' | 'leak' | 'exit' | 'rail' | 'lamp' | 'boiler' | 'door' | 'kerb';

/** A file of an answer, before it has its place in the library. */
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

/** The same once it is in the library: its id, drive and address there. */
export interface StoredFile extends Omit<DemoFile, 'scene'> {
  readonly driveId: string;
  readonly driveItemId: string;
}

export type Answers = Readonly<Record<string, unknown>>;

export interface DemoResponses {
  readonly count: number;
  /** Submitted within so many days before the demonstration began. */
  readonly days: number;
  /** How often each of them submits, beside the others. */
  readonly people: Readonly<Partial<Record<PersonKey, number>>>;
  answers(making: Making): Answers;
  /** Begun and not submitted: by whom, and what they had answered so far. */
  readonly drafts?: Readonly<Partial<Record<PersonKey, (at: Date) => Answers>>>;
  /** As paper in the library. The app draws it where it is missing. */
  readonly hasPdf: boolean;
}

/** Whom a form told by email of what was submitted, with its paper, until its builder switched that off. */
export interface DemoEmail {
  /** By whose account. */
  readonly from: PersonKey;
  readonly to: readonly PersonKey[];
  /** Templates. */
  readonly subject: string;
  readonly body: string;
}

/** One form of the demonstration. */
export interface DemoForm {
  /** Stays the same for ever: ids are made of it. */
  readonly key: string;
  readonly team: TeamKey;
  /** Name of its channel. */
  readonly channel: string;
  readonly title: string;
  readonly category: string;
  /** Name in the catalog of icons. */
  readonly icon: string;
  /** Who has made it. */
  readonly builder: PersonKey;
  /** Publications, the oldest first; none: it was never published. */
  readonly published: readonly { readonly content: DraftContent; readonly comment: string }[];
  /** What its builder has changed since; absent: the last publication. */
  readonly draft?: DraftContent;
  readonly responses?: DemoResponses;
  readonly email?: DemoEmail;
}
