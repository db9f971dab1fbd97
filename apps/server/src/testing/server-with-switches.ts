// Starts the product like apps/server/src/main.ts, with switches for rare conditions. Tests set the switches over the
// process channel: `{ switch: 'expire-tokens' }`, `{ switch: 'challenge-tokens', mail }`. The process responds once a
// switch is on.
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { createLogger } from '../http/create-logger.ts';
import { startServer } from '../start-server.ts';
import { createChallenge } from '../workspace/graph/call/error-response.ts';
import type { GraphRequest } from '../workspace/graph/call/graph-request.ts';
import { openWorkspace, type Workspace } from '../workspace/open-workspace.ts';
import { people } from '../workspace/seed/demo-directory.ts';
import type { ServerSwitch } from './server-process.ts';

const config = readConfig();
let workspace: Workspace | undefined;
let expiredBeforeMs = 0;

const server = await startServer(config, {
  logger: createLogger(config.logLevel),
  webRoot: process.env.WEB_ROOT_OF_TEST ?? join(import.meta.dirname, '../../../web/dist'),
  async openWorkspace(ask) {
    const refuse = async (request: GraphRequest) =>
      issuedAtMs(request) < expiredBeforeMs ? createChallenge(ask.publicUrl) : undefined;
    workspace = await openWorkspace({ ...ask, faults: { refuse } });
    return workspace;
  },
});

process.on('message', (turned: ServerSwitch) => {
  if (turned.switch === 'expire-tokens') expiredBeforeMs = Date.now();
  else {
    const found = Object.values(people).find(({ person }) => person.mail === turned.mail);
    if (!found) throw new Error(`No user has the address ${turned.mail}`);
    workspace?.identity.requireFreshToken(found.person.id);
  }
  process.send?.('on');
});
process.once('SIGINT', () => server.close().then(() => process.exit(0)));
process.stdout.write(`Ready at ${server.publicUrl}\n`);

/**
 * Returns when the request's bearer token was issued, in milliseconds. The token's signature was already checked. A
 * request in a batch has no token and counts as new.
 */
function issuedAtMs({ headers }: GraphRequest): number {
  const payload = headers.authorization?.split('.')[1];
  if (payload === undefined) return Number.POSITIVE_INFINITY;
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly iat_ms: number }).iat_ms;
}
