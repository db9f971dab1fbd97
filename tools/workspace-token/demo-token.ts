import { loadServerRecords, type RunningServerRecord } from '@tideform/server/operating';
import { createSignInClient, DEMO_PASSWORD, people } from '@tideform/server/testing';

/** Error with a one-line reason why no token is available. */
export class TokenUnavailableError extends Error {}

export interface DemoToken {
  readonly graphBaseUrl: string;
  readonly token: string;
}

/**
 * Signs in a demo user at the server that runs on this data folder, as the app does: with an authorization code, PKCE
 * and the publicly known password. The token gives no more access than a user has in a browser.
 *
 * @param mail email address or user principal name
 * @throws TokenUnavailableError
 */
export async function getDemoToken(dataDir: string, mail: string | undefined): Promise<DemoToken> {
  const account = findAccount(mail);
  const server = await findServer(dataDir);
  const { publicUrl, fetchLocally: localFetch, config } = server;
  const client = createSignInClient(publicUrl, config.signIn.clientId, localFetch);
  const scope = ['openid', 'profile', ...config.signIn.graphScopes].join(' ');
  const { access_token: token } = await client.signIn(account, DEMO_PASSWORD, { scope });
  return { graphBaseUrl: config.graphBaseUrl, token };
}

interface FoundServer {
  readonly publicUrl: string;
  readonly config: ClientConfig;
  /** Sends a request to the server's local port instead of its public URL. */
  readonly fetchLocally: typeof fetch;
}

async function findServer(dataDir: string): Promise<FoundServer> {
  const { here, elsewhere } = loadServerRecords(dataDir);
  for (const note of here) {
    const local = `http://localhost:${note.port}`;
    const ask: typeof fetch = (input, init) => fetch(String(input).replace(note.publicUrl, local), init);
    const config = await readClientConfig(ask, note);
    if (config === undefined) continue;
    if (!note.isEmbedded)
      throw new TokenUnavailableError('This server uses a Microsoft 365 tenant. Get a token from that tenant.');
    if (!note.hasDemo) throw new TokenUnavailableError('The workspace of this server has no demo users.');
    return { publicUrl: note.publicUrl, fetchLocally: ask, config };
  }
  throw new TokenUnavailableError(
    elsewhere[0]
      ? `The server of ${dataDir} runs on another machine, ${elsewhere[0].machine}. Get the token there.`
      : `No server runs on the data in ${dataDir}. Start one with npm start, or set DATA_DIR to its folder.`,
  );
}

function findAccount(mail: string | undefined): string {
  const accounts = Object.values(people).map(({ person }) => person);
  const wanted = mail?.toLowerCase();
  const found = accounts.find((one) => one.mail === wanted || one.userPrincipalName.toLowerCase() === wanted);
  if (!found) {
    const mails = accounts.map((one) => one.mail ?? one.userPrincipalName).join(', ');
    throw new TokenUnavailableError(`No demo user is called "${mail ?? ''}". The demo users are ${mails}.`);
  }
  return found.mail ?? found.userPrincipalName;
}

interface ClientConfig {
  readonly graphBaseUrl: string;
  readonly signIn: { readonly clientId: string; readonly graphScopes: readonly string[] };
}

/**
 * Reads the configuration of a running server; `undefined` if the port has no server or another server, because the
 * note about the running server is outdated.
 */
async function readClientConfig(ask: typeof fetch, note: RunningServerRecord): Promise<ClientConfig | undefined> {
  const reply = await ask(`${note.publicUrl}/config.json`).catch(() => undefined);
  const config = (await reply?.json().catch(() => undefined)) as ClientConfig | undefined;
  return config?.graphBaseUrl === note.graphBaseUrl ? config : undefined;
}
