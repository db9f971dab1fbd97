import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { openTlsProxy } from '@tideform/server/testing';
import { createIntranetPage, createTeamsPage } from './pages.ts';

/** Three sites on one port of this machine, over https. */
export interface Sites {
  /** Origin of the app for browsers: `https://localhost:50443`. */
  readonly app: string;
  /** Origin of another site whose page frames the app. */
  readonly otherSite: string;
  /** Origin of Teams; resolves to this machine in the tested browser only. */
  readonly teams: string;
  /** Chromium's `--host-resolver-rules` for the other two sites. */
  readonly resolverRules: string;
  /** Sets the kind of sign-in in the app's configuration. */
  configure(shown: { readonly isMicrosoft: boolean }): void;
  close(): Promise<void>;
}

const teams = 'teams.microsoft.com';
const otherHost = 'intranet.test';

/**
 * Microsoft's library requests URLs per tenant and protocol version; the embedded sign-in has one URL for all tenants.
 */
const discovery = /^\/[^/]+\/v2\.0\/\.well-known/;
const ofTenant = /^\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/(?=(?:auth|token|session)\b)/;

/** Opens the sites. They start before the product, because the product needs its public URL at the start. */
export async function openSites(product: string): Promise<Sites> {
  let isMicrosoft = true;
  const app = () => front.origin;
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<boolean> => {
    const host = (request.headers.host ?? '').split(':', 1)[0];
    if (host === teams) return respond(reply, 'text/html', createTeamsPage(app()));
    if (host === otherHost) return respond(reply, 'text/html', createIntranetPage(app()));
    request.headers['x-forwarded-proto'] = 'https';
    sendCookiesInFrames(reply);
    const path = request.url ?? '/';
    if (path === '/config.json') return respond(reply, 'application/json', await configFor(isMicrosoft));
    request.url = path.replace(discovery, '/identity/.well-known').replace(ofTenant, '/identity/');
    return false;
  };
  const configFor = async (asMicrosoft: boolean): Promise<string> => {
    const config = (await (await fetch(`${product}/config.json`)).json()) as { signIn: object };
    return JSON.stringify({ ...config, signIn: { ...config.signIn, kind: asMicrosoft ? 'microsoft' : 'oidc' } });
  };
  const front = await openTlsProxy({ names: ['localhost', teams, otherHost], intercept: answer });
  front.setTarget(product);
  const { port } = new URL(front.origin);
  return {
    app: front.origin,
    otherSite: `https://${otherHost}`,
    teams: `https://${teams}`,
    resolverRules: [teams, otherHost].map((host) => `MAP ${host}:443 127.0.0.1:${port}`).join(', '),
    configure(shown) {
      ({ isMicrosoft } = shown);
    },
    close: front.close,
  };
}

/**
 * Makes browsers send the sign-in cookies in cross-site frames, as they do with Entra's cookies. The product itself
 * sets these cookies as `SameSite=Lax`.
 */
function sendCookiesInFrames(reply: ServerResponse): void {
  const write = reply.writeHead.bind(reply);
  const asEntras = (text: string) => text.replace(/; samesite=lax/i, '; SameSite=None; Secure');
  reply.writeHead = (status: number, headers?: unknown) =>
    write(status, Array.isArray(headers) ? (headers as string[]).map(asEntras) : (headers as OutgoingHttpHeaders));
}

function respond(reply: ServerResponse, type: string, text: string): true {
  reply.writeHead(200, { 'content-type': type }).end(text);
  return true;
}
