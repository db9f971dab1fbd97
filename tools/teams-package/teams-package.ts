// `npm run teams:package -- --url https://forms.example.com --client-id 00000000-… --developer "Example Ltd"`: writes
// the app's Teams package to tideform-teams.zip or the file given by `--out`. Optional: `--share-url`, `--version
// 1.0.1`, `--selected-sites-only`.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createTeamsPackage } from './create-teams-package.ts';

const { values: flags } = parseArgs({
  options: {
    url: { type: 'string' },
    'share-url': { type: 'string' },
    'client-id': { type: 'string' },
    developer: { type: 'string', default: 'Tideform' },
    version: { type: 'string', default: '1.0.0' },
    out: { type: 'string', default: 'tideform-teams.zip' },
    'selected-sites-only': { type: 'boolean', default: false },
  },
});

const sites = flags['selected-sites-only'] ? 'Sites.Selected' : 'Sites.Manage.All';
const { url, 'client-id': clientId } = flags;
if (!url || !URL.canParse(url) || !url.startsWith('https:') || !clientId) {
  console.error('Usage: npm run teams:package -- --url https://forms.example.com --client-id ID [--out FILE]');
  process.exit(2);
}
try {
  const content = createTeamsPackage({
    origin: new URL(url).origin,
    shareOrigin: flags['share-url'] && new URL(flags['share-url']).origin,
    clientId,
    developer: flags.developer,
    version: flags.version,
    scopes: ['User.Read', 'User.ReadBasic.All', 'Team.ReadBasic.All', 'Channel.ReadBasic.All', sites],
  });
  writeFileSync(flags.out, content);
  console.log(`Created ${flags.out}. Upload it in Teams: Apps > Manage your apps > Upload an app.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
