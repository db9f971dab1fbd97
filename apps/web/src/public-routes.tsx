import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { ReactNode } from 'react';
import { BlockedPage } from './shell/auth/BlockedPage.tsx';

const ShareScreen = onDemand(async () => (await import('./screens/share/ShareScreen.tsx')).ShareScreen);
const TemplatePreviewScreen = onDemand(
  async () => (await import('./screens/template-preview/TemplatePreviewScreen.tsx')).TemplatePreviewScreen,
);
const TenantSignIn = onDemand(async () => (await import('./shell/auth/TenantSignIn.tsx')).TenantSignIn);

const formPath = /^\/form\/([^/]+)\/?$/;
const templatePath = /^\/templates\/preview\/?$/;

/** Path → what is there for somebody who is not signed in. `pageOf` of the contract lists the same paths. */
const publicRoutes: readonly { readonly path: RegExp; readonly draw: (part: string) => ReactNode }[] = [
  { path: formPath, draw: (code) => <ShareScreen code={code} /> },
  { path: /^\/tenant\/([^/]+)\/?$/, draw: (tenantId) => <TenantSignIn tenantId={tenantId} /> },
  { path: templatePath, draw: () => <TemplatePreviewScreen /> },
  { path: /^\/blocked\/?$/, draw: () => <BlockedPage /> },
];

/** Whether a form is at a path, somebody's or a template's: it fills the window. */
export const isForm = (pathname: string): boolean => formPath.test(pathname) || templatePath.test(pathname);

/** Fetches what draws a shared form, with its words; `undefined` at other paths. */
export const loadForm = (pathname: string): Promise<void> | undefined =>
  formPath.test(pathname) ? ShareScreen.load() : undefined;

/** @throws when the page was opened at a path that is not its own */
export function publicScreenAt(pathname: string): ReactNode {
  for (const { path, draw } of publicRoutes) {
    const match = path.exec(pathname);
    if (match) return draw(match[1] ?? '');
  }
  throw new Error(`Nothing public is at ${pathname}.`);
}
