import { LIVENESS_PATH } from './http/serve-probes.ts';

const TIMEOUT_MS = 5000;

/**
 * Checks whether the public URL reaches this server process.
 *
 * @returns one line of text for the operator per finding
 */
export async function checkPublicUrl(publicUrl: string, processId: string): Promise<readonly string[]> {
  const isNear = /^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(publicUrl);
  const open =
    publicUrl.startsWith('https:') || isNear
      ? []
      : [`${publicUrl} isn’t encrypted, so passwords can be intercepted. Use a proxy with a certificate.`];
  try {
    const reply = await fetch(`${publicUrl}${LIVENESS_PATH}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const body = (await reply.json()) as { readonly processId?: unknown };
    if (body.processId === processId) return open;
    return [...open, `${publicUrl} leads to a different server or process. Check PUBLIC_URL and the proxy.`];
  } catch {
    return [...open, `${publicUrl} doesn’t lead to this server yet. Check PUBLIC_URL and the proxy.`];
  }
}
