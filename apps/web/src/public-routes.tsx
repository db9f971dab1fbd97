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

/** Routes for users without a sign-in. `filterPeoplePage` of the contract lists the same paths. */
const publicRoutes: readonly { readonly path: RegExp; readonly render: (part: string) => ReactNode }[] = [
  { path: formPath, render: (code) => <ShareScreen code={code} /> },
  { path: /^\/tenant\/([^/]+)\/?$/, render: (tenantId) => <TenantSignIn tenantId={tenantId} /> },
  { path: templatePath, render: () => <TemplatePreviewScreen /> },
  { path: /^\/blocked\/?$/, render: () => <BlockedPage /> },
];

/** Returns whether a path shows a form, of a share link or a template. A form fills the whole window. */
export const isFormPath = (pathname: string): boolean => formPath.test(pathname) || templatePath.test(pathname);

/** Loads the code and messages of a shared form; returns `undefined` for other paths. */
export const preloadForm = (pathname: string): Promise<void> | undefined =>
  formPath.test(pathname) ? ShareScreen.load() : undefined;

/**
 * Renders the screen of a public path.
 * @throws Error for paths of the signed-in app
 */
export function renderPublicScreen(pathname: string): ReactNode {
  for (const { path, render: draw } of publicRoutes) {
    const match = path.exec(pathname);
    if (match) return draw(match[1] ?? '');
  }
  throw new Error(`${pathname} isn’t a public page.`);
}
