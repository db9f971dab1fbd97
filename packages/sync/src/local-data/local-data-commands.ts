import type { UnsentItem } from './unsent-work.ts';

/** What this device keeps of the library, taken away. */
export interface LocalDataCommands {
  /** 'Resync Team Data': everything of the team that has nothing unsent goes and is asked for again. */
  resyncTeam(teamId: string): Promise<void>;
  /** The server says that the account is not in the team: it goes, unless it holds unsent work. */
  loseTeam(teamId: string): Promise<void>;
  /** What of the signed-in account is not in the library. */
  unsentWork(): Promise<readonly UnsentItem[]>;
  /**
   * 'Delete Local Data': everything of the signed-in account. Rejects with `UnsentLeft`, and deletes nothing, while there
   * is unsent work whose id is not among `givenUp`.
   */
  deleteLocalData(givenUp: ReadonlySet<string>): Promise<void>;
}
