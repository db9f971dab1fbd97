import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { openTlsFront } from '@tideform/server/testing';
import { elsewherePage, teamsPage } from './pages.ts';

/** Three sites on one port of this machine, over https. */
export interface Sites {
  /** The app, as browsers reach it: `https://localhost:50443`. */
  readonly app: string;
  /** Somebody's page that frames the app, of another site. */
  readonly elsewhere: string;
  /** Teams' own origin, for the browser of this test alone. */
  readonly teams: string;
  /** Where that browser finds the two. */
  readonly resolverRules: string;
  /** Which sign-in the app is told that there is. */
  show(shown: { readonly isMicrosoft: boolean }): void;
  close(): Promise<void>;
}

const teams = 'teams.microsoft.com';
const elsewhere = 'intranet.test';

/** Microsoft's library looks below an address for each tenant, with the version of the protocol; the embedded sign-in is one for all. */
const discovery = /^\/[^/]+\/v2\.0\/\.well-known/;
const ofTenant = /^\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/(?=(?:auth|token|session)\b)/;

/** Opens them before the product, which is to know the address that browsers reach it by. */
export async function openSites(product: string): Promise<Sites> {
  let isMicrosoft = true;
  const app = () => front.origin;
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<boolean> => {
    const host = (request.headers.host ?? '').split(':', 1)[0];
    if (host === teams) return say(reply, 'text/html', teamsPage(app()));
    if (host === elsewhere) return say(reply, 'text/html', elsewherePage(app()));
    request.headers['x-forwarded-proto'] = 'https';
    sendCookiesInFrames(reply);
    const path = request.url ?? '/';
    if (path === '/config.json') return say(reply, 'application/json', await configFor(isMicrosoft));
    request.url = path.replace(discovery, '/identity/.well-known').replace(ofTenant, '/identity/');
    return false;
  };
  const configFor = async (asMicrosoft: boolean): Promise<string> => {
    const config = (await (await fetch(`${product}/config.json`)).json()) as { signIn: object };
    return JSON.stringify({ ...config, signIn: { ...config.signIn, kind: asMicrosoft ? 'microsoft' : 'oidc' } });
  };
  const front = await openTlsFront({ names: ['localhost', teams, elsewhere], answer });
  front.leadTo(product);
  const { port } = new URL(front.origin);
  return {
    app: front.origin,
    elsewhere: `https://${elsewhere}`,
    teams: `https://${teams}`,
    resolverRules: [teams, elsewhere].map((host) => `MAP ${host}:443 127.0.0.1:${port}`).join(', '),
    show(shown) {
      ({ isMicrosoft } = shown);
    },
    close: front.close,
  };
}

/** Entra's cookies go along in frames of other sites; ours never do. */
function sendCookiesInFrames(reply: ServerResponse): void {
  const write = reply.writeHead.bind(reply);
  const asEntras = (text: string) => text.replace(/; samesite=lax/i, '; SameSite=None; Secure');
  reply.writeHead = (status: number, headers?: unknown) =>
    write(status, Array.isArray(headers) ? (headers as string[]).map(asEntras) : (headers as OutgoingHttpHeaders));
}

function say(reply: ServerResponse, type: string, text: string): true {
  reply.writeHead(200, { 'content-type': type }).end(text);
  return true;
}
