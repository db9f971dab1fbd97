import type { Follower } from '../../places/place.ts';
import type { AbleScripts } from './asking/able-scripts.ts';
import type { Requests } from './asking/requests.ts';
import type { Waiting } from './asking/waiting.ts';
import type { Members } from './members.ts';
import type { OutcomeTaking } from './outcomes/take-outcome.ts';
import type { Readers } from './reads/readers.ts';

/** What all followers of a session have in common. */
export interface Parts extends OutcomeTaking {
  readonly members: Members;
  readonly waiting: Waiting;
  readonly readers: Readers;
  readonly scripts: AbleScripts;
  readonly requests: Requests;
  /** Nothing that changes an answer is asked. */
  readonly isFrozen: boolean;
  /** Asks for a row of a data source (`ROWS`), unless somebody has. */
  readRow(path: readonly string[]): unknown;
  /** Has to be asked, if it can be and has anything to do. */
  mark(follower: Follower): void;
}
