import {
  createRequests,
  getConsentUrl,
  getServerSettings,
  type RegistrationOptions,
  type RegistrationRequest,
} from './registration.ts';

/**
 * Returns a bash script that registers the app with the Azure CLI and prints the settings. The script only needs `az
 * login` with an account that may register apps.
 */
export function createAzureScript(options: RegistrationOptions): string {
  return `#!/usr/bin/env bash
# Registers ${quoteComment(options.name)} in the tenant that 'az login' has signed in to, and prints what to set for the server.
set -euo pipefail
graph=https://graph.microsoft.com/v1.0
tenantId=$(az account show --query tenantId --output tsv)
objectId= appId= secret=

fill() { sed -e "s/{appId}/$appId/g" -e "s/{objectId}/$objectId/g" -e "s/{tenantId}/$tenantId/g" -e "s/{secret}/$secret/g"; }
ask() { az rest --method "$1" --url "$graph$(fill <<< "$2")" --headers 'Content-Type=application/json' --body "$(fill)" --query "$3" --output tsv; }

${createRequests(options).map(formatAzureRequest).join('\n\n')}

echo
echo 'Settings of the server:'
fill <<'END'
${getServerSettings(options).join('\n')}
END
echo
echo 'An administrator consents for everyone in the tenant here:'
fill <<'END'
${getConsentUrl(options)}
END
`;
}

function formatAzureRequest({ purpose, method, path, body }: RegistrationRequest): string {
  const json = `<<'END'\n${JSON.stringify(body, null, 2)}\nEND`;
  const formatCall = (query: string) => `ask ${method} ${quoteBash(path)} ${quoteBash(query)}`;
  return `echo ${quoteBash(purpose)}\n${formatAzureResult(path, formatCall, json)}`;
}

function formatAzureResult(path: string, formatCall: (query: string) => string, json: string): string {
  if (path === '/applications')
    return `app=$(${formatCall('[id, appId]')} ${json}\n)\nread -r objectId appId <<< "$app"`;
  if (path.endsWith('/addPassword')) return `secret=$(${formatCall('secretText')} ${json}\n)`;
  return `${formatCall('id')} > /dev/null ${json}`;
}

/** Returns a PowerShell script that registers the app with the Microsoft Graph module and prints the settings. */
export function createPowerShellScript(options: RegistrationOptions): string {
  return `# Registers ${quoteComment(options.name)} in the tenant that you sign in to, and prints what to set for the server.
#Requires -Modules Microsoft.Graph.Authentication
$ErrorActionPreference = 'Stop'
Connect-MgGraph -Scopes 'Application.ReadWrite.All' -NoWelcome
$script:tenantId = (Get-MgContext).TenantId
$script:objectId = ''; $script:appId = ''; $script:secret = ''

function Fill([string] $text) {
  $text.Replace('{appId}', $script:appId).Replace('{objectId}', $script:objectId).Replace('{tenantId}', $script:tenantId).Replace('{secret}', $script:secret)
}
function Ask([string] $method, [string] $path, [string] $body) {
  Invoke-MgGraphRequest -Method $method -Uri (Fill "https://graph.microsoft.com/v1.0$path") -ContentType 'application/json' -Body (Fill $body)
}

${createRequests(options).map(formatPowerShellRequest).join('\n\n')}

Write-Output '' 'Settings of the server:'
Fill @'
${getServerSettings(options).join('\n')}
'@
Write-Output '' 'An administrator consents for everyone in the tenant here:'
Fill @'
${getConsentUrl(options)}
'@
`;
}

function formatPowerShellRequest({ purpose, method, path, body }: RegistrationRequest): string {
  const call = `Ask ${method} ${quotePowerShell(path)} @'\n${JSON.stringify(body, null, 2)}\n'@`;
  return `Write-Output ${quotePowerShell(purpose)}\n${formatPowerShellResult(path, call)}`;
}

function formatPowerShellResult(path: string, call: string): string {
  if (path === '/applications') return `$app = ${call}\n$script:objectId = $app.id; $script:appId = $app.appId`;
  if (path.endsWith('/addPassword')) return `$script:secret = (${call}\n).secretText`;
  return `$null = ${call}`;
}

const quoteBash = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const quotePowerShell = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** Removes line breaks from a name, which would end the comment. */
const quoteComment = (text: string): string => text.replace(/\s+/g, ' ');
