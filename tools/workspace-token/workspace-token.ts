// `npm run -s workspace:token -- MAIL`: an access token of a person of the demonstration, and where it is good, as JSON.
import { readConfig } from '@tideform/server/operating';
import { getDemoToken, NoToken } from './demo-token.ts';

try {
  const { graphBaseUrl, token } = await getDemoToken(readConfig().dataDir, process.argv[2]);
  console.log(`{ "graphBaseUrl": ${JSON.stringify(graphBaseUrl)}, "token": ${JSON.stringify(token)} }`);
} catch (error) {
  if (!(error instanceof NoToken)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
