import type { GraphClient } from '@tideform/graph';
import type { Database } from './database/connect.ts';
import type { Tokens } from './tokens/tokens.ts';

/** What operations stand on. Made once by `main.ts`, or by a test with fakes of the ports. */
export interface ServerContext {
  readonly database: Database;
  /** Signs and reads the tokens that this server issues. */
  readonly tokens: Tokens;
  /** Microsoft Graph, asked as the person whose token it is. */
  graphAs(token: string): GraphClient;
  now(): Date;
}
