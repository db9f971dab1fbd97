import { type RunningServerNote, readNotes } from '@tideform/server/operating';
import { DEMO_PASSWORD, openSignInClient, people } from '@tideform/server/testing';

/** Why there is no token, in one line for whoever asked. */
export class NoToken extends Error {}

export interface DemoToken {
  readonly graphBaseUrl: string;
  readonly token: string;
}

/**
 * Signs a person of the demonstration in with the server that runs on this data folder, as the app does: with code, PKCE and
 * the password that everybody can read. It opens no way in that a browser does not have.
 *
 * @param mail or the user principal name
 * @throws NoToken
 */
export async function getDemoToken(dataDir: string, mail: string | undefined): Promise<DemoToken> {
  const account = findAccount(mail);
  const server = await findServer(dataDir);
  const { publicUrl, ask, config } = server;
  const client = openSignInClient(publicUrl, config.signIn.clientId, ask);
  const scope = ['openid', 'profile', ...config.signIn.graphScopes].join(' ');
  const { access_token: token } = await client.signIn(account, DEMO_PASSWORD, { scope });
  return { graphBaseUrl: config.graphBaseUrl, token };
}

interface FoundServer {
  readonly publicUrl: string;
  readonly config: ClientConfig;
  /** Asks the server at its own port, whatever its public address leads through. */
  readonly ask: typeof fetch;
}

async function findServer(dataDir: string): Promise<FoundServer> {
  const { here, elsewhere } = readNotes(dataDir);
  for (const note of here) {
    const local = `http://localhost:${note.port}`;
    const ask: typeof fetch = (input, init) => fetch(String(input).replace(note.publicUrl, local), init);
    const config = await readClientConfig(ask, note);
    if (config === undefined) continue;
    if (!note.isEmbedded) throw new NoToken('This server uses a real Microsoft 365: get a token there.');
    if (!note.hasDemo) throw new NoToken('The workspace of this server has no people of the demonstration.');
    return { publicUrl: note.publicUrl, ask, config };
  }
  throw new NoToken(
    elsewhere[0]
      ? `The server of ${dataDir} runs on another machine, ${elsewhere[0].machine}: ask for the token there.`
      : `No server runs on the data in ${dataDir}. Start one with npm start, or name its folder in DATA_DIR.`,
  );
}

function findAccount(mail: string | undefined): string {
  const accounts = Object.values(people).map(({ person }) => person);
  const wanted = mail?.toLowerCase();
  const found = accounts.find((one) => one.mail === wanted || one.userPrincipalName.toLowerCase() === wanted);
  if (!found) {
    const mails = accounts.map((one) => one.mail ?? one.userPrincipalName).join(', ');
    throw new NoToken(`Nobody of the demonstration is "${mail ?? ''}". There are ${mails}.`);
  }
  return found.mail ?? found.userPrincipalName;
}

interface ClientConfig {
  readonly graphBaseUrl: string;
  readonly signIn: { readonly clientId: string; readonly graphScopes: readonly string[] };
}

/** `undefined`: what answers there, if anything, is not this server; its note outlived it. */
async function readClientConfig(ask: typeof fetch, note: RunningServerNote): Promise<ClientConfig | undefined> {
  const reply = await ask(`${note.publicUrl}/config.json`).catch(() => undefined);
  const config = (await reply?.json().catch(() => undefined)) as ClientConfig | undefined;
  return config?.graphBaseUrl === note.graphBaseUrl ? config : undefined;
}
