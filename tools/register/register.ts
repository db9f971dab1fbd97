/**
 * Registers the app in Microsoft Entra.
 *
 *     npm run register -- --url https://forms.example.com                      runs the Azure CLI (`az login` first)
 *     npm run register -- --url https://forms.example.com --dry-run            prints the requests, and sends nothing
 *     npm run register -- --url https://forms.example.com --script powershell  prints a script that needs no Node; or `az`
 *
 * `--name Tideform`, `--tenant-only`, `--selected-sites-only`, `--without-server` (no confidential forms, no email in
 * the name of a person), `--workbooks` (Excel tables as data sources through workbook sessions).
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import {
  createRequests,
  getConsentUrl,
  getPermissions,
  getServerSettings,
  type RegistrationOptions,
} from './registration.ts';
import { createAzureScript, createPowerShellScript } from './scripts.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    name: { type: 'string', default: 'Tideform' },
    script: { type: 'string' },
    'tenant-only': { type: 'boolean', default: false },
    'selected-sites-only': { type: 'boolean', default: false },
    'without-server': { type: 'boolean', default: false },
    workbooks: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});

const { url, script } = values;
if (!url || !URL.canParse(url) || !url.startsWith('https:') || !['az', 'powershell', undefined].includes(script)) {
  console.error(
    'Usage: npm run register -- --url https://forms.example.com [--dry-run | --script az|powershell] [--name NAME]',
  );
  console.error('       [--tenant-only] [--selected-sites-only] [--without-server] [--workbooks]');
  process.exit(2);
}
const options: RegistrationOptions = {
  name: values.name,
  origin: new URL(url).origin,
  isTenantOnly: values['tenant-only'],
  hasSelectedSites: values['selected-sites-only'],
  hasServer: !values['without-server'],
  hasWorkbooks: values.workbooks,
};

if (script === 'az') process.stdout.write(createAzureScript(options));
else if (script === 'powershell') process.stdout.write(createPowerShellScript(options));
else if (values['dry-run']) printRequests();
else process.exit(runAzure());

function printRequests(): void {
  for (const { purpose, method, path, body } of createRequests(options)) {
    console.log(`# ${purpose}\n${method} https://graph.microsoft.com/v1.0${path}\n${JSON.stringify(body, null, 2)}\n`);
  }
  console.log(`# Permissions: ${getPermissions(options).join(', ')}\n`);
  console.log(`# Server settings\n${getServerSettings(options).join('\n')}\n`);
  console.log(`# Administrator consent\n${getConsentUrl(options)}`);
}

function runAzure(): number {
  const { status, error } = spawnSync('bash', ['-s'], {
    input: createAzureScript(options),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (error) console.error(`Cannot run bash: ${error.message}. Use --script powershell.`);
  return status ?? 1;
}
