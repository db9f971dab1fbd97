import type { DraftContent } from '@tideform/sync/library-content';
import type { Random } from '../create-random.ts';

/** Users of the demo. */
export type PersonKey = 'amira' | 'jonas' | 'tom' | 'priya' | 'lena' | 'marco' | 'sofia' | 'daniel' | 'grace';
export type TeamKey = 'northgateEstates' | 'riversideQuarter' | 'harbourView';

/** Context for creating the answers of one response. */
export interface AnswerContext {
  readonly random: Random;
  /** Number of the response within its form. */
  readonly number: number;
  readonly person: PersonKey;
  /** Time of submission. */
  readonly at: Date;
  /** Creates a picture as the answer of a file field. */
  photo(name: string, scene: SceneKey): LibraryFile;
}

/** Subjects of the generated pictures. */
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
export interface LibraryFile extends Omit<DemoFile, 'scene'> {
  readonly driveId: string;
  readonly driveItemId: string;
}

export type Answers = Readonly<Record<string, unknown>>;

export interface DemoResponses {
  readonly count: number;
  /** Period in which responses were submitted: number of days before the start of the demo. */
  readonly days: number;
  /** Maps a user to their relative number of submissions. */
  readonly people: Readonly<Partial<Record<PersonKey, number>>>;
  answers(context: AnswerContext): Answers;
  /** Maps a user with a draft to the draft's answers. */
  readonly drafts?: Readonly<Partial<Record<PersonKey, (at: Date) => Answers>>>;
  /** Whether PDFs are stored in the library. Otherwise, the app creates PDFs on demand. */
  readonly hasPdf: boolean;
}

/** Email that the demo sent about submissions, with the PDF. The form's email is now disabled. */
export interface DemoEmail {
  /** User whose account sent the emails. */
  readonly from: PersonKey;
  readonly to: readonly PersonKey[];
  /** Subject and body are templates. */
  readonly subject: string;
  readonly body: string;
}

/** Form of the demo. */
export interface DemoForm {
  /** Permanent key of the form, from which IDs are derived. */
  readonly key: string;
  readonly team: TeamKey;
  /** Name of the form's Teams channel. */
  readonly channel: string;
  readonly title: string;
  readonly category: string;
  /** Name of the form's icon in the icon catalog. */
  readonly icon: string;
  /** User who built the form. */
  readonly builder: PersonKey;
  /** Published versions, oldest first; empty if never published. */
  readonly published: readonly { readonly content: DraftContent; readonly comment: string }[];
  /** Draft, if it differs from the last published version. */
  readonly draft?: DraftContent;
  readonly responses?: DemoResponses;
  readonly email?: DemoEmail;
}
