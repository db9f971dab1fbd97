/**
 * Returns the decoded JSON of a 401's claims challenge; `undefined` without one.
 * @see https://learn.microsoft.com/entra/identity-platform/claims-challenge
 */
export function parseClaimsChallenge(headers: Headers): string | undefined {
  const challenge = headers.get('WWW-Authenticate') ?? '';
  for (const [, name, value] of challenge.matchAll(/(?<![\w-])([\w-]+)\s*=\s*"((?:[^"\\]|\\.)*)"/g)) {
    if (name?.toLowerCase() === 'claims' && value) return decodeBase64(value);
  }
  return undefined;
}

function decodeBase64(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
