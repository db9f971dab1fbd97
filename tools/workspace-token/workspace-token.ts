// `npm run -s workspace:token -- MAIL`: prints an access token of a demo user, and the Graph URL it is valid for, as
// JSON.
import { readConfig } from '@tideform/server/operating';
import { getDemoToken, TokenUnavailableError } from './demo-token.ts';

try {
  const { graphBaseUrl, token } = await getDemoToken(readConfig().dataDir, process.argv[2]);
  console.log(`{ "graphBaseUrl": ${JSON.stringify(graphBaseUrl)}, "token": ${JSON.stringify(token)} }`);
} catch (error) {
  if (!(error instanceof TokenUnavailableError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
