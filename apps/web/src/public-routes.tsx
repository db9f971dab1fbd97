import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { ReactNode } from 'react';
import { BlockedPage } from './shell/auth/BlockedPage.tsx';

const ShareScreen = onDemand(async () => (await import('./screens/share/ShareScreen.tsx')).ShareScreen);
const TenantSignIn = onDemand(async () => (await import('./shell/auth/TenantSignIn.tsx')).TenantSignIn);

const formPath = /^\/form\/([^/]+)\/?$/;

/** Path → what is there for somebody who is not signed in. `pageOf` of the contract lists the same paths. */
const publicRoutes: readonly { readonly path: RegExp; readonly draw: (part: string) => ReactNode }[] = [
  { path: formPath, draw: (code) => <ShareScreen code={code} /> },
  { path: /^\/tenant\/([^/]+)\/?$/, draw: (tenantId) => <TenantSignIn tenantId={tenantId} /> },
  { path: /^\/blocked\/?$/, draw: () => <BlockedPage /> },
];

/** Whether somebody's form is at a path. */
export const isForm = (pathname: string): boolean => formPath.test(pathname);

/** @throws when the page was opened at a path that is not its own */
export function publicScreenAt(pathname: string): ReactNode {
  for (const { path, draw } of publicRoutes) {
    const match = path.exec(pathname);
    if (match) return draw(match[1] ?? '');
  }
  throw new Error(`Nothing public is at ${pathname}.`);
}
